import { INT64_MAX, type LedgerContext } from '../ledger-settings.ts';

/** A key that may sign for an account, in addition to the account's own. */
export interface Signer {
  /** G..., T..., X... or P... */
  readonly key: string;
  /** 1 to 255. */
  readonly weight: number;
}

/** Weight of the account's own key and the weight that each class of operation needs; 0 to 255. */
export interface Thresholds {
  readonly master: number;
  readonly low: number;
  readonly medium: number;
  readonly high: number;
}

/** An account in a certain ledger. Immutable: a change creates another object. Amounts are stroops. */
export interface Account {
  /** G... */
  readonly id: string;
  readonly balance: bigint;
  readonly sequence: bigint;
  /** Ledger and close time (unix seconds) of the last use of the sequence number; 0 while it was never used. */
  readonly sequenceLedger: number;
  readonly sequenceTime: number;
  readonly thresholds: Thresholds;
  /** 1 required, 2 revocable, 4 immutable, 8 clawback. */
  readonly flags: number;
  /** Printable ASCII, at most 32; empty when there is none. */
  readonly homeDomain: string;
  readonly inflationDestination: string | null;
  /** In the order of their XDR, at most 20. */
  readonly signers: readonly Signer[];
  /** Value in base64 by name, names in byte order. */
  readonly data: ReadonlyMap<string, string>;
  /** Ledger that the entry was last written in. */
  readonly lastModifiedLedger: number;
}

/** One account before and after a change; null where there is no account. */
export interface AccountChange {
  readonly before: Account | null;
  readonly after: Account | null;
}

/** Number of signers and data entries of an account. */
export function subentriesOf(account: Account): number {
  return account.signers.length + account.data.size;
}

export interface AccountReader {
  get(id: string): Account | null;
}

/** An account counts as two entries. */
export const ACCOUNT_ENTRIES = 2;
export const MAX_SIGNERS = 20;
export const MAX_SUBENTRIES = 1000;

/** Spendable stroops. Negative when a fee was charged from the reserve. */
export function available(account: Account, { baseReserve }: LedgerContext): bigint {
  return account.balance - BigInt(ACCOUNT_ENTRIES + subentriesOf(account)) * baseReserve;
}

/** Returns the reason why one more signer or data entry is impossible, if so. */
export function subentryRefusal(
  account: Account,
  ledger: LedgerContext,
): 'too_many_subentries' | 'low_reserve' | null {
  if (subentriesOf(account) >= MAX_SUBENTRIES) {
    return 'too_many_subentries';
  }
  return available(account, ledger) < ledger.baseReserve ? 'low_reserve' : null;
}

/** Returns the account plus the amount, or null when its balance would overflow. */
export function credited(account: Account, amount: bigint): Account | null {
  return amount > INT64_MAX - account.balance ? null : { ...account, balance: account.balance + amount };
}

export function debited(account: Account, amount: bigint): Account {
  return { ...account, balance: account.balance - amount };
}

/** The first sequence number of accounts that this ledger creates, which no transaction of it may use. */
export function startingSequence(ledger: number): bigint {
  return BigInt(ledger) << 32n;
}
