import { createHash } from 'node:crypto';
import { DOMAIN, signBytes, verifyBytes } from './ed25519.ts';
import { decodeBase45, encodeBase45, uuidBytes, uuidText } from './encoding.ts';
import type { SigningKey, VerifyingKey } from './keys.ts';
import type { UnsignedTicket } from './ticket-file.ts';
import { MAX_GRACE_SECONDS, parseGrace } from './ticket-window.ts';
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

export type CodedTicket = Pick<
  UnsignedTicket,
  'id' | 'event_id' | 'tier' | 'effective_at' | 'expires_at' | 'grace_period'
>;

/** Returns the signed bytes of a code: the domain prefix and the 50 bytes of the payload. */
export function codeMessage(payload: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(DOMAIN.ticketCode), payload]);
}

/**
 * Returns the text of a ticket's QR code. Deterministic: it can be computed again whenever it is shown.
 * @throws RangeError when the grace period is invalid or a time does not fit, see `codePayload`.
 */
export function signTicketCode(ticket: CodedTicket, key: SigningKey): string {
  const graceSeconds = parseGrace(ticket.grace_period);
  if (graceSeconds === null) throw new RangeError('the grace period cannot be read');
  const payload = codePayload({
    keyId: key.keyId,
    ticketId: ticket.id,
    eventId: ticket.event_id,
    tierRef: tierRef(ticket.tier),
    effectiveAt: ticket.effective_at,
    expiresAt: ticket.expires_at,
    graceSeconds,
  });
  return codeText(payload, signBytes(codeMessage(payload), key.privateKey));
}

export type CodeVerdict = { readonly ok: true; readonly code: TicketCode } | Refusal;

/**
 * The keys of the event's issuer, and of no other: a code contains its event, not its issuer, so this look-up prevents
 * an issuer from signing tickets of another's event. Empty or undefined when the event is not known.
 */
export type FindEventKeys = (eventId: string) => readonly VerifyingKey[] | undefined;

function candidatesFor(decoded: DecodedCode, keys: readonly VerifyingKey[] | undefined): VerifyingKey[] {
  return (keys ?? []).filter((key) => key.keyId === decoded.code.keyId);
}

const unknownKey = (decoded: DecodedCode): Refusal => refuse('unknown_key', `key ${decoded.code.keyId}`);

function verdictOf(decoded: DecodedCode, good: boolean): CodeVerdict {
  return good
    ? { ok: true, code: decoded.code }
    : refuse('bad_signature', 'the signature does not match the code');
}

/** Verifies a decoded code against the keys of its event's issuer. */
export function checkCodeSignature(
  decoded: DecodedCode,
  keys: readonly VerifyingKey[] | undefined,
): CodeVerdict {
  const candidates = candidatesFor(decoded, keys);
  if (candidates.length === 0) return unknownKey(decoded);
  const message = codeMessage(decoded.payload);
  const good = candidates.some((key) => verifyBytes(message, decoded.signature, key.publicKey));
  return verdictOf(decoded, good);
}

/** Verifies form, key and signature of a QR code's text. Does not check revocation, time or use. Never throws. */
export function verifyTicketCode(text: unknown, findKeys: FindEventKeys): CodeVerdict {
  const decoded = decodeTicketCode(text);
  return decoded.ok ? checkCodeSignature(decoded, findKeys(decoded.code.eventId)) : decoded;
}

/** Prefix of a test ticket's text. It is no ticket code of any version. */
export const TEST_PREFIX = 'PASSATEST1:';

/**
 * Signs a code for testing an entrance: the payload of a ticket code, signed for another purpose. Its prefix is not
 * that of a ticket, and under the prefix of a ticket its signature does not match, so it never admits anyone.
 * @throws RangeError as `codePayload`
 */
export function signTestCode(code: Omit<TicketCode, 'keyId'>, key: SigningKey): string {
  const payload = codePayload({ ...code, keyId: key.keyId });
  const signature = signBytes(Buffer.concat([Buffer.from(DOMAIN.testCode), payload]), key.privateKey);
  return TEST_PREFIX + encodeBase45(Buffer.concat([payload, signature]));
}
