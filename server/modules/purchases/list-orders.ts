import { can, signedIn } from '../../access/actor.ts';
import { NotFound } from '../../failures.ts';
import { decodeCursor, pageOf, pageSize } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import { findEvent } from '../events/index.ts';
import { maySeeOrders } from './order.policy.ts';
import { presentOrder } from './order.present.ts';
import { readOrdersOfEvent } from './order.reads.ts';
import type { OrderPage } from './order.type.ts';

/**
 * The orders of an event of the actor's organiser, newest first.
 * @throws NotFound for events that are not the actor's to look into
 */
export async function listOrdersOfEvent(
  scope: Scope,
  wish: { eventId: string; search: string | null; first: number; after: string | null },
): Promise<OrderPage> {
  const actor = signedIn(scope.actor);
  const first = pageSize(wish.first);
  const [created, id] = decodeCursor(wish.after, 2) ?? [];
  const event = await findEvent(scope, wish.eventId);
  if (!maySeeOrders(actor, { issuer_id: event.issuer.id })) throw new NotFound('The event');
  const rows = await readOrdersOfEvent(scope, actor, {
    eventId: wish.eventId,
    search: wish.search,
    byParts: can(actor, 'VIEW_PERSONAL_DATA'),
    first,
    after: typeof created === 'string' && isUuid(String(id)) ? [created, String(id)] : undefined,
  });
  return pageOf(
    rows,
    first,
    (row) => [row.created_at.toISOString(), row.id],
    (row) => presentOrder(scope, row),
  );
}
