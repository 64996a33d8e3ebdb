/** What a ledger is founded on. What its headers carry, the first header fixes; later ones may raise the base fee. */
export interface LedgerSettings {
  /** The network's passphrase. Its sha256 is part of every signed hash and the seed of the root account. */
  readonly passphrase: string;
  /** Stroops that an operation costs while there is room. */
  readonly baseFee: number;
  /** Stroops that each entry locks; an account itself counts as two. */
  readonly baseReserve: number;
  /** Rules of this protocol version hold: 19 to 25 are told apart where they differ for the operations known here. */
  readonly protocol: number;
  /** Operations that fit one ledger. The queue holds twice as many. */
  readonly maxTxSetOps: number;
  /** Seconds that networks of this kind need for a ledger; an envelope must outlive two of them to be taken in. */
  readonly expectedCloseSeconds: number;
  /**
   * What may wait of one source account: `one` transaction for a ledger, or a `chain` of following sequence numbers, as
   * cores before version 20 allowed.
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

/** 100 billion lumens: all there ever are, as no operation makes new ones. */
export const TOTAL_COINS = 1_000_000_000_000_000_000n;
