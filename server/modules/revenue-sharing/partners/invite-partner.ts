import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Failure, FieldFault } from '../../../platform/failures.ts';
import { refuseFaults } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PartnerRole } from '../../../platform/vocabulary.ts';
import { emailFaults, nameFaults } from '../../identity/index.ts';
import { announcePartner } from './announce-partner.ts';
import { countInvitation, newLink, queueInvitation } from './invitation-link.ts';
import { AlreadyInvited, AlreadyPartner, OwnInvitation } from './partner.failures.ts';
import { invitesFor } from './partner.policy.ts';
import type { PartnerRecord } from './partner.record.ts';
import { nameFromEmail } from './partner.rules.ts';
import { findPartnerByEmail, upsertInvitation } from './partner.writes.ts';

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
    ? [{ field: 'email', code: 'REQUIRED', message: 'Please give an e-mail address.' }]
    : emailFaults(email);
}
