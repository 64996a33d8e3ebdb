/**
 * The ledger in the product's words. Amounts are stroops (10^-7 XLM), timestamps are the ledger's own close times,
 * hashes are 64 lowercase hexadecimal digits, accounts are public keys (G...).
 *
 * Calls that cannot get an answer throw LedgerUnavailable: no answer in time, no connection, too many requests. Only
 * `submit` never throws for that, because an unknown outcome is an answer there.
 */
export interface Ledger {
  readonly network: LedgerNetwork;
  /**
   * Checks the network's identity: the passphrase must be the configured one, and it must still be the network that was
   * seen before. Stores its identity; call it before anything else, and again whenever in doubt.
   * @throws LedgerUnavailable when it does not answer
   */
  check(): Promise<LedgerHealth>;
  /** sha256 of the passphrase and of the first ledger seen. @throws LedgerUnavailable before a successful `check` */
  networkId(): string;
  /** null: not on the ledger. */
  account(publicKey: string): Promise<LedgerAccount | null>;
  /** Reads several accounts, a few requests at a time; accounts that are not on the ledger are left out. */
  accounts(publicKeys: readonly string[]): Promise<Map<string, LedgerAccount>>;
  /**
   * The last used sequence numbers of the accounts that are on the ledger, at most a few seconds old. The ledger
   * refuses an outdated one, which does no harm.
   */
  sequences(publicKeys: readonly string[]): Promise<Map<string, bigint>>;
  /** The newest ledger of the history, which may lag behind the last close. */
  latest(): Promise<LedgerClose>;
  /** Ledgers of the history after that one, oldest first, 200 at most. */
  closesAfter(sequence: number): Promise<LedgerClose[]>;
  /** Calls `hear` with each ledger after that one. Misses none, but may repeat one. @returns a function that ends it */
  followCloses(
    sequence: number,
    hear: (close: LedgerClose) => void,
    fail: (error: Error) => void,
  ): () => void;
  /** By its own hash or by that of a fee bump's inner transaction. null: the history does not have it. */
  transaction(hash: string): Promise<LedgerTransaction | null>;
  /** All transactions of the ledgers after that one, failed ones too, oldest first, page by page. */
  transactionsAfter(cursor: string, limit?: number): Promise<LedgerTransaction[]>;
  fees(): Promise<LedgerFees>;
  /**
   * Requests lumens from the network's faucet. An account that is already funded counts as success.
   * @throws FundingRefused
   */
  fund(publicKey: string): Promise<void>;
  /**
   * Payments of lumens that succeeded, oldest first, 200 at most.
   * @param cursor '' for the beginning of the history, or the cursor of the last payment that was read
   * @param of only payments of that account; otherwise of all accounts
   */
  paymentsAfter(cursor: string, limit: number, of?: string): Promise<LedgerPayment[]>;
  /** Unsigned. The hash does not cover signatures, so it is final. */
  build(plan: TransactionPlan): Promise<BuiltTransaction>;
  /** Adds signatures of 64 bytes over the hash. The ledger refuses a transaction with a surplus signature. */
  attach(envelopeXdr: string, signatures: readonly LedgerSignature[]): Promise<string>;
  /**
   * Returns the valid signatures of these keys in an externally signed envelope. The envelope must contain the
   * transaction with that hash: a wallet that altered fee, bounds or anything else signed another one. Invalid
   * signatures (strict verification) and those of other keys are left out; each key is returned once.
   * @param hash of the transaction that was to be signed
   * @throws EnvelopeRefused when it is no transaction's envelope, or another transaction's
   */
  signaturesIn(envelopeXdr: string, hash: string, publicKeys: readonly string[]): Promise<LedgerSignature[]>;
  /**
   * Wraps signed bytes, unchanged, into a transaction whose fee another account pays. Unsigned.
   * @param maxFee total stroops
   */
  feeBump(innerXdr: string, feeSource: string, maxFee: bigint): Promise<BuiltTransaction>;
  /** Submits the bytes; does not wait for a ledger to close. Never throws for faults of the network. */
  submit(envelopeXdr: string): Promise<SubmitAnswer>;
  /** Closes streams and connections. */
  close(): void;
}

export type NetworkName = 'sandbox' | 'quickstart' | 'testnet';

export interface LedgerNetwork {
  readonly name: NetworkName;
  readonly passphrase: string;
  readonly horizonUrl: string;
  /** Expected seconds between two ledgers. */
  readonly closeSeconds: number;
  /** The network has a faucet. */
  readonly fundable: boolean;
  /** Explorer URLs. null: the network has no explorer. */
  readonly explorer: { account(publicKey: string): string; transaction(hash: string): string } | null;
}

export type LedgerHealth =
  | { state: 'up'; networkId: string; latest: LedgerClose }
  /** Money must not move: the server belongs to another network, or the same one was wiped. */
  | { state: 'wrong_network'; notice: string }
  /** @param networkId of the network before the reset */
  | { state: 'reset'; notice: string; networkId: string };

export interface LedgerAccount {
  publicKey: string;
  balance: bigint;
  /** balance - reserve, never negative. The fee of a transaction comes from it too. */
  spendable: bigint;
  /** Minimum balance: (2 + subentries) base reserves. */
  reserve: bigint;
  /** The last used sequence number. */
  sequence: bigint;
  subentries: number;
  thresholds: { low: number; medium: number; high: number };
  signers: { key: string; weight: number }[];
}

export interface LedgerClose {
  sequence: number;
  hash: string;
  closedAt: Date;
  /** Successful and failed ones. */
  transactions: number;
}

export interface LedgerTransaction {
  /** Its cursor in the history; `transactionsAfter` continues from it. */
  cursor: string;
  hash: string;
  /** Hash of the inner transaction, when this is a fee bump. */
  innerHash: string | null;
  successful: boolean;
  ledger: number;
  closedAt: Date;
  source: string;
  /** Stroops charged, also for a failed transaction; and the account that paid them. */
  feeCharged: bigint;
  feeAccount: string;
  /** null: everything succeeded. */
  resultCodes: ResultCodes | null;
  envelopeXdr: string;
  memoHash: Buffer | null;
}

/** As Horizon spells them: 'tx_failed', 'op_underfunded'. For a fee bump, those of the inner transaction. */
export interface ResultCodes {
  transaction: string;
  operations: string[];
}

export interface LedgerFees {
  /** Minimum stroops per operation in the last ledger. */
  lastBaseFee: bigint;
  /** The 90th percentile of recent bids. */
  p90: bigint;
}

export interface LedgerPayment {
  /** Cursor of the operation in the history. `paymentsAfter` continues from it. */
  cursor: string;
  operationId: string;
  kind: 'payment' | 'create_account' | 'merge';
  transactionHash: string;
  memoHash: Buffer | null;
  from: string;
  to: string;
  stroops: bigint;
  closedAt: Date;
  ledger: number;
  /** Of the whole transaction. */
  feeCharged: bigint;
  feeAccount: string;
}

interface WithSource {
  /** The acting account, when it is not the transaction's source. */
  from?: string;
}

export type PlannedOperation =
  | ({ type: 'payment'; to: string; stroops: bigint } & WithSource)
  | ({ type: 'create_account'; to: string; stroops: bigint } & WithSource)
  | ({ type: 'bump_sequence'; to: bigint } & WithSource)
  | ({ type: 'account_merge'; to: string } & WithSource)
  /** null deletes. */
  | ({ type: 'manage_data'; name: string; value: Buffer | null } & WithSource)
  | ({
      type: 'set_options';
      masterWeight?: number;
      low?: number;
      medium?: number;
      high?: number;
      /** One signer per operation; weight 0 deletes. */
      signer?: { key: string; weight: number };
      homeDomain?: string;
    } & WithSource);

export interface TransactionPlan {
  source: string;
  /** The sequence number that this transaction uses. */
  sequence: bigint;
  operations: readonly PlannedOperation[];
  memoHash: Buffer | null;
  /** Seconds since 1970, ledger time. 0: no lower bound. */
  minTime: number;
  maxTime: number;
  /** Stroops: a maximum, the network charges what it needs. */
  feePerOperation: bigint;
}

export interface BuiltTransaction {
  envelopeXdr: string;
  hash: string;
}

export interface LedgerSignature {
  publicKey: string;
  signature: Buffer;
}

export type SubmitAnswer =
  /** It is in a queue for a ledger, now or since an earlier submission. */
  | { outcome: 'accepted' }
  /** Refused by the node. @param feeNeeded total stroops, with tx_insufficient_fee */
  | { outcome: 'rejected'; codes: ResultCodes; feeNeeded: bigint | null }
  /** The bytes are not a transaction. */
  | { outcome: 'malformed'; detail: string }
  /** It may or may not be in a queue. */
  | { outcome: 'unknown'; why: UnknownWhy };

export type UnknownWhy =
  /** The network asks for a retry: another transaction of the source is queued, or this one was dropped recently. */
  'try_again_later' | 'rate_limited' | 'unavailable' | 'timeout' | 'connection';
