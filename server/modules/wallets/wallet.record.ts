import type { AccountOwner } from './vault/account-owner.ts';

/** A wallet as it is stored: whose it is and where it is on the ledger. Secrets are the vault's. */
export interface WalletRecord {
  id: string;
  owner: WalletOwner;
  publicKey: string;
  createdAt: Date;
}

/** People and issuers have wallets; the platform's own accounts are none. */
export type WalletOwner = AccountOwner & { kind: 'user' | 'issuer' };

/** What the ledger says of an account, in stroops. */
export interface Balance {
  /** It exists on the ledger. */
  funded: boolean;
  balance: bigint;
  /** What can leave it, the fee of a payment included. */
  spendable: bigint;
  /** What the network keeps. */
  reserve: bigint;
}

/** A balance, and how much it can be believed. */
export interface KnownBalance extends Balance {
  /** The ledger cannot be asked: this is what it said last. */
  stale: boolean;
  /** When it said so; null: it never was asked. */
  readAt: Date | null;
}

export const NOTHING: Balance = { funded: false, balance: 0n, spendable: 0n, reserve: 0n };
