import { amountOf, formatAmount } from '../../lib/money/index.ts';
import { formatGrace, type TicketFile, ticketFile, type UnsignedTicket } from '../../lib/signing/index.ts';
import type { TicketRecord } from './ticket.record.ts';

/** The columns that a ticket file is made of; `SIGNED_COLUMNS` reads them. */
export type SignedRecord = Pick<
  TicketRecord,
  | 'id'
  | 'event_id'
  | 'issuer_id'
  | 'tier'
  | 'price_units'
  | 'currency'
  | 'event_name'
  | 'event_venue'
  | 'event_start_at'
  | 'holder_name'
  | 'holder_email'
  | 'holder_phone'
  | 'issued_at'
  | 'effective_at'
  | 'expires_at'
  | 'grace_seconds'
  | 'key_version'
  | 'signature'
>;

/** What the signature of a ticket covers, in the forms that signing/ asks for. */
export function unsignedTicket(ticket: Omit<SignedRecord, 'signature'>): UnsignedTicket {
  return {
    id: ticket.id,
    event_id: ticket.event_id,
    issuer_id: ticket.issuer_id,
    tier: ticket.tier,
    price: formatAmount(amountOf(ticket.currency, ticket.price_units)),
    currency: ticket.currency,
    metadata: {
      event: ticket.event_name,
      venue: ticket.event_venue,
      start_date: ticket.event_start_at.toISOString(),
      holder: ticket.holder_name,
      email: ticket.holder_email,
      phone: ticket.holder_phone,
      tier: ticket.tier,
    },
    issued_at: ticket.issued_at.toISOString(),
    effective_at: ticket.effective_at.toISOString(),
    expires_at: ticket.expires_at.toISOString(),
    grace_period: formatGrace(ticket.grace_seconds),
    key_version: ticket.key_version,
  };
}

/** The ticket file as it was handed out: made again from the row, with the signature that was stored. */
export function fileOf(ticket: TicketRecord): TicketFile {
  return ticketFile(unsignedTicket(ticket), ticket.signature);
}
