import { INT64_MAX } from '../ledger-settings.ts';
import { type AnyTransaction, innerOf } from '../transaction/transaction.ts';

export function sequenceOf(transaction: AnyTransaction): bigint {
  return innerOf(transaction).sequence;
}

/** Queued transactions of one source account, by sequence number; never empty. */
export interface SourceLine {
  transactions: AnyTransaction[];
  /** Ledgers that closed without any of them. */
  age: number;
}

/** Position of a sequence number in a line: an index that is taken, right behind the last, or none. */
export type Place = { readonly taken: number } | 'next' | 'none';

export function placeOf(line: readonly AnyTransaction[], transaction: AnyTransaction): Place {
  const sequence = sequenceOf(transaction);
  const last = line.at(-1);
  if (last === undefined) {
    return 'next';
  }
  if (sequence > sequenceOf(last)) {
    const { minSequence } = innerOf(transaction).preconditions;
    const follows =
      minSequence === null ? sequence === sequenceOf(last) + 1n : minSequence <= sequenceOf(last);
    return follows ? 'next' : 'none';
  }
  const taken = line.findIndex((other) => sequenceOf(other) === sequence);
  return taken < 0 ? 'none' : { taken };
}

/**
 * Returns true for the same envelope, signatures included; or for the inner transaction of a queued fee bump. A fee
 * bump of a queued plain transaction is another bid, no duplicate.
 */
export function isDuplicate(waiting: AnyTransaction, coming: AnyTransaction): boolean {
  if (waiting.kind === coming.kind) {
    return waiting.fullHash === coming.fullHash;
  }
  return waiting.kind === 'fee_bump' && waiting.inner.fullHash === coming.fullHash;
}

/** A bid per operation must be ten times the queued one to replace it. */
const MULTIPLIER = 10n;

/** Null: the bid is high enough. Otherwise the sufficient bid. */
export function bidToReplace(
  coming: { fee: bigint; operations: number },
  waiting: { fee: bigint; operations: number },
): bigint | null {
  const [ours, theirs] = [BigInt(Math.max(1, coming.operations)), BigInt(Math.max(1, waiting.operations))];
  const wanted = waiting.fee * ours * MULTIPLIER;
  if (coming.fee >= 0n && coming.fee * theirs >= wanted) {
    return null;
  }
  const needed = (wanted + theirs - 1n) / theirs;
  return needed > INT64_MAX ? INT64_MAX : needed;
}
