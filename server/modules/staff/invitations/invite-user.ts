import { leadsIssuer, type Role } from '../../../platform/access/roles.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { checkAll, refuseFaults } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { emailFaults, findAccountByEmail, nameFaults } from '../../identity/index.ts';
import { checkedEvents, UnknownAssignedEvent } from '../assigned-events/assigned-events.rules.ts';
import { lockEventsOf } from '../assigned-events/assigned-events.writes.ts';
import { requireMayMakeOwner } from '../people/owner-change.ts';
import { AlreadyOnStaff, RoleNotYours, UnknownIssuer } from '../people/user-account.failures.ts';
import {
  issuerFor,
  type ManagedPeople,
  managedBy,
  ownedIssuer,
  rolesToGive,
} from '../people/user-account.rules.ts';
import { issuerExists } from '../people/user-account.writes.ts';
import { readInvitationById, type StaffInvitationRecord } from './staff-invitation.reads.ts';
import { staffInvitationExpiry } from './staff-invitation.rules.ts';
import { deleteInvitation, upsertInvitation } from './staff-invitation.writes.ts';

interface UserInvitation {
  email: string;
  name: string;
  role: Role;
  /** For system admins: the organiser of a role that belongs to one; an owner or admin without it gets a new one. */
  issuerId?: string | null | undefined;
  /** Events that a validator or a member of finance is limited to; null or left out: all of the organisation. */
  eventIds?: readonly string[] | null | undefined;
}

/**
 * Invites a person by mail to a role. An address that already belongs to the people whom the actor sees is refused; for
 * any other address the answer does not reveal whether it has an account.
 * @throws Forbidden, BadInput, RoleNotYours, RoleNotLimited, UnknownAssignedEvent, OwnersDecide, FreshSignInNeeded, IssuerNeeded, AlreadyOnStaff,
 *   RateLimited
 */
export async function inviteUser(scope: Scope, given: UserInvitation): Promise<StaffInvitationRecord> {
  const managed = managedBy(scope.actor);
  const [email, name] = [given.email.trim(), given.name.trim()];
  const [, issuerId] = checkAll(
    () => refuseFaults([...emailFaults(email), ...nameFaults(name)]),
    () => issuerOf(managed, given),
  );
  const eventIds = checkedEvents(given.role, given.eventIds ?? null);
  await requireNotOnStaff(scope, managed, email, issuerId !== null || leadsIssuer(given.role));
  await consumeLimits(scope, managed, email);
  const { clock, ids, services } = scope;
  const linkId = ids.uuid();
  const tokenHash = services.credentials.links.digest(
    services.credentials.links.secretOf('staff_invitation', linkId),
  );
  const id = await inTransaction(scope, async (tx) => {
    if (issuerId !== null && !(await issuerExists(tx, issuerId))) throw new UnknownIssuer();
    const owned = ownedIssuer({ role: given.role, issuerId });
    if (owned !== null) await requireMayMakeOwner(tx, { manager: managed.manager, issuerId: owned });
    if (eventIds !== null) await requireEvents(tx, issuerId, eventIds);
    const written = await upsertInvitation(tx, {
      ...{ id: ids.uuid(), issuerId, email, name, role: given.role, eventIds, tokenHash },
      ...{ expiresAt: staffInvitationExpiry(clock.now()), invitedBy: managed.manager.userId },
    });
    await queueMail(tx, {
      kind: 'staff_invitation',
      recipient: email,
      payload: { invitationId: written, linkId },
      causedIn: tx.scope.language,
    });
    await tx.audit({
      action: 'user.invite',
      entityType: 'staff_invitation',
      entityId: written,
      issuerId,
      details: { email, role: given.role, ...(eventIds && { events: eventIds }) },
    });
    return written;
  });
  const invitation = await readInvitationById(scope, id);
  if (!invitation) throw new Error('an invitation that was just written is gone');
  return invitation;
}

async function requireEvents(tx: Tx, issuerId: string | null, eventIds: readonly string[]): Promise<void> {
  const events = issuerId === null ? [] : await lockEventsOf(tx, issuerId, eventIds);
  if (events.length !== eventIds.length) throw new UnknownAssignedEvent();
}

function issuerOf(
  { manager, issuerId: own }: ManagedPeople,
  { role, issuerId: requested }: UserInvitation,
): string | null {
  if (!rolesToGive(manager).includes(role)) throw new RoleNotYours();
  const issuerId = issuerFor(role, own ?? requested ?? null, null);
  if (issuerId !== null && !isUuid(issuerId)) throw new UnknownIssuer();
  return issuerId;
}

async function requireNotOnStaff(
  scope: Scope,
  { issuerId: own }: ManagedPeople,
  email: string,
  joinsIssuer: boolean,
): Promise<void> {
  const account = await findAccountByEmail(scope, email);
  if (!account) return;
  // A system admin sees every account anyway; an attendee can still become staff, and so can the owner of an address
  // that another person may have registered.
  const isFree = account.role === 'attendee' && (joinsIssuer || !account.emailVerified);
  const present = own === null ? !isFree : account.issuerId === own;
  if (present) throw new AlreadyOnStaff(email);
}

async function consumeLimits(
  { address, services }: Scope,
  { manager }: ManagedPeople,
  email: string,
): Promise<void> {
  await services.limits.consume('invitation', { address, account: manager.userId });
  await services.limits.consume('invited', { account: email });
}

/** Withdraws an unanswered invitation: its link stops working. @throws Forbidden, NotFound */
export async function withdrawInvitation(scope: Scope, id: string): Promise<void> {
  managedBy(scope.actor);
  await inTransaction(scope, async (tx) => {
    const { email, role, issuerId } = await findOrFail('invitation', id, () => deleteInvitation(tx, id));
    await tx.audit({
      action: 'user.invitation_withdraw',
      entityType: 'staff_invitation',
      entityId: id,
      issuerId,
      details: { email, role },
    });
  });
}
