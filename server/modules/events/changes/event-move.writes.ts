import { isSignedIn } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { EventRow } from '../event.row.ts';
import { answerUntil } from './event-move.rules.ts';
import type { Change, Known } from './holder-change.rules.ts';

interface Move {
  before: Known;
  after: Known;
  changes: readonly Change[];
  /** The organiser's choice; null: the default. */
  days: number | null;
}

/**
 * Asks the holders of an event that moves whether they keep their tickets. The question replaces an earlier one of the
 * event and stays open for at least as long.
 * @returns until when they can answer; null when they are not asked
 */
export async function askHolders(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'issuerId' | 'edition'>,
  move: Move,
): Promise<Date | null> {
  const { clock, ids, actor } = tx.scope;
  const now = clock.now();
  const until = answerUntil({ ...move, promised: await readPromise(tx, event.id), now });
  if (until === null) return null;
  const { before, after } = move;
  await tx.query(
    `INSERT INTO event_moves (id, event_id, issuer_id, edition, start_before, start_after, venue_before, venue_after, made_at, made_by,
       answer_until) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[ids.uuid(), event.id, event.issuerId, event.edition, before.startDate, after.startDate],
      ...[before.venue, after.venue, now, isSignedIn(actor) ? actor.userId : null, until],
    ],
  );
  return until;
}

async function readPromise(tx: Tx, eventId: string): Promise<Date | null> {
  const [row] = await tx.query<{ until: Date | null }>(
    'SELECT max(answer_until) AS until FROM event_moves WHERE event_id = $1 AND answer_until > $2',
    [eventId, tx.scope.clock.now()],
  );
  return row?.until ?? null;
}
