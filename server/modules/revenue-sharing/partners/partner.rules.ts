import type { PartnerStatus } from '../../../platform/vocabulary.ts';

const DAY_MS = 24 * 3_600_000;

export const INVITATION_DAYS = 14;

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** Declined is not the end: the organiser may ask again. An accepted partner stays one, contracts count on him. */
const NEXT: Record<PartnerStatus, readonly PartnerStatus[]> = {
  pending: ['pending', 'accepted', 'declined'],
  declined: ['pending'],
  accepted: [],
};

export function mayBecome(from: PartnerStatus, to: PartnerStatus): boolean {
  return NEXT[from].includes(to);
}

/** What a partner is called until he says so himself. @param email as it was checked */
export function nameFromEmail(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

/** The organiser's own word for him stays; a name that was guessed from the address gives way to that of his account. */
export function nameOnAccepting(partner: { name: string; email: string }, accountName: string): string {
  return partner.name === nameFromEmail(partner.email) ? accountName : partner.name;
}

/** The page of the web client that takes the secret. */
export function invitationAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}/invitation?token=${secret}`;
}
