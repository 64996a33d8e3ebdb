import type { AccountOwner } from './vault/vault.reads.ts';

/** A wallet as it is stored: its owner and its account on the ledger. Secrets are in the vault. */
export interface WalletRecord {
  id: string;
  owner: WalletOwner;
  publicKey: string;
  createdAt: Date;
}

/** People and issuers have wallets; the platform's own accounts have none. */
export type WalletOwner = AccountOwner & { kind: 'user' | 'issuer' };

/** The balance of an account on the ledger, in stroops. */
export interface Balance {
  /** It exists on the ledger. */
  funded: boolean;
  balance: bigint;
  /** The part that can leave it, the fee of a payment included. */
  spendable: bigint;
  /** The part that the network reserves. */
  reserve: bigint;
}

/** A balance, and whether it is current. */
export interface KnownBalance extends Balance {
  /** The ledger is unavailable: this is the last balance read. */
  stale: boolean;
  /** When it was read; null: never. */
  readAt: Date | null;
}

export const NOTHING: Balance = { funded: false, balance: 0n, spendable: 0n, reserve: 0n };
