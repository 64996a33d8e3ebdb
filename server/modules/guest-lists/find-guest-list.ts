import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { mayInviteGuests } from './guest-list.policy.ts';
import { presentGuestList } from './guest-list.present.ts';
import { MAX_REFUSALS, readGuestList, readRefused } from './guest-list.reads.ts';
import type { GuestList } from './guest-list.type.ts';

/** @throws NotFound for unknown lists and for those of other organisers, alike */
export async function findGuestList(scope: Scope, id: string): Promise<GuestList> {
  const list = isUuid(id) ? await readGuestList(scope, id) : undefined;
  if (!list || !mayInviteGuests(scope.actor, { issuerId: list.issuer_id })) throw new NotFound('The list');
  return presentGuestList(list, list.refused === 0 ? [] : await readRefused(scope, list.id, MAX_REFUSALS));
}
