import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { type Failure, type FieldFault, refuseFaults } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PartnerRole } from '../../../platform/vocabulary.ts';
import { emailFaults, nameFaults } from '../../identity/index.ts';
import { AlreadyInvited, AlreadyPartner, OwnInvitation } from './partner.failures.ts';
import { announcePartner } from './partner.queries.ts';
import { type PartnerRecord, readPartner } from './partner.reads.ts';
import { invitationExpiry, invitesFor, mayBecome, nameFromEmail } from './partner.rules.ts';
import { findPartnerByEmail, renewInvitation, upsertInvitation } from './partner.writes.ts';

interface InvitationLink {
  /** Stored in the outbox; the link's secret is derived from it when the mail is rendered. */
  linkId: string;
  tokenHash: Buffer;
  expiresAt: Date;
}

function newLink({ clock, ids, services }: Scope): InvitationLink {
  const { links } = services.credentials;
  const linkId = ids.uuid();
  return {
    linkId,
    tokenHash: links.digest(links.secretOf('partner_invitation', linkId)),
    expiresAt: invitationExpiry(clock.now()),
  };
}

async function queueInvitation(
  tx: Tx,
  { id, email }: PartnerRecord,
  { linkId }: InvitationLink,
): Promise<void> {
  await queueMail(tx, {
    kind: 'partner_invitation',
    recipient: email,
    payload: { partnerId: id, linkId },
    causedIn: tx.scope.language,
  });
}

/**
 * Counts an invitation before it is sent against the limits of the organiser and of the mailbox.
 * @throws RateLimited
 */
async function countInvitation({ address, services }: Scope, issuerId: string, email: string): Promise<void> {
  await services.limits.consume('invitation', { address, account: issuerId });
  await services.limits.consume('invited', { account: email });
}

export interface Invitation {
  email: string;
  role: PartnerRole;
  name?: string | null | undefined;
}

/**
 * Invites a person by mail to be a partner of the actor's organiser. The answer does not reveal whether the address has
 * an account.
 * @throws Forbidden, BadInput, OwnInvitation, AlreadyPartner, AlreadyInvited, RateLimited
 */
export async function invitePartner(scope: Scope, given: Invitation): Promise<PartnerRecord> {
  const issuerId = invitesFor(scope.actor);
  const { userId, email: own } = signedIn(scope.actor);
  const email = given.email.trim();
  const typed = given.name?.trim() ?? '';
  const name = typed || nameFromEmail(email.toLowerCase());
  refuseFaults([...addressFaults(email), ...(typed || email ? nameFaults(name) : [])]);
  if (email.toLowerCase() === own.toLowerCase()) throw new OwnInvitation();
  await countInvitation(scope, issuerId, email);
  return inTransaction(scope, async (tx) => {
    const link = newLink(tx.scope);
    const request = { id: tx.scope.ids.uuid(), issuerId, email, name, role: given.role, invitedBy: userId };
    const partner = await upsertInvitation(tx, { ...request, ...link });
    if (!partner) throw await refusal(tx, issuerId, email);
    await queueInvitation(tx, partner, link);
    await tx.audit({
      action: 'partner.invite',
      entityType: 'partner',
      entityId: partner.id,
      issuerId,
      details: { email: partner.email, role: partner.role },
    });
    announcePartner(tx, partner);
    return partner;
  });
}

/** Returns the reason why nothing was written. */
async function refusal(tx: Tx, issuerId: string, email: string): Promise<Failure> {
  const partner = await findPartnerByEmail(tx, issuerId, email);
  return partner?.status === 'accepted' ? new AlreadyPartner(email) : new AlreadyInvited(email);
}

function addressFaults(email: string): FieldFault[] {
  return email === ''
    ? [{ field: 'email', code: 'REQUIRED', message: 'Please give an email address.' }]
    : emailFaults(email);
}

/**
 * Mails the invitation again, with a new link; the last one stops working. Also for a partner who declined.
 * @throws Forbidden, NotFound, AlreadyPartner, RateLimited
 */
export async function resendInvitation(scope: Scope, id: string): Promise<PartnerRecord> {
  const issuerId = invitesFor(scope.actor);
  const { userId } = signedIn(scope.actor);
  const known = await findOrFail('partner', id, () => readPartner(scope, id));
  if (!mayBecome(known.status, 'pending')) throw new AlreadyPartner(known.email);
  await countInvitation(scope, issuerId, known.email);
  return inTransaction(scope, async (tx) => {
    const link = newLink(tx.scope);
    const partner = await renewInvitation(tx, id, { ...link, invitedBy: userId });
    if (!partner) throw new AlreadyPartner(known.email);
    await queueInvitation(tx, partner, link);
    await tx.audit({
      action: 'partner.invite_again',
      entityType: 'partner',
      entityId: id,
      issuerId,
      details: { email: partner.email },
    });
    announcePartner(tx, partner);
    return partner;
  });
}
