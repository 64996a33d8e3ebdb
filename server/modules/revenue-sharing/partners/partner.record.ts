import type { PartnerRole, PartnerStatus } from '../../../platform/vocabulary.ts';

export interface PartnerRecord {
  id: string;
  issuerId: string;
  email: string;
  name: string;
  role: PartnerRole;
  status: PartnerStatus;
  /** Only for an accepted partner. */
  userId: string | null;
  publicKey: string | null;
  invitedAt: Date;
  answeredAt: Date | null;
}

/** A partner as shown to the invited person. */
export interface InvitationRecord extends PartnerRecord {
  issuerName: string;
  /** null once answered. */
  expiresAt: Date | null;
  /** The account with its address, if there is one. */
  account: { id: string; emailVerified: boolean } | null;
}
