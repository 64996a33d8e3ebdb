import type { PartnerStatus } from '../../../platform/vocabulary.ts';

const DAY_MS = 24 * 3_600_000;

export const INVITATION_DAYS = 14;

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** A partner who declined can be invited again. An accepted partner stays one, because contracts depend on it. */
const NEXT: Record<PartnerStatus, readonly PartnerStatus[]> = {
  pending: ['pending', 'accepted', 'declined'],
  declined: ['pending'],
  accepted: [],
};

export function mayBecome(from: PartnerStatus, to: PartnerStatus): boolean {
  return NEXT[from].includes(to);
}

/** Default name of a partner, until they give one. @param email as it was checked */
export function nameFromEmail(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

/** Keeps the name that the organiser gave; a name derived from the address is replaced by that of the account. */
export function nameOnAccepting(partner: { name: string; email: string }, accountName: string): string {
  return partner.name === nameFromEmail(partner.email) ? accountName : partner.name;
}

/** Returns the address of the web client's page that takes the secret. */
export function invitationAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}/invitation?token=${secret}`;
}
