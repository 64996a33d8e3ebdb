import { actsFor, can, signedIn } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent, maySeeSales } from '../../events/index.ts';
import { readLine } from './waiting.reads.ts';
import type { WaitingEntryConnection } from './waiting.type.ts';

/**
 * Lists the waitlist of an event with its offers, in order of joining.
 * @throws NotFound for events that the actor may not see
 */
export async function listWaiting(
  scope: Scope,
  request: { eventId: string; page: Paging },
): Promise<WaitingEntryConnection> {
  const actor = signedIn(scope.actor);
  const slice = sliceByMoment(request.page);
  const event = await findEvent(scope, request.eventId);
  if (!maySeeSales(actor, { issuerId: event.issuer.id })) throw new NotFound('The event');
  const rows = await readLine(scope, actor, {
    eventId: event.id,
    slice,
  });
  const showsPerson = actsFor(actor, event.issuer.id) && can(actor, 'VIEW_PERSONAL_DATA');
  return pageOf(
    rows,
    slice,
    (row) => [row.joinedAt.toISOString(), row.id],
    ({ id: entry, tier, quantity, state, joinedAt, offerUntil, name, email }) => ({
      id: entry,
      tier,
      quantity,
      state,
      joinedAt,
      offerUntil: state === 'offered' ? offerUntil : null,
      person: { name, email },
      showsPerson,
    }),
  );
}
