import { DOMAIN } from '../ticket-format/domains.ts';
import { refusalOfCode } from '../ticket-format/issuer-key.ts';
import {
  codeMessage,
  codePayload,
  codeText,
  type DecodedCode,
  decodeTicketCode,
  tierRef as refOfTier,
  TEST_PREFIX,
  type TicketCode,
} from '../ticket-format/ticket-code.ts';
import type { UnsignedTicket } from '../ticket-format/ticket-file.ts';
import { parseGrace } from '../ticket-format/ticket-window.ts';
import { type Refusal, refuse } from '../ticket-format/verdict.ts';
import { signBytes } from './ed25519.ts';
import { sha512 } from './hashes.ts';
import type { SigningKey, VerifyingKey } from './keys.ts';

/** Returns the reference of a code to a tier, see ticket-format. */
export const tierRef = (tier: string): string => refOfTier(tier, sha512);

export type CodedTicket = Pick<
  UnsignedTicket,
  'id' | 'event_id' | 'tier' | 'effective_at' | 'expires_at' | 'grace_period'
>;

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

/** Verifies a decoded code against the keys of its event's issuer. */
export function checkCodeSignature(
  decoded: DecodedCode,
  keys: readonly VerifyingKey[] | undefined,
): CodeVerdict {
  const refusal = refusalOfCode(decoded, keys ?? []);
  return refusal === null ? { ok: true, code: decoded.code } : refuse(refusal, `key ${decoded.code.keyId}`);
}

/** Verifies form, key and signature of a QR code's text. Does not check revocation, time or use. Never throws. */
export function verifyTicketCode(text: unknown, findKeys: FindEventKeys): CodeVerdict {
  const decoded = decodeTicketCode(text);
  return decoded.ok ? checkCodeSignature(decoded, findKeys(decoded.code.eventId)) : decoded;
}

/**
 * Signs a code for testing an entrance: the payload of a ticket code, signed for another purpose. Its prefix is not
 * that of a ticket, and under the prefix of a ticket its signature does not match, so it never admits anyone.
 * @throws RangeError as `codePayload`
 */
export function signTestCode(code: Omit<TicketCode, 'keyId'>, key: SigningKey): string {
  const payload = codePayload({ ...code, keyId: key.keyId });
  const signature = signBytes(codeMessage(payload, DOMAIN.testCode), key.privateKey);
  return codeText(payload, signature, TEST_PREFIX);
}
