import type { PhoneRule, PhoneShown } from '../../../../../server/lib/scan/phone-rule.ts';
import type { SignedTicket } from '../../../../../server/lib/scan/presented-ticket.ts';
import { decodeBase64 } from '../../../../../server/lib/ticket-format/bytes.ts';
import { isStrictSignature } from '../../../../../server/lib/ticket-format/domains.ts';
import {
  CHECK_HOLDS_MS,
  type EarlierRead,
  judgeFreshness,
  LIVE_BYTES,
  LIVE_PREFIX,
} from '../../../../../server/lib/ticket-format/live-code.ts';
import { CODE_BYTES } from '../../../../../server/lib/ticket-format/ticket-code.ts';
import type { VerifySignature } from '../../verify/check/signatures.ts';

/** A tier whose doors ask for the holder's phone. */
export interface LiveTier extends PhoneRule {
  tier: string;
  /** ISO-8601. */
  from: string;
}

/** Phones of the tickets of an event, or those registered since an earlier answer. */
export interface PhoneList {
  eventId: string;
  /** null: the full list. */
  since: string | null;
  asOf: string;
  /** Always all of them. */
  tiers: LiveTier[];
  /** Public keys in base64. */
  phones: { ticketId: string; publicKey: string }[];
}

/** Live codes of one ticket, as far as the device knows them. */
export interface KnownPhone {
  tiers: readonly LiveTier[];
  /** Base64; null when no phone of the ticket is known. */
  publicKey: string | null;
  /** The last live code of this ticket and phone that this device read. */
  earlier: EarlierRead | null;
  /** The code for whose result staff decide, if it was found fresh when it was read; null for a code read now. */
  decided: EarlierRead | null;
}

/** Returns how doors treat tickets of these tiers; null unless they ask for a phone. Of several rules, the strictest. */
export function ruleOf(tiers: readonly string[], known: readonly LiveTier[], now: number): PhoneRule | null {
  const asking = known.filter(({ tier, from }) => tiers.includes(tier) && Date.parse(from) <= now);
  if (asking.length === 0) return null;
  return {
    allowsPaper: asking.every(({ allowsPaper }) => allowsPaper),
    admitsUnknown: asking.every(({ admitsUnknown }) => admitsUnknown),
  };
}

export interface ShownPhone {
  shown: PhoneShown;
  /** Milliseconds by which the phone's clock is ahead; null without a live code of the ticket's phone. */
  skewMs: number | null;
}

/** Checks the phone's part of a ticket. @param now the corrected time */
export function shownPhone(
  { live }: SignedTicket,
  { publicKey, earlier, decided }: KnownPhone,
  now: number,
  verify: VerifySignature,
): ShownPhone {
  if (live === null) return { shown: 'none', skewMs: null };
  if (publicKey !== null && !isSigned(live.message, live.signature, publicKey, verify))
    return { shown: 'other', skewMs: null };
  const wasFresh = decided?.step === live.step && now - decided.at < CHECK_HOLDS_MS;
  const { isFresh, skewMs } = judgeFreshness(live.step, wasFresh ? decided.at : now, earlier);
  return { shown: isFresh || wasFresh ? 'fresh' : 'stale', skewMs };
}

function isSigned(
  message: Uint8Array,
  signature: Uint8Array,
  publicKey: string,
  verify: VerifySignature,
): boolean {
  const key = decodeBase64(publicKey);
  return key?.length === 32 && isStrictSignature(signature) && verify(message, signature, key);
}

const TICKET_CHARS = (CODE_BYTES / 2) * 3;
const LIVE_CHARS = LIVE_PREFIX.length + (LIVE_BYTES / 2) * 3;

/** Returns the part of a scanned text that stays while a phone shows it: a live code changes every 20 seconds. */
export function steadyPart(code: string): string {
  const isLive = code.startsWith(LIVE_PREFIX) && code.length === LIVE_CHARS;
  return isLive ? code.slice(0, LIVE_PREFIX.length + TICKET_CHARS) : code;
}
