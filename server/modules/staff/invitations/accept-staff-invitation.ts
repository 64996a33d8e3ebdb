import { isSignedIn, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { leadsIssuer } from '../../../platform/access/roles.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type Account,
  AccountSuspended,
  actingAs,
  announceRevoked,
  claimAccount,
  EmailTaken,
  endSessions,
  findAccountByEmail,
  insertInvited,
  preparedAccount,
} from '../../identity/index.ts';
import { createIssuer } from '../../issuers/index.ts';
import { limitInvited } from '../assigned-events/set-staff-events.ts';
import { announcePerson } from '../people/change-person.ts';
import { notifyOwners, requireOwnersInvited } from '../people/owner-change.ts';
import { ownedIssuer } from '../people/user-account.rules.ts';
import { writeRole } from '../people/user-account.writes.ts';
import { readInvitationByLink, type StaffInvitationRecord } from './staff-invitation.reads.ts';
import {
  InvitationOfAnother,
  NewAccountNeeded,
  StaffElsewhere,
  StaffInvitationInvalid,
  StaffSignInFirst,
} from './staff-invitation.rules.ts';
import { acceptInvitation, writeInvitationIssuer } from './staff-invitation.writes.ts';

interface StaffAnswer {
  token: string;
  newAccount?: { name: string; password: string } | null | undefined;
}

/**
 * Accepts an invitation to a role. An account with a confirmed address accepts while it is signed in, and signs in
 * again afterwards. Otherwise the mailed link proves the address: a new account is created, or one that was registered
 * with the address and never confirmed gets a new password and loses its sessions and keys. One account works for one
 * organisation. An owner or admin who was invited without an organiser gets a new one of their name.
 * @throws StaffInvitationInvalid, InvitationOfAnother, NewAccountNeeded, EmailTaken, AccountSuspended,
 *   StaffElsewhere, StaffSignInFirst, OwnersDecide, BadInput, RateLimited
 */
export async function acceptStaffInvitation(
  scope: Scope,
  { token, newAccount }: StaffAnswer,
): Promise<StaffInvitationRecord> {
  await scope.services.limits.consume('invitation', { address: scope.address });
  const tokenHash = scope.services.credentials.links.digest(token);
  const invitation = await readInvitationByLink(scope, tokenHash);
  if (!invitation) throw new StaffInvitationInvalid();
  const present = await findAccountByEmail(scope, invitation.email);
  if (isSignedIn(scope.actor) && scope.actor.userId !== present?.id) throw new InvitationOfAnother();
  if (present) requireMayJoin(present, invitation);
  const { role, email } = invitation;
  const founds = invitation.issuerId === null && leadsIssuer(role);
  const issuerId = founds ? scope.ids.uuid() : invitation.issuerId;
  const account = present?.emailVerified
    ? confirmed(scope, present, newAccount)
    : await proved(scope, { email, role, issuerId }, present, newAccount);
  const joining = { invitation, tokenHash, account, present, issuerId, founds };
  await inTransaction(actingAs(scope, account), (tx) => join(tx, joining), SYSTEM_TENANCY);
  return invitation;
}

interface Joining {
  invitation: StaffInvitationRecord;
  tokenHash: Buffer;
  /** The account as written. */
  account: Account;
  /** The account as found. */
  present: Account | undefined;
  issuerId: string | null;
  /** Accepting creates the organiser. */
  founds: boolean;
}

async function join(tx: Tx, joining: Joining): Promise<void> {
  const { invitation, tokenHash, account, present, issuerId, founds } = joining;
  const { role, email } = invitation;
  if (!(await acceptInvitation(tx, invitation.id, tokenHash))) throw new StaffInvitationInvalid();
  if (founds && issuerId !== null) await foundIssuer(tx, issuerId, account, invitation.id);
  if (!present) await insertInvited(tx, account);
  else if (!present.emailVerified && !(await claimAccount(tx, account))) throw new StaffSignInFirst();
  if (present) await promote(tx, present, { role, issuerId });
  const { id, name } = account;
  if (issuerId !== null) await limitInvited(tx, { userId: id, issuerId }, invitation.eventIds);
  const owned = ownedIssuer({ role, issuerId });
  if (owned !== null) {
    await requireOwnersInvited(tx, { issuerId: owned, invitedId: id, inviterId: invitation.inviterId });
    await notifyOwners(tx, { issuerId: owned, person: { id, name, email }, event: 'made', by: name });
  }
  await tx.audit({
    action: 'user.join',
    entityType: 'user',
    entityId: id,
    issuerId,
    details: { email, role, from: present?.role ?? null },
  });
  announcePerson(tx, id, issuerId);
}

/** Returns the account of a confirmed address, which must be signed in to accept. */
function confirmed(scope: Scope, account: Account, newAccount: StaffAnswer['newAccount']): Account {
  if (newAccount) throw new EmailTaken();
  if (!isSignedIn(scope.actor)) throw new StaffSignInFirst();
  return account;
}

/** Returns the account with the details given by the owner of the mailbox. */
async function proved(
  scope: Scope,
  { email, role, issuerId }: Pick<StaffInvitationRecord, 'email' | 'role' | 'issuerId'>,
  unconfirmed: Account | undefined,
  newAccount: StaffAnswer['newAccount'],
): Promise<Account> {
  if (!newAccount) throw new NewAccountNeeded();
  const account = await preparedAccount(scope, { ...newAccount, email });
  return unconfirmed ? { ...account, id: unconfirmed.id } : { ...account, role, issuerId };
}

function requireMayJoin(account: Account, invitation: StaffInvitationRecord): void {
  if (account.status !== 'active') throw new AccountSuspended();
  const here = account.issuerId !== null && account.issuerId === invitation.issuerId;
  if (account.role !== 'attendee' && !here) throw new StaffElsewhere();
}

/** Creates the organisation of an owner or admin who was invited without one; it carries their name. */
async function foundIssuer(
  tx: Tx,
  issuerId: string,
  { id, name }: Account,
  invitationId: string,
): Promise<void> {
  await createIssuer(tx, { id: issuerId, name, description: '', foundedBy: id });
  await writeInvitationIssuer(tx, invitationId, issuerId);
}

async function promote(
  tx: Tx,
  account: Account,
  { role, issuerId }: Pick<StaffInvitationRecord, 'role' | 'issuerId'>,
): Promise<void> {
  await writeRole(tx, account.id, role, issuerId);
  await endSessions(tx, account.id, 'role_changed', { except: null });
  announceRevoked(tx, account.id);
}
