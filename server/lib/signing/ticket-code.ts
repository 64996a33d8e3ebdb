import { createHash } from 'node:crypto';
import { decodeBase45, encodeBase45 } from './base45.ts';
import { uuidBytes, uuidText } from './encoding.ts';
import { MAX_GRACE_SECONDS } from './grace.ts';
import { type Refusal, refuse } from './verdict.ts';

/** Prefix of every code's text. */
export const CODE_PREFIX = 'PASSA1:';
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

/** Returns the first two bytes of SHA-512 of the tier's name in UTF-8: enough to distinguish the tiers of one event. */
export function tierRef(tier: string): string {
  return createHash('sha512').update(tier).digest('hex').slice(0, 4);
}

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
export function codePayload(code: TicketCode): Buffer {
  if (!(code.graceSeconds >= 0 && code.graceSeconds <= MAX_GRACE_SECONDS)) {
    throw new RangeError(`a grace period is at most ${MAX_GRACE_SECONDS} seconds`);
  }
  const bytes = Buffer.alloc(CODE_PAYLOAD_BYTES);
  bytes.writeUInt8(VERSION, 0);
  bytes.write(code.keyId, 1, 4, 'hex');
  uuidBytes(code.ticketId).copy(bytes, 5);
  uuidBytes(code.eventId).copy(bytes, 21);
  bytes.write(code.tierRef, 37, 2, 'hex');
  bytes.writeUInt32BE(wholeSeconds(code.effectiveAt), 39);
  bytes.writeUInt32BE(wholeSeconds(code.expiresAt), 43);
  bytes.writeUIntBE(code.graceSeconds, 47, 3);
  return bytes;
}

/** Encodes payload and signature as the text of the QR code: 178 characters of alphanumeric mode. */
export function codeText(payload: Uint8Array, signature: Uint8Array): string {
  return CODE_PREFIX + encodeBase45(Buffer.concat([payload, signature]));
}

export interface DecodedCode {
  readonly ok: true;
  readonly code: TicketCode;
  /** The 50 bytes that the signature covers, and its 64 bytes. Nothing is verified yet. */
  readonly payload: Buffer;
  readonly signature: Buffer;
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

function codeOf(bytes: Buffer): TicketCode {
  return {
    keyId: bytes.toString('hex', 1, 5),
    ticketId: uuidText(bytes.subarray(5, 21)),
    eventId: uuidText(bytes.subarray(21, 37)),
    tierRef: bytes.toString('hex', 37, 39),
    effectiveAt: isoOf(bytes.readUInt32BE(39)),
    expiresAt: isoOf(bytes.readUInt32BE(43)),
    graceSeconds: bytes.readUIntBE(47, 3),
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
  const decoded = decodeBase45(text.slice(CODE_PREFIX.length));
  if (typeof decoded === 'string') return refuse('malformed', decoded);
  const bytes = Buffer.from(decoded);
  if (bytes.readUInt8(0) !== VERSION)
    return refuse('unknown_version', `payload version ${bytes.readUInt8(0)}`);
  const code = codeOf(bytes);
  if (code.graceSeconds > MAX_GRACE_SECONDS) return refuse('malformed', 'bad_grace');
  return {
    ok: true,
    code,
    payload: bytes.subarray(0, CODE_PAYLOAD_BYTES),
    signature: bytes.subarray(CODE_PAYLOAD_BYTES),
  };
}
