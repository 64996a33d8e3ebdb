import type { LedgerSettings } from '../ledger-settings.ts';
import { plainOutcome, type TransactionOutcome } from '../result/outcomes.ts';
import { TX } from '../result/result-codes.ts';
import { available } from '../state/account.ts';
import { checkTransaction, minimumFee, passes } from '../transaction/check-transaction.ts';
import {
  type AnyTransaction,
  type FeeBump,
  feeSourceOf,
  innerOf,
  paidOperations,
} from '../transaction/transaction.ts';
import { bidToReplace, isDuplicate, placeOf, sequenceOf } from './source-line.ts';
import type { TransactionQueue } from './transaction-queue.ts';
import type { TrimCircumstances } from './trim.ts';

export type Admission =
  | { readonly status: 'PENDING' | 'DUPLICATE' | 'TRY_AGAIN_LATER' }
  | { readonly status: 'ERROR'; readonly outcome: TransactionOutcome };

/** A transaction's position in its source's line. */
interface Standing {
  readonly replaced: AnyTransaction | null;
  /** Sequence number of the previous one; null: that of the account. */
  readonly current: bigint | null;
}

const LATER: Admission = { status: 'TRY_AGAIN_LATER' };
const DUPLICATE: Admission = { status: 'DUPLICATE' };

function error(code: number, fee: bigint): Admission {
  return { status: 'ERROR', outcome: plainOutcome(code, fee) };
}

/** Replaces a queued transaction by a fee bump, whose bid must be high enough. */
function replace(bump: FeeBump, waiting: AnyTransaction, current: bigint | null): Admission | Standing {
  if (isDuplicate(waiting, bump)) {
    return DUPLICATE;
  }
  const [ours, theirs] = [bump, waiting].map((one) => ({ fee: one.fee, operations: paidOperations(one) }));
  const needed = ours && theirs ? bidToReplace(ours, theirs) : null;
  return needed === null ? { replaced: waiting, current } : error(TX.insufficientFee, needed);
}

/** Only one transaction per source is queued, and only a fee bump of the same number may replace it. */
function standAlone(transaction: AnyTransaction, waiting: AnyTransaction): Admission | Standing {
  const [sequence, taken] = [sequenceOf(transaction), sequenceOf(waiting)];
  if (transaction.kind === 'fee_bump') {
    if (sequence < taken) {
      return error(TX.badSeq, 0n);
    }
    return sequence > taken ? LATER : replace(transaction, waiting, null);
  }
  if (isDuplicate(waiting, transaction)) {
    return DUPLICATE;
  }
  // A number already passed is validated as any other envelope, and found invalid then at the latest.
  return sequence < taken ? { replaced: null, current: taken } : LATER;
}

/** A source's transactions queue in consecutive sequence numbers. Only the first may require an age or a gap. */
function standInLine(transaction: AnyTransaction, line: readonly AnyTransaction[]): Admission | Standing {
  const place = placeOf(line, transaction);
  const last = line.at(-1);
  const end = last === undefined ? null : sequenceOf(last);
  const { minSequenceAge, minSequenceGap } = innerOf(transaction).preconditions;
  const asksForAge = minSequenceAge !== 0n || minSequenceGap !== 0;
  const taken = typeof place === 'object' ? line[place.taken] : undefined;
  if (transaction.kind === 'transaction') {
    if (taken !== undefined && isDuplicate(taken, transaction)) {
      return DUPLICATE;
    }
    return asksForAge ? LATER : { replaced: null, current: end };
  }
  if (place === 'none') {
    return error(TX.badSeq, 0n);
  }
  const at = typeof place === 'object' ? place.taken : line.length;
  const before = line[at - 1];
  const standing = { replaced: null, current: before === undefined ? null : sequenceOf(before) };
  const answer = taken === undefined ? standing : replace(transaction, taken, standing.current);
  return 'status' in answer || at === 0 || !asksForAge ? answer : LATER;
}

function stand(
  transaction: AnyTransaction,
  line: readonly AnyTransaction[],
  queuedPerSource: LedgerSettings['queuedPerSource'],
): Admission | Standing {
  const [first] = line;
  if (first === undefined) {
    return { replaced: null, current: null };
  }
  return queuedPerSource === 'one' ? standAlone(transaction, first) : standInLine(transaction, line);
}

/** From this protocol on a negative bid is malformed. */
const NEGATIVE_IS_MALFORMED = 20;

/** Checked last: returns true when the payer cannot pay this bid on top of all queued bids that the account pays. */
function cannotPay(
  transaction: AnyTransaction,
  replaced: AnyTransaction | null,
  queue: TransactionQueue,
  { accounts, ledger }: TrimCircumstances,
): boolean {
  const payer = feeSourceOf(transaction);
  const account = accounts.get(payer);
  const spared = replaced !== null && feeSourceOf(replaced) === payer ? replaced.fee : 0n;
  return account === null || available(account, ledger) - (transaction.fee - spared) < queue.bidsOf(payer);
}

/** Validates a transaction on submission and queues it when it is valid. */
export function admit(
  transaction: AnyTransaction,
  queue: TransactionQueue,
  circumstances: TrimCircumstances,
  queuedPerSource: LedgerSettings['queuedPerSource'],
): Admission {
  const { ledger } = circumstances;
  if (queue.bans.has(transaction.fullHash)) {
    return LATER;
  }
  if (transaction.fee < 0n && ledger.protocol >= NEGATIVE_IS_MALFORMED) {
    return error(TX.malformed, 0n);
  }
  const standing = stand(transaction, queue.lineOf(innerOf(transaction).source), queuedPerSource);
  if ('status' in standing) {
    return standing;
  }
  const { replaced, current } = standing;
  const room = queue.room.ask(transaction, replaced);
  if ('needed' in room) {
    queue.bans.add(transaction.fullHash);
    return room.needed === null ? LATER : error(TX.insufficientFee, room.needed);
  }
  const outcome = checkTransaction(transaction, { ...circumstances, current });
  if (!passes(outcome)) {
    return { status: 'ERROR', outcome };
  }
  if (cannotPay(transaction, replaced, queue, circumstances)) {
    return error(TX.insufficientBalance, minimumFee(transaction, ledger));
  }
  queue.add(transaction, replaced);
  queue.evict(room.evict);
  return { status: 'PENDING' };
}
