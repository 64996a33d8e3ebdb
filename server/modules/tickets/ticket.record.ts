import type { EntryRule } from '../../lib/scan/entry-rules.ts';
import { selectList } from '../../platform/db/columns.ts';
import { TicketRow } from './ticket.row.ts';

type Unread = 'edition' | 'dueMethod' | 'dueSettledAt' | 'dueSettledBy';

/** A ticket with all the data of its file, its page and its printed form; times and event are those of today. */
export interface TicketRecord extends Omit<TicketRow, Unread> {
  tier: string;
  /** The number of the tier within its event. */
  tierNumber: number;
  /** The event or the times of its tier changed since the ticket was issued: the signature covers what held then. */
  moved: boolean;
  eventName: string;
  eventVenue: string;
  eventStartAt: Date;
  /** Minutes before the start until which holders may pass it on; null: never; undefined: not read. */
  cutoffMinutes?: number | null;
  /** From when doors ask for the holder's phone; null: never; undefined: not read. */
  liveFrom?: Date | null;
  /** Then it admits on paper with an ID. */
  liveAllowsPaper?: boolean;
  /** How often its tier admits; undefined: not read. */
  entryRule?: EntryRule;
  /** Number of entries by `times`. */
  entryLimit?: number | null;
  enteredAt: Date | null;
  revokedAt: Date | null;
  revokeReason: string | null;
}

/** The columns of a ticket file. */
export type SignedRecord = Pick<
  TicketRecord,
  | 'id'
  | 'eventId'
  | 'issuerId'
  | 'tier'
  | 'priceUnits'
  | 'currency'
  | 'eventName'
  | 'eventVenue'
  | 'eventStartAt'
  | 'holderName'
  | 'holderEmail'
  | 'holderPhone'
  | 'issuedAt'
  | 'effectiveAt'
  | 'expiresAt'
  | 'graceSeconds'
  | 'keyVersion'
  | 'signature'
>;

const OF_EVENT = `tier.name AS tier, edition.name AS "eventName", edition.venue AS "eventVenue",
  edition.start_at AS "eventStartAt"`;

/** SELECT list of the columns of a ticket file as it was issued, which its stored signature covers; `t` is the ticket. */
export const SIGNED_COLUMNS = `${selectList(TicketRow, 't')}, ${OF_EVENT}`;

export const SIGNED_JOINS = `JOIN tiers tier ON tier.id = t.tier_id
  JOIN event_editions edition ON edition.event_id = t.event_id AND edition.edition = t.edition`;

/** The columns whose values of today are elsewhere, and those of no interest. */
const NOT_CURRENT: readonly (Unread | 'effectiveAt' | 'expiresAt')[] = [
  'effectiveAt',
  'expiresAt',
  'edition',
  'dueMethod',
  'dueSettledAt',
  'dueSettledBy',
];

/** SELECT list of a `TicketRecord`. */
export const TICKET_COLUMNS = `${selectList(TicketRow, 't', NOT_CURRENT)}, ${OF_EVENT}, tier.number AS "tierNumber",
  tier.live_from AS "liveFrom", tier.live_allows_paper AS "liveAllowsPaper",
  tier.entry_rule AS "entryRule", tier.entry_limit AS "entryLimit",
  tier.effective_at AS "effectiveAt", tier.expires_at AS "expiresAt",
  t.edition <> event.edition OR t.effective_at <> date_trunc('milliseconds', tier.effective_at)
    OR t.expires_at <> date_trunc('milliseconds', tier.expires_at) AS moved,
  CASE WHEN rule.event_id IS NULL THEN 0 ELSE rule.cutoff_minutes END AS "cutoffMinutes",
  entry.entered_at AS "enteredAt", revocation.revoked_at AS "revokedAt", revocation.reason AS "revokeReason"`;

export const TICKET_JOINS = `JOIN tiers tier ON tier.id = t.tier_id JOIN events event ON event.id = t.event_id
  JOIN event_editions edition ON edition.event_id = t.event_id AND edition.edition = event.edition
  LEFT JOIN event_transfer_rules rule ON rule.event_id = t.event_id
  LEFT JOIN entries entry ON entry.ticket_id = t.id
  LEFT JOIN revocations revocation ON revocation.ticket_id = t.id`;

export const SELECT_TICKETS = `SELECT ${TICKET_COLUMNS} FROM tickets t ${TICKET_JOINS}`;
