import { utf8 } from './bytes.ts';
import {
  faultIn,
  isCurrency,
  isGrace,
  isKeyVersion,
  isPrice,
  isSignature,
  isText,
  isTime,
  isUuid,
  type Shape,
} from './fields.ts';
import type { TicketFile } from './ticket-file.ts';
import { isProof } from './ticket-proof.ts';
import { type Refusal, refuse } from './verdict.ts';

/** Text longer than this is refused before it is parsed; a real ticket file has about 800 bytes. */
export const MAX_TICKET_BYTES = 8_192;

// White space outside strings; a string is matched first and kept as it is.
const STRING_OR_SPACE = /("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g;

/**
 * Parses JSON that has exactly one reading. White space between tokens is free; everything else must be as
 * JSON.stringify writes it, because parsers disagree about the rest: duplicate keys, other spellings of a number,
 * needless escapes.
 * @returns the value, or undefined when the text is too long, not JSON, or has a second reading.
 */
export function parseStrictJson(text: string, maxBytes: number = MAX_TICKET_BYTES): unknown {
  if (text.length > maxBytes || utf8(text).length > maxBytes) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const bare = text.replace(STRING_OR_SPACE, (_match, string: string | undefined) => string ?? '');
    return JSON.stringify(value) === bare ? value : undefined;
  } catch {
    return undefined;
  }
}

const METADATA: Shape = {
  event: isText,
  venue: isText,
  start_date: isTime,
  holder: isText,
  email: isText,
  phone: isText,
  tier: isText,
};

const TICKET: Shape = {
  id: isUuid,
  event_id: isUuid,
  issuer_id: isUuid,
  tier: isText,
  price: isPrice,
  currency: isCurrency,
  metadata: (value) => faultIn(value, METADATA) === null,
  issued_at: isTime,
  effective_at: isTime,
  expires_at: isTime,
  grace_period: isGrace,
  key_version: isKeyVersion,
  signature: isSignature,
};
const ANCHORED: Shape = { ...TICKET, proof: isProof };

export type ReadTicket = { readonly ok: true; readonly ticket: TicketFile } | Refusal;

function readValue(value: unknown): ReadTicket {
  const isAnchored = typeof value === 'object' && value !== null && Object.hasOwn(value, 'proof');
  const fault = faultIn(value, isAnchored ? ANCHORED : TICKET);
  if (fault === 'metadata') {
    const metadata = (value as { metadata: unknown }).metadata;
    return refuse('malformed', faultIn(metadata, METADATA, 'metadata.') ?? fault);
  }
  if (fault) return refuse('malformed', fault);
  const ticket = value as TicketFile;
  const size = utf8(JSON.stringify(ticket)).length;
  return size <= MAX_TICKET_BYTES ? { ok: true, ticket } : refuse('malformed', 'too long');
}

/**
 * Reads a ticket file from a parsed JSON value. Nothing is verified yet: this checks the form only. Never throws; any
 * deviation from the documented form is `malformed`, with the path of the first wrong field as its detail.
 */
export function readTicket(value: unknown): ReadTicket {
  try {
    return readValue(value);
  } catch {
    return refuse('malformed', 'not readable');
  }
}

/** Detail of the refusal of a text that is no JSON, or has a second reading. */
export const UNREADABLE = 'not strict JSON';

/** Like `readTicket`, for text of at most 8 KB, which must have exactly one reading (see `parseStrictJson`). */
export function readTicketText(text: string): ReadTicket {
  const value = parseStrictJson(text);
  return value === undefined ? refuse('malformed', UNREADABLE) : readTicket(value);
}

/** Serialises a ticket file: no white space, so that no byte of it can change without being noticed. */
export function ticketFileText(ticket: TicketFile): string {
  return JSON.stringify(ticket);
}
