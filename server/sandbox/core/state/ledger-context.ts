/** What the rules know of the ledger that they judge for. Amounts are stroops. */
export interface LedgerContext {
  readonly protocol: number;
  /** The ledger that is being made, or at submission the coming one. */
  readonly sequence: number;
  /** When it closes; at submission when the last one did. Unix seconds. */
  readonly closeTime: bigint;
  readonly baseFee: bigint;
  readonly baseReserve: bigint;
}
