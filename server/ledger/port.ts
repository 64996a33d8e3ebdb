/**
 * The ledger in the product's words. Amounts are stroops (10^-7 XLM), moments are the ledger's own close times, hashes
 * are 64 lowercase hexadecimal digits, accounts are public keys (G...).
 *
 * What cannot be learned throws LedgerUnavailable: no answer in time, no connection, too many requests. Only `submit`
 * never throws for that, since not knowing is an answer there.
 */
export interface Ledger {
  readonly network: LedgerNetwork;
  /**
   * Asks the network who it is: the passphrase must be the configured one, and it must still be the network that was
   * met before. Learns its identity; to be called before anything else, and again whenever in doubt.
   * @throws LedgerUnavailable when it does not answer
   */
  check(): Promise<LedgerHealth>;
  /** sha256 of the passphrase and of the first ledger that was seen. @throws LedgerUnavailable before a good `check` */
  networkId(): string;
  /** null: not on the ledger. */
  account(publicKey: string): Promise<LedgerAccount | null>;
  /** Several at once, a few requests at a time; accounts that are not on the ledger are left out. */
  accounts(publicKeys: readonly string[]): Promise<Map<string, LedgerAccount>>;
  /**
   * The last used sequence numbers of those that are on the ledger, as they were a few seconds ago at most. One that is
   * out of date is refused by the ledger and does no harm.
   */
  sequences(publicKeys: readonly string[]): Promise<Map<string, bigint>>;
  /** The newest ledger of the history, which may lag behind what was closed. */
  latest(): Promise<LedgerClose>;
  /** Ledgers of the history after that one, oldest first, 200 at most. */
  closesAfter(sequence: number): Promise<LedgerClose[]>;
  /** Hears of each ledger after that one. May miss none, may tell one twice. @returns what ends it */
  followCloses(
    sequence: number,
    hear: (close: LedgerClose) => void,
    fail: (error: Error) => void,
  ): () => void;
  /** By its own hash or by that of the transaction inside of a fee bump. null: the history does not have it. */
  transaction(hash: string): Promise<LedgerTransaction | null>;
  /** All transactions of the ledgers after that one, failed ones too, oldest first, page by page. */
  transactionsAfter(cursor: string, limit?: number): Promise<LedgerTransaction[]>;
  fees(): Promise<LedgerFees>;
  /** Asks the network's faucet. That the account has its money already counts as success. @throws FundingRefused */
  fund(publicKey: string): Promise<void>;
  /**
   * Payments of lumens that succeeded, oldest first, 200 at most.
   * @param cursor '' for the beginning of the history, or the cursor of the last payment that was read
   * @param of of that account alone; otherwise of all
   */
  paymentsAfter(cursor: string, limit: number, of?: string): Promise<LedgerPayment[]>;
  /** Unsigned. The hash does not cover signatures, so it is final. */
  build(plan: TransactionPlan): Promise<BuiltTransaction>;
  /** Adds signatures of 64 bytes over the hash. A surplus one makes the ledger refuse the whole. */
  attach(envelopeXdr: string, signatures: readonly LedgerSignature[]): Promise<string>;
  /**
   * Which of these keys signed that very transaction, as far as an envelope from elsewhere shows it. The envelope's
   * own content must be the transaction with that hash: a wallet that altered fee, bounds or anything else signed another.
   * Signatures that do not verify strictly, and those of others, are left out; each key is found once.
   * @param hash of the transaction that was to be signed
   * @throws EnvelopeRefused when it is no transaction's envelope, or another transaction's
   */
  signaturesIn(envelopeXdr: string, hash: string, publicKeys: readonly string[]): Promise<LedgerSignature[]>;
  /** Wraps signed bytes, unchanged, into a transaction whose fee another account pays. Unsigned. @param maxFee stroops in all */
  feeBump(innerXdr: string, feeSource: string, maxFee: bigint): Promise<BuiltTransaction>;
  /** Hands the bytes over; does not wait for a ledger to close. Never throws for faults of the network. */
  submit(envelopeXdr: string): Promise<SubmitAnswer>;
  /** Ends streams and connections. */
  close(): void;
}

export type NetworkName = 'sandbox' | 'quickstart' | 'testnet';

export interface LedgerNetwork {
  readonly name: NetworkName;
  readonly passphrase: string;
  readonly horizonUrl: string;
  /** Expected seconds between two ledgers. */
  readonly closeSeconds: number;
  /** It has a faucet. */
  readonly fundable: boolean;
  /** Where people may look. null: the network has no such pages. */
  readonly explorer: { account(publicKey: string): string; transaction(hash: string): string } | null;
}

export type LedgerHealth =
  | { state: 'up'; networkId: string; latest: LedgerClose }
  /** Money must not move: the address leads to another network, or to the same one after it was wiped. */
  | { state: 'wrong_network'; notice: string }
  /** @param networkId of the one that was known */
  | { state: 'reset'; notice: string; networkId: string };

export interface LedgerAccount {
  publicKey: string;
  balance: bigint;
  /** balance - reserve, never negative. The fee of a transaction comes from it too. */
  spendable: bigint;
  /** What must stay: (2 + subentries) base reserves. */
  reserve: bigint;
  /** The last one that was used. */
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
  /** Its place in the history; `transactionsAfter` goes on from it. */
  cursor: string;
  hash: string;
  /** Of the transaction inside, when this is a fee bump. */
  innerHash: string | null;
  successful: boolean;
  ledger: number;
  closedAt: Date;
  source: string;
  /** Stroops that were taken, also from a failed one; and from whom. */
  feeCharged: bigint;
  feeAccount: string;
  /** null: everything succeeded. */
  resultCodes: ResultCodes | null;
  envelopeXdr: string;
  memoHash: Buffer | null;
}

/** As Horizon spells them: 'tx_failed', 'op_underfunded'. Of a fee bump they are those of the transaction inside. */
export interface ResultCodes {
  transaction: string;
  operations: string[];
}

export interface LedgerFees {
  /** Stroops an operation that the last ledger asked for at least. */
  lastBaseFee: bigint;
  /** The bid that 90 of 100 stayed below lately. */
  p90: bigint;
}

export interface LedgerPayment {
  /** Its place in the history: of the operation. `paymentsAfter` goes on from it. */
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
  /** The account that acts, when it is not the transaction's source. */
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
      /** One an operation; weight 0 deletes. */
      signer?: { key: string; weight: number };
      homeDomain?: string;
    } & WithSource);

export interface TransactionPlan {
  source: string;
  /** The one that this transaction uses. */
  sequence: bigint;
  operations: readonly PlannedOperation[];
  memoHash: Buffer | null;
  /** Seconds since 1970, ledger time. 0: no lower bound. */
  minTime: number;
  maxTime: number;
  /** Stroops: a most, the network takes what it needs. */
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
  /** It waits for a ledger, now or since an earlier time. */
  | { outcome: 'accepted' }
  /** Refused by the node that was asked. @param feeNeeded stroops in all, with tx_insufficient_fee */
  | { outcome: 'rejected'; codes: ResultCodes; feeNeeded: bigint | null }
  /** The bytes are no transaction. */
  | { outcome: 'malformed'; detail: string }
  /** It may be waiting and it may not. */
  | { outcome: 'unknown'; why: UnknownWhy };

export type UnknownWhy =
  /** The network asks to come back: another transaction of the source waits, or this one was dropped lately. */
  'try_again_later' | 'rate_limited' | 'unavailable' | 'timeout' | 'connection';
