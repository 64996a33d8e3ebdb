import { decodeBase45, encodeBase45 } from './base45.ts';
import { bigEndian, concat, readBigEndian, utf8 } from './bytes.ts';
import { DOMAIN, SIGNATURE_BYTES } from './domains.ts';
import { CODE_BYTES, type DecodedCode, decodeCodeBytes } from './ticket-code.ts';
import { type Refusal, refuse } from './verdict.ts';

/** Prefix of a live code's text: the code of a ticket that only the phone registered with it can make. */
export const LIVE_PREFIX = 'PASSALIVE1:';
/** A phone makes a new code at each step. */
export const LIVE_STEP_MS = 20_000;

const STEP_BYTES = 4;
const SIGNED_BYTES = CODE_BYTES + STEP_BYTES;
export const LIVE_BYTES = SIGNED_BYTES + SIGNATURE_BYTES;
const TEXT_LENGTH = LIVE_PREFIX.length + (LIVE_BYTES / 2) * 3;

/** A live code is refused when its step began this long ago. */
export const LIVE_FOR_MS = 60_000;
/** A step that has not begun is taken for the inaccuracy of two clocks up to here. */
const EARLY_MS = LIVE_STEP_MS;
/** Largest difference of a phone's clock that is tolerated when its code is seen to change. */
export const MAX_SKEW_MS = 120_000;
/** The second code must be read this soon after the first. */
const CHANGES_WITHIN_MS = 120_000;
/**
 * A door that checked a guest first admits by the same code this long after the check: staff look at the guest meanwhile,
 * and the code that they admit by is the one that was live when they checked.
 */
export const CHECK_HOLDS_MS = 5 * 60_000;

/** Returns the number of the step at a time in milliseconds since 1970. */
export const stepAt = (ms: number): number => Math.floor(ms / LIVE_STEP_MS);

/** Returns the bytes that the phone signs: prefix of the purpose, the 114 bytes of the ticket code, and the step. */
export const liveMessage = (ticketBytes: Uint8Array, step: number): Uint8Array =>
  concat(utf8(DOMAIN.liveCode), ticketBytes, bigEndian(step, STEP_BYTES));

/** Encodes a live code as the text of the QR code: 284 characters of alphanumeric mode, version 10 at level M. */
export function liveText(ticketBytes: Uint8Array, step: number, signature: Uint8Array): string {
  return LIVE_PREFIX + encodeBase45(concat(ticketBytes, bigEndian(step, STEP_BYTES), signature));
}

export const looksLive = (text: string): boolean => text.startsWith(LIVE_PREFIX);

/** The phone's part of a live code. Nothing is verified yet. */
export interface LivePart {
  readonly step: number;
  /** The bytes that the signature covers. */
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

export interface DecodedLive {
  readonly ok: true;
  /** The ticket code inside. */
  readonly decoded: DecodedCode;
  readonly live: LivePart;
}

/** Decodes the text of a live code strictly: exactly one text decodes to any given bytes. Never throws. */
export function decodeLiveCode(text: string): DecodedLive | Refusal {
  if (!looksLive(text)) return refuse('malformed', 'not_a_code');
  if (text.length !== TEXT_LENGTH)
    return refuse('malformed', text.length < TEXT_LENGTH ? 'too_short' : 'too_long');
  const bytes = decodeBase45(text.slice(LIVE_PREFIX.length));
  if (typeof bytes === 'string') return refuse('malformed', bytes);
  const ticketBytes = bytes.subarray(0, CODE_BYTES);
  const decoded = decodeCodeBytes(ticketBytes);
  if (!decoded.ok) return decoded;
  const step = readBigEndian(bytes.subarray(CODE_BYTES, SIGNED_BYTES));
  const live = { step, message: liveMessage(ticketBytes, step), signature: bytes.subarray(SIGNED_BYTES) };
  return { ok: true, decoded, live };
}

/** A live code that was read earlier. */
export interface EarlierRead {
  readonly step: number;
  /** True time of the read, milliseconds since 1970. */
  readonly at: number;
}

export interface Freshness {
  /** Whether a phone shows the code now, by the true time. */
  readonly isFresh: boolean;
  /** Difference of the phone's clock to the true time, negative when it is slow. Within ten seconds if it is a phone. */
  readonly skewMs: number;
}

/**
 * Decides whether a live code is shown by a phone now. A code is fresh until 60 seconds after the start of its step. An
 * older one, or one of a step to come, is fresh only when the code has changed since an earlier read as a phone changes
 * it, and the phone's clock is at most two minutes off: a picture does not change.
 * @param now the true time, milliseconds since 1970
 * @param earlier the previous read of the same ticket with a signature of the same phone
 */
export function judgeFreshness(step: number, now: number, earlier: EarlierRead | null = null): Freshness {
  const age = now - step * LIVE_STEP_MS;
  const skewMs = LIVE_STEP_MS / 2 - age;
  if (age >= -EARLY_MS && age < LIVE_FOR_MS) return { isFresh: true, skewMs };
  const isNear = age >= -MAX_SKEW_MS && age < MAX_SKEW_MS + LIVE_STEP_MS;
  return { isFresh: isNear && earlier !== null && hasChanged(step, now, earlier), skewMs };
}

/** The code moved on by as many steps as the time between the two reads contains, one more or one less. */
function hasChanged(step: number, now: number, earlier: EarlierRead): boolean {
  const steps = step - earlier.step;
  const elapsed = now - earlier.at;
  return steps > 0 && elapsed <= CHANGES_WITHIN_MS && Math.abs(elapsed - steps * LIVE_STEP_MS) < LIVE_STEP_MS;
}
