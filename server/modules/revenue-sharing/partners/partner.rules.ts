import { type Actor, can, signedIn } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import { Forbidden } from '../../../platform/failures.ts';
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

/** Returns the address of the web client's page that takes the secret, in its fragment: browsers send that to no server. */
export function invitationAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}/invitation#token=${secret}`;
}

/**
 * Partners are visible to an organiser's own people: an attendee who may see contracts sees the partners of those,
 * within them.
 * @returns the issuer's id, or '*' for system roles
 * @throws Unauthenticated, Forbidden
 */
export function partnersShown(actor: Actor): string {
  const person = signedIn(actor);
  if (!can(person, 'VIEW_CONTRACTS')) throw new Forbidden();
  if (isSystemRole(person.role)) return '*';
  if (person.issuerId === null) throw new Forbidden();
  return person.issuerId;
}

/**
 * @returns the issuer in whose name the actor invites
 * @throws Unauthenticated, Forbidden
 */
export function invitesFor(actor: Actor): string {
  const person = signedIn(actor);
  if (!can(person, 'CREATE_CONTRACTS')) throw new Forbidden();
  if (person.issuerId === null) throw new Forbidden('Your account belongs to no organiser.');
  return person.issuerId;
}
