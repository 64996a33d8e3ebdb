import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { CallbackTarget } from '../callbacks/callback.writes.ts';
import { isOfOther, type Transfer } from '../payment.rules.ts';
import type { RefundObservation, RefundQuery } from '../port.ts';
import { pollTransfer } from './poll-question.ts';
import { type QuestionRecord, readLastQuestion } from './question.writes.ts';

/** A callback about a refund or a payout. */
export interface TransferReport extends CallbackTarget {
  id: string;
  receivedAt: Date;
  tries: number;
  /** The question that it answers; null for the result of the request itself, and for what nobody asked for. */
  question: QuestionRecord | null;
}

/** Tries until the result of a request whose answer was lost is left to the questions that follow: about 40 minutes. */
const CLAIM_TRIES = 8;

/**
 * Whether an unsigned report of a refund or a payout counts: as the answer to an open question, or as the result of the
 * request under the name that the provider gave it. When the answer to the request was lost, the report must have the ID
 * that we chose, and the provider is asked: an arrival counts by that answer alone, and a failure unless the answer
 * shows an arrival.
 * @param query the question about the transfer
 * @throws Error while the answer is awaited
 */
export async function countsForTransfer(
  scope: Scope,
  report: TransferReport,
  {
    transfer,
    observation,
    query,
  }: { transfer: Transfer; observation: RefundObservation; query: RefundQuery },
): Promise<boolean> {
  const { question, ...target } = report;
  if (question) return question.attemptId === null && !isOfOther(transfer, observation);
  const { id, reference, answerTo } = observation;
  if (!answerTo || reference !== answerTo.conversation) return false;
  if (transfer.providerReference !== null) return reference === transfer.providerReference;
  if (id === null || id !== transfer.providerRequest) return false;
  const last = await inTransaction(
    scope,
    (tx) => readLastQuestion(tx, target, { answeredSince: report.receivedAt }),
    SYSTEM_TENANCY,
  );
  if (last) return last.outcome === 'other' && observation.state === 'failed';
  await pollTransfer(scope, target, query, report.id);
  if (report.tries < CLAIM_TRIES) throw new Error('a result is being asked about');
  return false;
}
