import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { mayKnowEvent } from './event.policy.ts';
import type { EventRow } from './event.row.ts';
import { lockEvent } from './event.writes.ts';

/**
 * Locks the event's row when the actor has the given right on it.
 * @throws NotFound for unknown events and for those of other organisers, alike; Forbidden without the right
 */
export async function lockOwnEvent(
  tx: Tx,
  id: string,
  allowed: (actor: Actor, event: EventRow) => boolean,
  purpose: 'change' | 'delete' = 'change',
): Promise<EventRow> {
  const { actor } = tx.scope;
  const event = isUuid(id) ? await lockEvent(tx, id, purpose) : undefined;
  if (event === undefined || !mayKnowEvent(actor, event)) throw new NotFound('The event');
  if (!allowed(actor, event)) throw new Forbidden();
  return event;
}
