import type { Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PartnerRecord } from './partner.record.ts';
import { invitationExpiry } from './partner.rules.ts';

export interface InvitationLink {
  /** Stored in the outbox; the link's secret is derived from it when the mail is rendered. */
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
 * Counts an invitation before it is sent against the limits of the organiser and of the mailbox.
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
