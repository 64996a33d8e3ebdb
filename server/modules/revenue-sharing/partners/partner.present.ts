import type { InvitationRecord, PartnerRecord } from './partner.record.ts';
import type { Partner, PartnerInvitation } from './partner.type.ts';

export function presentPartner(record: PartnerRecord): Partner {
  const { id, name, email, role, status, userId, publicKey, invitedAt, answeredAt } = record;
  return { id, name, email, role, status, userId, publicKey, invitedAt, answeredAt };
}

/** @param readerId the signed-in reader, who needs no further sign-in to use the account */
export function presentInvitation(record: InvitationRecord, readerId: string | null): PartnerInvitation {
  const { id, issuerName, email, role, status, invitedAt, expiresAt, account } = record;
  return {
    ...{ id, issuerName, email, role, status, invitedAt, expiresAt },
    hasAccount: account !== null,
    needsSignIn: account !== null && !account.emailVerified && account.id !== readerId,
  };
}
