import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { givenPlace, isOwn } from './require-turn.ts';
import { leaveQueue } from './waiting-room.writes.ts';

/**
 * Gives the caller's place in the queue up, which makes room for the next. A place that was used or given up stays as it is.
 * @throws NotFound
 */
export async function leaveWaitingRoom(scope: Scope, eventId: string): Promise<void> {
  const given = isUuid(eventId) ? givenPlace(scope, eventId) : undefined;
  const entry = given && (await scope.services.placeReader.find({ eventId, hash: given.hash }));
  if (!entry || !isOwn(scope, entry, given)) throw new NotFound('placeInTheWaitingRoom');
  await inTransaction(scope, (tx) => leaveQueue(tx, eventId, entry.hash), SYSTEM_TENANCY);
}
