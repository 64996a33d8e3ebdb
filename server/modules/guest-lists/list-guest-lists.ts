import { Forbidden } from '../../failures.ts';
import type { Scope } from '../../scope.ts';
import { findEvent } from '../events/index.ts';
import { mayInviteGuests } from './guest-list.policy.ts';
import { presentGuestList } from './guest-list.present.ts';
import { MAX_REFUSALS, readGuestLists, readRefused } from './guest-list.reads.ts';
import type { GuestList } from './guest-list.type.ts';

/** The lists of an event, newest first. @throws NotFound, Forbidden */
export async function listGuestLists(scope: Scope, eventId: string): Promise<GuestList[]> {
  const event = await findEvent(scope, eventId);
  if (!mayInviteGuests(scope.actor, { issuerId: event.issuer.id })) throw new Forbidden();
  const lists = await readGuestLists(scope, event.id);
  return Promise.all(
    lists.map(async (list) =>
      presentGuestList(list, list.refused === 0 ? [] : await readRefused(scope, list.id, MAX_REFUSALS)),
    ),
  );
}
