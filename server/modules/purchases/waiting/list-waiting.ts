import { actsFor, can, signedIn } from '../../../access/actor.ts';
import { NotFound } from '../../../failures.ts';
import { decodeCursor, pageOf, pageSize } from '../../../graphql/page.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { findEvent, maySeeSales } from '../../events/index.ts';
import { readLine } from './waiting.reads.ts';
import type { WaitingEntryPage } from './waiting.type.ts';

/**
 * Who waits, and who was offered what, first come first.
 * @throws NotFound for events that are not the actor's to look into
 */
export async function listWaiting(
  scope: Scope,
  wish: { eventId: string; first: number; after: string | null },
): Promise<WaitingEntryPage> {
  const actor = signedIn(scope.actor);
  const first = pageSize(wish.first);
  const [joined, id] = decodeCursor(wish.after, 2) ?? [];
  const event = await findEvent(scope, wish.eventId);
  if (!maySeeSales(actor, { issuerId: event.issuer.id })) throw new NotFound('The event');
  const rows = await readLine(scope, actor, {
    eventId: event.id,
    first,
    after: typeof joined === 'string' && isUuid(String(id)) ? [joined, String(id)] : undefined,
  });
  const showsPerson = actsFor(actor, event.issuer.id) && can(actor, 'VIEW_PERSONAL_DATA');
  return pageOf(
    rows,
    first,
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
