import { Forbidden } from '../../platform/failures.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { findEvent } from '../events/index.ts';
import { mayInviteGuests } from './guest-list.policy.ts';
import { presentGuestList } from './guest-list.present.ts';
import { MAX_REFUSALS, readGuestLists, readRefused } from './guest-list.reads.ts';
import type { GuestList } from './guest-list.type.ts';

/** Lists the guest lists of an event, by time. @throws NotFound, Forbidden, BadInput for an invalid page */
export async function listGuestLists(
  scope: Scope,
  eventId: string,
  paging: Paging,
): Promise<Page<GuestList>> {
  const slice = sliceByMoment(paging);
  const event = await findEvent(scope, eventId);
  if (!mayInviteGuests(scope.actor, { issuerId: event.issuer.id })) throw new Forbidden();
  const { nodes, pageInfo } = pageOf(
    await readGuestLists(scope, event.id, slice),
    slice,
    (list) => [list.created_at.toISOString(), list.id],
    async (list) =>
      presentGuestList(list, list.refused === 0 ? [] : await readRefused(scope, list.id, MAX_REFUSALS)),
  );
  return { nodes: await Promise.all(nodes), pageInfo };
}
