import type { Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PartnerRecord } from './partner.record.ts';
import { invitationExpiry } from './partner.rules.ts';

export interface InvitationLink {
  /** What the outbox knows; its secret is made of it when the mail is. */
  linkId: string;
  tokenHash: Buffer;
  expiresAt: Date;
}

export function newLink({ clock, ids, services }: Scope): InvitationLink {
  const { links } = services.credentials;
  const linkId = ids.uuid();
  return {
    linkId,
    tokenHash: links.digest(links.secretOf('partner_invitation', linkId)),
    expiresAt: invitationExpiry(clock.now()),
  };
}

export async function queueInvitation(
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
 * Before an invitation goes out: an organiser sends so many, and a mailbox gets so few.
 * @throws RateLimited
 */
export async function countInvitation(
  { address, services }: Scope,
  issuerId: string,
  email: string,
): Promise<void> {
  await services.limits.consume('invitation', { address, account: issuerId });
  await services.limits.consume('invited', { account: email });
}
