import { decodeBase45, encodeBase45 } from './base45.ts';
import { bigEndian, concat, fromHex, hexOf, readBigEndian, utf8, uuidBytes, uuidText } from './bytes.ts';
import { DOMAIN, type Hash } from './domains.ts';
import { MAX_GRACE_SECONDS } from './ticket-window.ts';
import { type Refusal, refuse } from './verdict.ts';

/** Prefix of every code's text. */
export const CODE_PREFIX = 'PASSA1:';
/** Prefix of a test ticket's text. It is no ticket code of any version. */
export const TEST_PREFIX = 'PASSATEST1:';
export const CODE_PAYLOAD_BYTES = 50;
export const CODE_BYTES = 114;

const VERSION = 1;
const MAX_SECONDS = 0xffff_ffff;

/** Content of a QR code. No personal data, and no tier name: a reference of two bytes to it. */
export interface TicketCode {
  /** Eight hex digits, see `keyId`. */
  readonly keyId: string;
  readonly ticketId: string;
  readonly eventId: string;
  /** Four hex digits, see `tierRef`. */
  readonly tierRef: string;
  /** ISO-8601 UTC; whole seconds, so the milliseconds are always .000. */
  readonly effectiveAt: string;
  readonly expiresAt: string;
  readonly graceSeconds: number;
}

/**
 * Returns the first four bytes of SHA-512 of the 32-byte public key, as eight hex digits: the key of a code.
 * @param sha512 the hash function of the program
 */
export const keyId = (publicKey: Uint8Array, sha512: Hash): string => hexOf(sha512(publicKey).subarray(0, 4));

/** Returns the first two bytes of SHA-512 of the tier's name in UTF-8: enough to distinguish the tiers of one event. */
export const tierRef = (tier: string, sha512: Hash): string => hexOf(sha512(utf8(tier)).subarray(0, 2));

function wholeSeconds(time: string): number {
  const seconds = Math.floor(Date.parse(time) / 1000);
  if (!(seconds >= 0 && seconds <= MAX_SECONDS)) {
    throw new RangeError(`a ticket code holds times from 1970 to 2106, not ${time}`);
  }
  return seconds;
}

/**
 * Returns the 50 signed bytes of a code. Fractions of a second are dropped.
 * @throws RangeError for a time outside 1970-01-01 to 2106-02-07 or a grace period above seven days.
 */
export function codePayload(code: TicketCode): Uint8Array {
  if (!(code.graceSeconds >= 0 && code.graceSeconds <= MAX_GRACE_SECONDS)) {
    throw new RangeError(`a grace period is at most ${MAX_GRACE_SECONDS} seconds`);
  }
  return concat(
    Uint8Array.of(VERSION),
    fromHex(code.keyId),
    uuidBytes(code.ticketId),
    uuidBytes(code.eventId),
    fromHex(code.tierRef),
    bigEndian(wholeSeconds(code.effectiveAt), 4),
    bigEndian(wholeSeconds(code.expiresAt), 4),
    bigEndian(code.graceSeconds, 3),
  );
}

/** Encodes payload and signature as the text of the QR code: 178 characters of alphanumeric mode. */
export function codeText(payload: Uint8Array, signature: Uint8Array, prefix = CODE_PREFIX): string {
  return prefix + encodeBase45(concat(payload, signature));
}

/** Returns the signed bytes of a code: the prefix of its purpose and the 50 bytes of the payload. */
export const codeMessage = (payload: Uint8Array, domain: string = DOMAIN.ticketCode): Uint8Array =>
  concat(utf8(domain), payload);

export interface DecodedCode {
  readonly ok: true;
  readonly code: TicketCode;
  /** The 50 bytes that the signature covers, and its 64 bytes. Nothing is verified yet. */
  readonly payload: Uint8Array;
  readonly signature: Uint8Array;
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

function codeOf(bytes: Uint8Array): TicketCode {
  return {
    keyId: hexOf(bytes.subarray(1, 5)),
    ticketId: uuidText(bytes.subarray(5, 21)),
    eventId: uuidText(bytes.subarray(21, 37)),
    tierRef: hexOf(bytes.subarray(37, 39)),
    effectiveAt: isoOf(readBigEndian(bytes.subarray(39, 43))),
    expiresAt: isoOf(readBigEndian(bytes.subarray(43, 47))),
    graceSeconds: readBigEndian(bytes.subarray(47, 50)),
  };
}

/** Returns true when the text is meant as a ticket code, of any version: it selects the parser. */
export function looksLikeCode(text: string): boolean {
  return /^PASSA\d*:/.test(text);
}

/**
 * Decodes the text of a code strictly: exactly one text decodes to any given bytes. Never throws. Details of
 * `malformed`: not_a_code, too_short, too_long, bad_alphabet, bad_group, bad_grace.
 */
export function decodeTicketCode(text: unknown): DecodedCode | Refusal {
  if (typeof text !== 'string' || !looksLikeCode(text)) return refuse('malformed', 'not_a_code');
  if (!text.startsWith(CODE_PREFIX))
    return refuse('unknown_version', text.slice(0, text.indexOf(':')).slice(0, 16));
  const length = CODE_PREFIX.length + (CODE_BYTES / 2) * 3;
  if (text.length !== length) return refuse('malformed', text.length < length ? 'too_short' : 'too_long');
  const bytes = decodeBase45(text.slice(CODE_PREFIX.length));
  return typeof bytes === 'string' ? refuse('malformed', bytes) : decodeCodeBytes(bytes);
}

/** Decodes the 114 bytes of a code. */
export function decodeCodeBytes(bytes: Uint8Array): DecodedCode | Refusal {
  if (bytes[0] !== VERSION) return refuse('unknown_version', `payload version ${bytes[0]}`);
  const code = codeOf(bytes);
  if (code.graceSeconds > MAX_GRACE_SECONDS) return refuse('malformed', 'bad_grace');
  return {
    ok: true,
    code,
    payload: bytes.subarray(0, CODE_PAYLOAD_BYTES),
    signature: bytes.subarray(CODE_PAYLOAD_BYTES),
  };
}
