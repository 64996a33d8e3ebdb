import type { DeviceOutcome, TicketFault } from '../../../lib/scan/outcomes.ts';
import { readPresented, verifyPresented } from '../../../lib/scan/presented-ticket.ts';
import type { VerifyingKey } from '../../../lib/signing/index.ts';
import type { LivePart } from '../../../lib/ticket-format/live-code.ts';
import { actsOnEvent, type SignedInActor } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';

/** Lookup of signing keys; served from memory. */
export interface DoorKeys {
  verifyingKey(issuerId: string, version: number): Promise<VerifyingKey | undefined>;
  /** All keys of the issuer of that event. */
  eventKeys(eventId: string): Promise<{ issuerId: string; keys: readonly VerifyingKey[] } | undefined>;
}

/** A presented ticket after the checks of form, signature, key and issuer. */
export interface CheckedTicket {
  refused: TicketFault | null;
  /** The ticket with a verified signature, when this validator may see it. */
  ticketId: string | null;
  /** Its event. */
  eventId: string | null;
  /** The issuer whose batch records the scan: the ticket's issuer, else the validator's. */
  issuerId: string | null;
  /** The phone's part of a live code, not verified; undefined for a guest found by name. */
  live?: LivePart | null;
  /** Admitted by its seller as it is sold. */
  isSold?: boolean;
}

/** Returns the outcome to record: only the door app distinguishes test tickets. */
export const recorded = (fault: TicketFault | DeviceOutcome): TicketFault =>
  fault === 'test_ticket' || fault === 'real_ticket' ? 'malformed' : fault;

interface Verified {
  ticketId: string;
  eventId: string;
  issuerId: string;
  live: LivePart | null;
}

async function verifySignature(
  keys: DoorKeys,
  given: unknown,
): Promise<Verified | TicketFault | DeviceOutcome> {
  const presented = readPresented(given);
  const { issuerId, known } = await issuerKeys(keys, presented);
  const signed = verifyPresented(presented, known);
  return typeof signed === 'string'
    ? signed
    : { ticketId: signed.ticketId, eventId: signed.eventId, issuerId, live: signed.live };
}

/** Returns the issuer of the presented ticket, with the keys that may have signed it. */
async function issuerKeys(keys: DoorKeys, presented: ReturnType<typeof readPresented>) {
  if (presented.kind === 'refused') return { issuerId: '', known: [] };
  if (presented.kind === 'file') {
    const { issuer_id: issuerId, key_version: version } = presented.ticket;
    const key = await keys.verifyingKey(issuerId, version);
    return { issuerId, known: key ? [key] : [] };
  }
  const event = await keys.eventKeys(presented.decoded.code.eventId);
  return { issuerId: event?.issuerId ?? '', known: event?.keys ?? [] };
}

/**
 * Runs all checks that do not need the ticket's row. A ticket of another issuer, or of an event that the validator is
 * not limited to, is refused before any of its data is read, and the scan is recorded without naming it.
 */
export async function checkPresented(
  keys: DoorKeys,
  actor: SignedInActor,
  presented: unknown,
): Promise<CheckedTicket> {
  const verified = await verifySignature(keys, presented);
  if (typeof verified === 'string') return refusedScan(actor, recorded(verified));
  const isOurs = actor.issuerId === verified.issuerId && actsOnEvent(actor, verified.eventId);
  return isSystemRole(actor.role) || isOurs
    ? { refused: null, ...verified }
    : refusedScan(actor, 'wrong_issuer');
}

/** A scan that names no ticket. */
export function refusedScan({ issuerId }: SignedInActor, refused: TicketFault): CheckedTicket {
  return { refused, ticketId: null, eventId: null, issuerId };
}
