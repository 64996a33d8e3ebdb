import type { TransactionRecord } from './records.ts';

/** Number of operations that the fee pays for: a fee bump counts as one more. */
export const paidFor = ({ operationCount, innerHash }: TransactionRecord): number =>
  operationCount + (innerHash === null ? 0 : 1);
