import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announcePartner } from './announce-partner.ts';
import { countInvitation, newLink, queueInvitation } from './invitation-link.ts';
import { AlreadyPartner } from './partner.failures.ts';
import { invitesFor } from './partner.policy.ts';
import { readPartner } from './partner.reads.ts';
import type { PartnerRecord } from './partner.record.ts';
import { mayBecome } from './partner.rules.ts';
import { renewInvitation } from './partner.writes.ts';

/**
 * Mails the invitation again, with a new link; the last one stops working. Also for a partner who declined.
 * @throws Forbidden, NotFound, AlreadyPartner, RateLimited
 */
export async function resendInvitation(scope: Scope, id: string): Promise<PartnerRecord> {
  const issuerId = invitesFor(scope.actor);
  const { userId } = signedIn(scope.actor);
  const known = isUuid(id) ? await readPartner(scope, id) : undefined;
  if (!known) throw new NotFound('The partner');
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
