import type { Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';

/** Locks the event's row against changes until the transaction ends and returns its edition; sales go on. */
export async function lockEdition(tx: Tx, eventId: string): Promise<number> {
  const [row] = await tx.query<{ edition: number }>('SELECT edition FROM events WHERE id = $1 FOR SHARE', [
    eventId,
  ]);
  if (!row) throw new NotFound('The event');
  return row.edition;
}
