import nacl from 'tweetnacl';
import { hexOf, readPublicKey, utf8 } from '../../verify/check/bytes.ts';
import { signedCode, signedFile, type VerifySignature } from '../../verify/check/signatures.ts';
import { keyIdOf, type TicketCode } from '../../verify/check/ticket-code.ts';
import { graceSeconds, type TicketFile } from '../../verify/check/ticket-file.ts';
import type { Briefing } from './briefing.ts';
import { admitsAt, mayHaveMoved, type Window, windowToday } from './edition.ts';
import type { Shown } from './read-shown.ts';
import type { DoorOutcome, StoredScan } from './stored-scan.ts';

/** Data for an offline validation. */
export interface Knowledge {
  briefing: Briefing;
  /** The corrected time. */
  now: number;
  test: boolean;
  /** Staff have decided to admit at any time, as when the event may have moved. */
  atAnyTime?: boolean;
  verify: VerifySignature;
  /** When the issuer revoked the ticket; null when it is not on the list. */
  revokedAt(ticketId: string): Promise<string | null>;
  /** The scan by which this device admitted the ticket. */
  entryOf(ticketId: string): Promise<StoredScan | null>;
}

export interface Judgement {
  outcome: DoorOutcome;
  ticketId: string | null;
  tier: string | null;
  /** When it was used at this device. */
  usedAt: number | null;
  /** Start of validity of a ticket that came too early. */
  validFrom: number | null;
  /** End of validity of an expired ticket. */
  validUntil: number | null;
  /** Too early or too late by data that may be out of date: the event may have moved since. */
  mayHaveMoved: boolean;
}

/** A ticket signed by a key of the issuer. */
interface Vouched extends Window {
  ticketId: string;
  eventId: string;
  /** Tiers that it may be of. */
  tiers: readonly string[];
  graceMs: number;
}

/**
 * Validates a ticket offline: form, key and signature, event, revocation, window, use, in the order of docs/tickets.md.
 * The window is that of the event's edition on this device, not the one that the ticket was signed with.
 * Earlier use is known from this device's own scans alone.
 */
export async function judge(shown: Shown, known: Knowledge): Promise<Judgement> {
  const vouched = vouch(shown, known);
  if (typeof vouched === 'string') return plain(vouched);
  const found = { ticketId: vouched.ticketId, tier: vouched.tiers[0] ?? null };
  if (vouched.eventId !== known.briefing.eventId) return { ...plain('WRONG_EVENT'), ...found };
  if ((await known.revokedAt(vouched.ticketId)) !== null) return { ...plain('REVOKED'), ...found };
  const missed = known.atAnyTime ? null : missedWindow(vouched, known);
  if (missed) return { ...missed, ...found };
  const entry = await known.entryOf(vouched.ticketId);
  if (entry) return { ...plain('ALREADY_USED'), ...found, usedAt: entry.at + entry.offsetMs };
  return { ...plain('ADMITTED'), ...found };
}

/** Returns why the ticket does not admit now; null when it does. */
function missedWindow(ticket: Vouched, { briefing, now, test }: Knowledge): Judgement | null {
  const window = test ? ticket : windowToday(ticket, briefing.edition, now);
  if (admitsAt(window, now)) return null;
  const isUnsure = !test && mayHaveMoved(ticket, now, briefing.receivedAt);
  return now < window.from
    ? { ...plain('NOT_YET_VALID'), validFrom: window.from, mayHaveMoved: isUnsure }
    : { ...plain('EXPIRED'), validUntil: window.until, mayHaveMoved: isUnsure };
}

/** Returns an outcome without details. */
function plain(outcome: DoorOutcome): Judgement {
  return {
    outcome,
    ...{ ticketId: null, tier: null, usedAt: null, validFrom: null, validUntil: null, mayHaveMoved: false },
  };
}

const CODE_DOMAIN = 'passa.code.v1\n';
/** Test tickets use their own signing domain, so their signature is invalid for a real ticket. */
const TEST_DOMAIN = 'passa.test-code.v1\n';

function vouch(shown: Shown, known: Knowledge): Vouched | DoorOutcome {
  if (shown.kind === 'nothing') return 'MALFORMED';
  if (shown.kind === 'test') return known.test ? vouchCode(shown.code, known, TEST_DOMAIN) : 'TEST_TICKET';
  if (known.test) return 'REAL_TICKET';
  return shown.kind === 'code' ? vouchCode(shown.code, known, CODE_DOMAIN) : vouchFile(shown.ticket, known);
}

function vouchFile(ticket: TicketFile, { briefing, verify }: Knowledge): Vouched | DoorOutcome {
  if (ticket.issuer_id !== briefing.issuerId) return 'WRONG_ISSUER';
  const key = briefing.keys.find(({ version }) => version === ticket.key_version);
  if (!key) return 'UNKNOWN_KEY';
  if (!signedFile(ticket, key.publicKey, verify)) return 'BAD_SIGNATURE';
  return {
    ticketId: ticket.id,
    eventId: ticket.event_id,
    tiers: [ticket.tier],
    ...windowOf(ticket.effective_at, ticket.expires_at, graceSeconds(ticket.grace_period) ?? 0),
  };
}

/** Verifies a code with the keys of this event's issuer only, because a code names its event, not its issuer. */
function vouchCode(code: TicketCode, { briefing, verify }: Knowledge, domain: string): Vouched | DoorOutcome {
  const keys = briefing.keys.map(({ publicKey }) => publicKey).filter((key) => isNamed(key, code.keyId));
  if (keys.length === 0) return 'UNKNOWN_KEY';
  if (!signedCode(code, keys, verify, domain)) return 'BAD_SIGNATURE';
  return {
    ticketId: code.ticketId,
    eventId: code.eventId,
    tiers: tiersOf(code, briefing),
    ...windowOf(code.effectiveAt, code.expiresAt, code.graceSeconds),
  };
}

function windowOf(effectiveAt: string, expiresAt: string, seconds: number): Window & { graceMs: number } {
  const graceMs = seconds * 1000;
  return { from: Date.parse(effectiveAt), until: Date.parse(expiresAt) + graceMs, graceMs };
}

function isNamed(text: string, keyId: string): boolean {
  const key = readPublicKey(text);
  return key !== null && keyIdOf(key) === keyId;
}

/** Finds the tiers by the first two bytes of the SHA-512 of their name, which the code contains. */
function tiersOf(code: TicketCode, { tiers }: Briefing): string[] {
  const wanted = hexOf(code.payload.subarray(37, 39));
  return tiers.filter((tier) => hexOf(nacl.hash(utf8(tier)).subarray(0, 2)) === wanted);
}
