import { can, signedIn } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';
import { type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { findEvent } from '../events/index.ts';
import { maySeeOrders } from './order.policy.ts';
import { presentOrder } from './order.present.ts';
import { readOrdersOfEvent } from './order.reads.ts';
import type { OrderConnection } from './order.type.ts';

/**
 * Lists the orders of an event of the actor's organiser, newest first.
 * @throws NotFound for events that the actor may not see
 */
export async function listOrdersOfEvent(
  scope: Scope,
  request: { eventId: string; search: string | null; page: Paging },
): Promise<OrderConnection> {
  const actor = signedIn(scope.actor);
  const slice = sliceByMoment(request.page);
  const event = await findEvent(scope, request.eventId);
  if (!maySeeOrders(actor, { issuer_id: event.issuer.id })) throw new NotFound('The event');
  const rows = await readOrdersOfEvent(scope, actor, {
    eventId: request.eventId,
    search: request.search,
    byParts: can(actor, 'VIEW_PERSONAL_DATA'),
    slice,
  });
  return pageOf(
    rows,
    slice,
    (row) => [row.created_at.toISOString(), row.id],
    (row) => presentOrder(scope, row),
  );
}
