import type { TicketCurrency } from '../../lib/money/index.ts';

/** A ticket with all the data of its file, its page and its printed form. Column names are the database's. */
export interface TicketRecord {
  id: string;
  issuer_id: string;
  event_id: string;
  tier_id: string;
  tier: string;
  /** The number of the tier within its event. */
  tier_number: number;
  order_id: string;
  user_id: string | null;
  serial: number;
  status: 'active' | 'revoked' | 'cancelled';
  holder_name: string;
  holder_email: string;
  holder_phone: string;
  /** In 10^-7 of the currency. */
  price_units: bigint;
  currency: TicketCurrency;
  due_status: 'none' | 'due' | 'collected' | 'waived' | 'cancelled';
  issued_at: Date;
  /** The times of its tier today. */
  effective_at: Date;
  expires_at: Date;
  grace_seconds: number;
  key_version: number;
  /** 64 bytes, over the ticket as it was issued. */
  signature: Buffer;
  /** The event or the times of its tier changed since the ticket was issued: the signature covers what held then. */
  moved: boolean;
  /** The ticket that it replaces, when it was passed on to its holder. */
  replaces: string | null;
  /** It was bought with play money. */
  play_money: boolean;
  /** An organiser's test ticket, which takes no place and counts nowhere. */
  is_test: boolean;
  /** When it was passed on to another person; it is cancelled since. */
  passed_on_at: Date | null;
  /** The event as it is today. */
  event_name: string;
  event_venue: string;
  event_start_at: Date;
  /** Minutes before the start until which holders may pass it on; null: never; undefined: not read. */
  cutoff_minutes?: number | null;
  entered_at: Date | null;
  revoked_at: Date | null;
  revoke_reason: string | null;
}

const FILE_COLUMNS = `t.id, t.issuer_id, t.event_id, tier.name AS tier, t.holder_name, t.holder_email, t.holder_phone,
  t.price_units, t.currency, t.issued_at, t.grace_seconds, t.key_version, t.signature,
  edition.name AS event_name, edition.venue AS event_venue, edition.start_at AS event_start_at`;

/** SELECT list of the columns of a ticket file as it was issued, which its stored signature covers; `t` is the ticket. */
export const SIGNED_COLUMNS = `${FILE_COLUMNS}, t.effective_at, t.expires_at`;

export const SIGNED_JOINS = `JOIN tiers tier ON tier.id = t.tier_id
  JOIN event_editions edition ON edition.event_id = t.event_id AND edition.edition = t.edition`;

/** The same with the event and the times of today. */
const CURRENT_COLUMNS = `${FILE_COLUMNS}, tier.effective_at, tier.expires_at,
  t.edition <> event.edition OR t.effective_at <> date_trunc('milliseconds', tier.effective_at)
    OR t.expires_at <> date_trunc('milliseconds', tier.expires_at) AS moved`;

const CURRENT_JOINS = `JOIN tiers tier ON tier.id = t.tier_id JOIN events event ON event.id = t.event_id
  JOIN event_editions edition ON edition.event_id = t.event_id AND edition.edition = event.edition`;

/** SELECT list of a `TicketRecord`. */
export const TICKET_COLUMNS = `${CURRENT_COLUMNS}, t.tier_id, tier.number AS tier_number, t.order_id, t.user_id, t.serial, t.status, t.due_status, t.play_money, t.is_test, t.replaces, t.passed_on_at,
  CASE WHEN rule.event_id IS NULL THEN 0 ELSE rule.cutoff_minutes END AS cutoff_minutes, entry.entered_at, revocation.revoked_at, revocation.reason AS revoke_reason`;

export const TICKET_JOINS = `${CURRENT_JOINS}
  LEFT JOIN event_transfer_rules rule ON rule.event_id = t.event_id
  LEFT JOIN entries entry ON entry.ticket_id = t.id
  LEFT JOIN revocations revocation ON revocation.ticket_id = t.id`;

export const SELECT_TICKETS = `SELECT ${TICKET_COLUMNS} FROM tickets t ${TICKET_JOINS}`;

/** The columns of a ticket file. */
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
