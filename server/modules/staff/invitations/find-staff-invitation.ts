import type { Scope } from '../../../platform/scope.ts';
import { findAccountByEmail } from '../../identity/index.ts';
import { readInvitationByLink } from './staff-invitation.reads.ts';
import type { OpenStaffInvitation } from './staff-invitation.type.ts';

/** Returns the offer of a mailed link, and whether its address has a confirmed account. @throws RateLimited */
export async function findStaffInvitation(scope: Scope, token: string): Promise<OpenStaffInvitation | null> {
  await scope.services.limits.consume('invitation', { address: scope.address });
  const invitation = await readInvitationByLink(scope, scope.services.credentials.links.digest(token));
  if (!invitation) return null;
  const account = await findAccountByEmail(scope, invitation.email);
  return { invitation, hasAccount: account?.emailVerified ?? false };
}
