/**
 * Total-order ids (SEP-35): ledger in the upper 32 bits, then 20 bits for the index of the transaction and 12 for that
 * of the operation, both counted from 1. A transaction has operation 0, a ledger has both 0.
 */
const TRANSACTION_BITS = 12n;
const LEDGER_BITS = 32n;

export const ledgerId = (sequence: number): bigint => BigInt(sequence) << LEDGER_BITS;

/** @param index from 1 */
export const transactionId = (sequence: number, index: number): bigint =>
  ledgerId(sequence) | (BigInt(index) << TRANSACTION_BITS);

/** The last possible id of the ledger: later ids are greater. */
export const afterLedger = (sequence: number): bigint => ledgerId(sequence + 1) - 1n;

export const ledgerOf = (id: bigint): number => Number(id >> LEDGER_BITS);
