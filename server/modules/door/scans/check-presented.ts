import {
  checkCodeSignature,
  checkTicketSignature,
  type DecodedCode,
  decodeTicketCode,
  looksLikeCode,
  type Refusal,
  type RefusalReason,
  readTicket,
  readTicketText,
  type TicketFile,
  type VerifyingKey,
} from '../../../lib/signing/index.ts';
import type { SignedInActor } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import type { ScanOutcome } from '../../../platform/vocabulary.ts';

/** A ticket as presented at the door, parsed but not yet verified. */
export type PresentedTicket =
  | { kind: 'file'; ticket: TicketFile }
  | { kind: 'code'; decoded: DecodedCode }
  | { kind: 'refused'; refusal: Refusal };

/**
 * Parses the ticket file as an object or as text, the text of the QR code, or the `ticket_data` of a wallet purchase,
 * which holds the file as `signed_ticket`. Never throws.
 */
export function readPresented(presented: unknown): PresentedTicket {
  if (typeof presented === 'string') return readText(presented.trim());
  const read = readTicket(unwrapped(presented));
  return read.ok ? { kind: 'file', ticket: read.ticket } : { kind: 'refused', refusal: read };
}

function readText(text: string): PresentedTicket {
  if (looksLikeCode(text)) {
    const decoded = decodeTicketCode(text);
    return decoded.ok ? { kind: 'code', decoded } : { kind: 'refused', refusal: decoded };
  }
  const wrapped = wrappedIn(text);
  const read = wrapped === undefined ? readTicketText(text) : readTicket(wrapped);
  return read.ok ? { kind: 'file', ticket: read.ticket } : { kind: 'refused', refusal: read };
}

/** Returns the wrapped ticket file, if any; ticket files themselves have no `signed_ticket` member. */
function unwrapped(presented: unknown): unknown {
  const isWrapper = typeof presented === 'object' && presented !== null && 'signed_ticket' in presented;
  return isWrapper ? presented.signed_ticket : presented;
}

/** A wrapper may be longer than a ticket file, because it also holds the picture of the code. */
const MAX_WRAPPER_LENGTH = 64 * 1024;

function wrappedIn(text: string): unknown {
  if (text.length > MAX_WRAPPER_LENGTH || !text.includes('"signed_ticket"')) return undefined;
  try {
    return unwrapped(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Lookup of signing keys; served from memory. */
export interface DoorKeys {
  verifyingKey(issuerId: string, version: number): Promise<VerifyingKey | undefined>;
  /** All keys of the issuer of that event. */
  eventKeys(eventId: string): Promise<{ issuerId: string; keys: readonly VerifyingKey[] } | undefined>;
}

/** A presented ticket after the checks of form, signature, key and issuer. */
export interface CheckedTicket {
  refused: ScanOutcome | null;
  /** The ticket with a verified signature, when this validator may see it. */
  ticketId: string | null;
  /** The issuer whose batch records the scan: the ticket's issuer, else the validator's. */
  issuerId: string | null;
}

export const OUTCOMES: Record<RefusalReason, ScanOutcome> = {
  malformed: 'malformed',
  unknown_version: 'malformed',
  unknown_key: 'unknown_key',
  bad_signature: 'bad_signature',
};

interface Verified {
  ticketId: string;
  issuerId: string;
}

async function verifySignature(keys: DoorKeys, presented: unknown): Promise<Verified | ScanOutcome> {
  const read = readPresented(presented);
  if (read.kind === 'refused') return OUTCOMES[read.refusal.reason];
  if (read.kind === 'file') {
    const { ticket } = read;
    const key = await keys.verifyingKey(ticket.issuer_id, ticket.key_version);
    const verdict = checkTicketSignature(ticket, key);
    return verdict.ok ? { ticketId: ticket.id, issuerId: ticket.issuer_id } : OUTCOMES[verdict.reason];
  }
  const event = await keys.eventKeys(read.decoded.code.eventId);
  const verdict = checkCodeSignature(read.decoded, event?.keys);
  if (!verdict.ok) return OUTCOMES[verdict.reason];
  return { ticketId: verdict.code.ticketId, issuerId: event?.issuerId ?? '' };
}

/**
 * Runs all checks that do not need the ticket's row. A ticket of another issuer is refused before any of its data is
 * read, and the scan is recorded without naming it.
 */
export async function checkPresented(
  keys: DoorKeys,
  actor: SignedInActor,
  presented: unknown,
): Promise<CheckedTicket> {
  const verified = await verifySignature(keys, presented);
  if (typeof verified === 'string') return { refused: verified, ticketId: null, issuerId: actor.issuerId };
  if (isSystemRole(actor.role) || actor.issuerId === verified.issuerId) return { refused: null, ...verified };
  return { refused: 'wrong_issuer', ticketId: null, issuerId: actor.issuerId };
}
