import type { Tx } from '../../../db/in-transaction.ts';
import type { Scope } from '../../../scope.ts';
import { queueMail } from '../../mail/index.ts';
import type { PartnerRecord } from './partner.record.ts';
import { invitationExpiry } from './partner.rules.ts';

export interface InvitationLink {
  /** What the outbox knows; its secret is made of it when the mail is. */
  linkId: string;
  tokenHash: Buffer;
  expiresAt: Date;
}

export function newLink({ clock, ids, parts }: Scope): InvitationLink {
  const { links } = parts.credentials;
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
  { address, parts }: Scope,
  issuerId: string,
  email: string,
): Promise<void> {
  await parts.limits.consume('invitation', { address, account: issuerId });
  await parts.limits.consume('invited', { account: email });
}
