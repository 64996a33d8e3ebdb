/**
 * Founding settings of a ledger. The first header fixes the fields that headers carry; later ones may raise the base
 * fee.
 */
export interface LedgerSettings {
  /** The network's passphrase. Its sha256 is part of every signed hash and the seed of the root account. */
  readonly passphrase: string;
  /** Stroops per operation while there is room. */
  readonly baseFee: number;
  /** Stroops locked per entry; an account itself counts as two. */
  readonly baseReserve: number;
  /**
   * Protocol version whose rules apply: 19 to 25 are distinguished where they differ for the operations supported here.
   */
  readonly protocol: number;
  /** Operations per ledger. The queue holds twice as many. */
  readonly maxTxSetOps: number;
  /** Usual seconds per ledger on networks of this kind; an envelope must stay valid for two of them to be accepted. */
  readonly expectedCloseSeconds: number;
  /**
   * Queued transactions per source account: `one` for a ledger, or a `chain` of consecutive sequence numbers, as cores
   * before version 20 allowed.
   */
  readonly queuedPerSource: 'one' | 'chain';
}

export const DEFAULT_LEDGER_SETTINGS: Omit<LedgerSettings, 'passphrase'> = {
  baseFee: 100,
  baseReserve: 5_000_000,
  protocol: 19,
  maxTxSetOps: 20_000,
  expectedCloseSeconds: 5,
  queuedPerSource: 'one',
};

/** Largest amount of stroops and largest sequence number of the protocol. */
export const INT64_MAX = 9_223_372_036_854_775_807n;

/** 100 billion lumens: the total supply, as no operation creates new ones. */
export const TOTAL_COINS = 1_000_000_000_000_000_000n;

/** Properties of the ledger that the rules validate for. Amounts are stroops. */
export interface LedgerContext {
  readonly protocol: number;
  /** The ledger being built, or the next one on submission. */
  readonly sequence: number;
  /** Its close time; on submission that of the last one. Unix seconds. */
  readonly closeTime: bigint;
  readonly baseFee: bigint;
  readonly baseReserve: bigint;
}
