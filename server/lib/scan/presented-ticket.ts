import { DOMAIN } from '../ticket-format/domains.ts';
import { type IssuerKey, refusalOfCode, refusalOfFile } from '../ticket-format/issuer-key.ts';
import { decodeLiveCode, type LivePart, looksLive } from '../ticket-format/live-code.ts';
import { readTicket, readTicketText } from '../ticket-format/read-ticket.ts';
import {
  CODE_PREFIX,
  type DecodedCode,
  decodeTicketCode,
  looksLikeCode,
  TEST_PREFIX,
} from '../ticket-format/ticket-code.ts';
import type { TicketFile } from '../ticket-format/ticket-file.ts';
import { parseGrace } from '../ticket-format/ticket-window.ts';
import type { Refusal, RefusalReason } from '../ticket-format/verdict.ts';
import type { DeviceOutcome, TicketFault } from './outcomes.ts';

/** A ticket as presented at the door, parsed but not yet verified. */
export type PresentedTicket =
  | { kind: 'file'; ticket: TicketFile }
  | { kind: 'code'; decoded: DecodedCode; live?: LivePart }
  /** For trying an entrance; it admits no one. */
  | { kind: 'test'; decoded: DecodedCode }
  | { kind: 'refused'; refusal: Refusal };

/**
 * Parses the ticket file as an object or as text, the text of the QR code, or the `ticket_data` of a wallet purchase,
 * which holds the file as `signed_ticket`. Never throws.
 */
export function readPresented(presented: unknown): PresentedTicket {
  return typeof presented === 'string'
    ? readText(presented.trim())
    : ofFile(readTicket(unwrapped(presented)));
}

function readText(text: string): PresentedTicket {
  if (looksLikeCode(text)) return ofCode('code', text);
  if (looksLive(text)) return ofLiveCode(text);
  if (text.startsWith(TEST_PREFIX)) return ofCode('test', CODE_PREFIX + text.slice(TEST_PREFIX.length));
  const wrapped = wrappedIn(text);
  return ofFile(wrapped === undefined ? readTicketText(text) : readTicket(wrapped));
}

function ofCode(kind: 'code' | 'test', text: string): PresentedTicket {
  const decoded = decodeTicketCode(text);
  return decoded.ok ? { kind, decoded } : { kind: 'refused', refusal: decoded };
}

function ofLiveCode(text: string): PresentedTicket {
  const read = decodeLiveCode(text);
  return read.ok
    ? { kind: 'code', decoded: read.decoded, live: read.live }
    : { kind: 'refused', refusal: read };
}

function ofFile(read: ReturnType<typeof readTicket>): PresentedTicket {
  return read.ok ? { kind: 'file', ticket: read.ticket } : { kind: 'refused', refusal: read };
}

/** Returns the wrapped ticket file, if any; ticket files themselves have no `signed_ticket` member. */
export function unwrapped(presented: unknown): unknown {
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

const FAULTS: Record<RefusalReason, TicketFault> = {
  malformed: 'malformed',
  unknown_version: 'malformed',
  unknown_key: 'unknown_key',
  bad_signature: 'bad_signature',
};

/** What a ticket with a good signature says. */
export interface SignedTicket {
  readonly ticketId: string;
  readonly eventId: string;
  /** Name of the tier, or its reference in a code: four hex digits. */
  readonly tier: { readonly name: string } | { readonly ref: string };
  /** ISO-8601. */
  readonly effectiveAt: string;
  readonly expiresAt: string;
  readonly graceSeconds: number;
  /** The phone's part of a live code, whose signature is not verified; null for other forms. */
  readonly live: LivePart | null;
}

/**
 * Verifies form, key and signature of what was presented.
 * @param keys of the issuer of a file, or of the event of a code
 * @param isTest takes test tickets and nothing else, as a door in test mode
 */
export function verifyPresented(
  presented: PresentedTicket,
  keys: readonly IssuerKey[],
  isTest = false,
): SignedTicket | TicketFault | DeviceOutcome {
  if (presented.kind === 'refused') return FAULTS[presented.refusal.reason];
  if (isTest !== (presented.kind === 'test')) return isTest ? 'real_ticket' : 'test_ticket';
  if (presented.kind === 'file') {
    const refusal = refusalOfFile(presented.ticket, keys);
    return refusal === null ? saidByFile(presented.ticket) : FAULTS[refusal];
  }
  const refusal = refusalOfCode(presented.decoded, keys, isTest ? DOMAIN.testCode : DOMAIN.ticketCode);
  if (refusal !== null) return FAULTS[refusal];
  const live = presented.kind === 'code' ? (presented.live ?? null) : null;
  return { ...saidByCode(presented.decoded), live };
}

const saidByFile = (ticket: TicketFile): SignedTicket => ({
  ticketId: ticket.id,
  eventId: ticket.event_id,
  tier: { name: ticket.tier },
  effectiveAt: ticket.effective_at,
  expiresAt: ticket.expires_at,
  graceSeconds: parseGrace(ticket.grace_period) ?? 0,
  live: null,
});

const saidByCode = ({ code }: DecodedCode): Omit<SignedTicket, 'live'> => ({
  ...code,
  tier: { ref: code.tierRef },
});
