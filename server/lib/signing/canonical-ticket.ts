import type { UnsignedTicket } from './ticket-file.ts';

// JSON.stringify escapes a well-formed string exactly as RFC 8785 section 3.2.2.2 demands.
const quote = (text: string): string => JSON.stringify(text);

/**
 * Returns the RFC 8785 text of a ticket without its signature. The keys are written out in their sorted order, which
 * makes it several times faster than a general serializer; the tests compare the two.
 */
export function canonicalTicket(ticket: UnsignedTicket): string {
  const meta = ticket.metadata;
  return (
    `{"currency":${quote(ticket.currency)},"effective_at":${quote(ticket.effective_at)},` +
    `"event_id":${quote(ticket.event_id)},"expires_at":${quote(ticket.expires_at)},` +
    `"grace_period":${quote(ticket.grace_period)},"id":${quote(ticket.id)},` +
    `"issued_at":${quote(ticket.issued_at)},"issuer_id":${quote(ticket.issuer_id)},` +
    `"key_version":${ticket.key_version},"metadata":{"email":${quote(meta.email)},` +
    `"event":${quote(meta.event)},"holder":${quote(meta.holder)},"phone":${quote(meta.phone)},` +
    `"start_date":${quote(meta.start_date)},"tier":${quote(meta.tier)},"venue":${quote(meta.venue)}},` +
    `"price":${quote(ticket.price)},"tier":${quote(ticket.tier)}}`
  );
}
