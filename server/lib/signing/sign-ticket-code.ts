import { DOMAIN } from './domains.ts';
import { signBytes } from './ed25519.ts';
import { parseGrace } from './grace.ts';
import type { SigningKey } from './keys.ts';
import { codePayload, codeText, tierRef } from './ticket-code.ts';
import type { UnsignedTicket } from './ticket-file.ts';

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
