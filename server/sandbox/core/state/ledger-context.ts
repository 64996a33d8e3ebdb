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
