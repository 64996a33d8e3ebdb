import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';

/** Reads the last question about a receipt that may have paid an attempt; the caller must authorize. */
export async function readQuestion(
  db: Database,
  attemptId: string,
  receipt: string,
): Promise<{ answeredAt: Date | null } | undefined> {
  const [row] = await db.read<{ answeredAt: Date | null }>(SYSTEM_TENANCY, {
    name: 'payment-question',
    text: `SELECT answered_at AS "answeredAt" FROM payment_questions WHERE attempt_id = $1 AND receipt = $2
      ORDER BY answered_at DESC NULLS LAST, asked_at DESC LIMIT 1`,
    values: [attemptId, receipt],
  });
  return row;
}

/** Reads which attempts a payment was reported for that their provider was asked about since a time, without an answer. */
export async function readChecked(
  db: Database,
  attemptIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  if (attemptIds.length === 0) return new Set();
  const rows = await db.read<{ attemptId: string }>(SYSTEM_TENANCY, {
    name: 'payments-checked',
    text: `SELECT DISTINCT attempt_id AS "attemptId" FROM payment_questions
      WHERE attempt_id = ANY($1::uuid[]) AND answered_at IS NULL AND asked_at > $2`,
    values: [attemptIds, since],
  });
  return new Set(rows.map(({ attemptId }) => attemptId));
}
