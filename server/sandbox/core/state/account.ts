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
