import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { MoveAnswer } from '../../../platform/vocabulary.ts';
import type { MoveOfferRecord } from './move-answer.reads.ts';

interface Answered {
  issuerId: string;
  answer: MoveAnswer;
  at: Date;
  /** Null without an account. */
  by: string | null;
}

/** Stores an answer for several tickets, in place of an earlier answer to the same question. */
export async function saveAnswers(
  tx: Tx,
  offers: readonly MoveOfferRecord[],
  { issuerId, answer, at, by }: Answered,
): Promise<void> {
  await tx.query(
    `INSERT INTO event_move_answers (move_id, ticket_id, issuer_id, answer, answered_at, answered_by)
     SELECT move, ticket, $3, $4, $5, $6 FROM unnest($1::uuid[], $2::uuid[]) AS n (move, ticket)
     ON CONFLICT (move_id, ticket_id) DO UPDATE SET answer = excluded.answer, answered_at = excluded.answered_at,
       answered_by = excluded.answered_by`,
    [offers.map(({ moveId }) => moveId), offers.map(({ ticketId }) => ticketId), issuerId, answer, at, by],
  );
}
