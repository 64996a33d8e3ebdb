import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { chargeOf } from '../people/people.policy.ts';
import { readInvitations } from './staff-invitation.reads.ts';
import type { StaffInvitationRecord } from './staff-invitation.record.ts';

/** @throws Unauthenticated, Forbidden, BadInput for an invalid page */
export async function listStaffInvitations(
  scope: Scope,
  paging: Paging,
): Promise<Page<StaffInvitationRecord>> {
  const slice = sliceByMoment(paging);
  return pageOf(
    await readInvitations(scope, chargeOf(scope.actor), slice),
    slice,
    ({ invitedAt, id }) => [invitedAt.toISOString(), id],
    (invitation) => invitation,
  );
}
