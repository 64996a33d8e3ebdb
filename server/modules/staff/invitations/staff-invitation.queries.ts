import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findAccountByEmail } from '../../identity/index.ts';
import { managedBy } from '../people/user-account.rules.ts';
import {
  readInvitationByLink,
  readInvitations,
  type StaffInvitationRecord,
} from './staff-invitation.reads.ts';
import type { OpenStaffInvitation } from './staff-invitation.schema.ts';

/** Returns the offer of a mailed link, and whether its address has a confirmed account. @throws RateLimited */
export async function findStaffInvitation(scope: Scope, token: string): Promise<OpenStaffInvitation | null> {
  await scope.services.limits.consume('invitation', { address: scope.address });
  const invitation = await readInvitationByLink(scope, scope.services.credentials.links.digest(token));
  if (!invitation) return null;
  const account = await findAccountByEmail(scope, invitation.email);
  return { invitation, hasAccount: account?.emailVerified ?? false };
}

/** @throws Unauthenticated, Forbidden, BadInput for an invalid page */
export async function listStaffInvitations(
  scope: Scope,
  paging: Paging,
): Promise<Page<StaffInvitationRecord>> {
  const slice = sliceByMoment(paging);
  return pageOf(
    await readInvitations(scope, managedBy(scope.actor), slice),
    slice,
    ({ invitedAt, id }) => [invitedAt.toISOString(), id],
    (invitation) => invitation,
  );
}
