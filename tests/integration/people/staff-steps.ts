import type { TestApp } from '../../support/app.ts';
import { openMail, secretIn } from '../../support/mail.ts';

/** Gives a person a role. */
export const ROLE =
  'mutation ($id: ID!, $role: Role!, $issuerId: ID) { setUserRole(input: { id: $id, role: $role, issuerId: $issuerId }) { user { id role issuer { id } viewerMayChange } } }';

/** Suspends a person. */
export const SUSPEND = 'mutation ($id: ID!) { suspendUser(input: { id: $id }) { user { id status } } }';

/** Activates a person again. */
export const ACTIVATE = 'mutation ($id: ID!) { activateUser(input: { id: $id }) { user { id status } } }';

/** Invites a person to the staff. */
export const INVITE =
  'mutation ($email: String!, $name: String!, $role: Role!, $issuerId: ID) { inviteUser(input: { email: $email, name: $name, role: $role, issuerId: $issuerId }) { invitation { id email role issuerName } } }';

/** Accepts an invitation to the staff. */
export const ACCEPT =
  'mutation ($token: String!, $newAccount: NewStaffAccount) { acceptStaffInvitation(input: { token: $token, newAccount: $newAccount }) { invitation { role } } }';

/** The token of the newest invitation that was mailed to the address. */
export async function invitationToken(app: TestApp, email: string): Promise<string> {
  return secretIn((await openMail(app, email, 'staff_invitation')).text);
}
