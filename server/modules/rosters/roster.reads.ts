import type { Statement } from '../../platform/db/statement.ts';
import type { TicketStatus } from '../../platform/vocabulary.ts';
import type { QuestionKind } from '../questions/index.ts';
import { DIGEST_CHARS, MAX_USES, type PageDigest, ROSTER_PAGES } from './roster.rules.ts';

/** Times as JSON has them. */
export interface UseRow {
  ticketId: string;
  entries: number;
  enteredAt: string | null;
  gateId: string | null;
  leftAt: string | null;
}

export interface GuestRow {
  page: number;
  ticketId: string;
  number: string;
  orderNumber: string;
  tier: string;
  status: TicketStatus;
  graceSeconds: number;
  holder: string | null;
  answers: { label: string; kind: QuestionKind; value: string }[];
  use: UseRow | null;
}

/** Tickets of the event $1; with the names of their holders if $2. Tickets that were passed on are no guests. */
const GUESTS = `questions AS MATERIALIZED (SELECT id, kind, position FROM checkout_questions
    WHERE event_id = $1 AND at_door AND archived_at IS NULL),
  said AS MATERIALIZED (SELECT ticket_id, jsonb_agg(jsonb_build_object('label', label, 'kind', kind, 'value', value)
      ORDER BY position, question_id) AS answers
    FROM (SELECT a.ticket_id, a.label, a.value, q.kind, q.position, q.id AS question_id
        FROM questions q JOIN checkout_answers a ON a.question_id = q.id WHERE a.ticket_id IS NOT NULL
      UNION ALL SELECT t.id, a.label, a.value, q.kind, q.position, q.id
        FROM questions q JOIN checkout_answers a ON a.question_id = q.id AND a.nth IS NULL
          JOIN tickets t ON t.order_id = a.order_id AND t.event_id = $1 AND t.replaces IS NULL) one
    GROUP BY ticket_id),
  guests AS (SELECT t.id, get_byte(uuid_send(t.id), 15) & ${ROSTER_PAGES - 1} AS page, t.status, t.tier_id, t.serial,
      t.order_id, t.grace_seconds, CASE WHEN $2 THEN t.holder_name END AS holder, r.name AS tier, r.number AS tier_number,
      coalesce(said.answers, '[]') AS answers
    FROM tickets t JOIN tiers r ON r.id = t.tier_id LEFT JOIN said ON said.ticket_id = t.id
    WHERE t.event_id = $1 AND t.passed_on_at IS NULL)`;

/**
 * Reads the digests of all pages with guests, of what changes seldom: entries are left out. A row without a page stands for
 * an event without guests; no row when the event is not visible, or ended before the given time.
 */
export function readDigests(eventId: string, seesNames: boolean, endedAfter: Date): Statement {
  return {
    name: 'roster-digests',
    text: `WITH ${GUESTS},
      digests AS (SELECT page, count(*)::int AS guests, left(md5(string_agg(md5(concat_ws(chr(31), id, status, tier,
          grace_seconds, holder IS NULL, holder, answers)), '' ORDER BY id)), ${DIGEST_CHARS}) AS digest
        FROM guests GROUP BY page)
      SELECT d.page, d.digest, d.guests FROM events e LEFT JOIN digests d ON true
      WHERE e.id = $1 AND e.end_at > $3 ORDER BY d.page`,
    values: [eventId, seesNames, endedAfter],
  };
}

export type DigestRow = PageDigest | { page: null };

/** Entries of a ticket, from its stays; null without any. */
const useOf = (
  ticket: string,
): string => `(SELECT CASE WHEN count(*) > 0 THEN json_build_object('ticketId', ${ticket},
      'entries', count(*), 'enteredAt', max(entered_at),
      'gateId', (array_agg(gate_id ORDER BY entered_at DESC))[1],
      'leftAt', (array_agg(left_at ORDER BY entered_at DESC))[1]) END
    FROM (SELECT entered_at, entry_gate_id AS gate_id, left_at FROM visits WHERE ticket_id = ${ticket}
      UNION ALL SELECT entered_at, gate_id, NULL FROM entries n WHERE n.ticket_id = ${ticket}
        AND NOT EXISTS (SELECT FROM visits v WHERE v.ticket_id = n.ticket_id)) stays)`;

/** Reads the guests of pages. */
export function readGuests(eventId: string, seesNames: boolean, pages: readonly number[]): Statement {
  return {
    name: 'roster-guests',
    text: `WITH ${GUESTS}
      SELECT page, id AS "ticketId", ticket_number(tier_number, serial) AS number, order_number(order_id) AS "orderNumber",
        tier, status, grace_seconds AS "graceSeconds", holder, answers, ${useOf('g.id')} AS use
      FROM guests g WHERE page = ANY($3::int[]) ORDER BY page, id`,
    values: [eventId, seesNames, pages],
  };
}

/** Reads the entries of tickets that went in or out since the given time, or whose entry was undone. */
export function readUses(eventId: string, from: Date): Statement {
  return {
    name: 'roster-uses',
    text: `WITH changed AS (
        SELECT ticket_id FROM scans WHERE event_id = $1 AND received_at >= $2 AND ticket_id IS NOT NULL
          AND outcome IN ('admitted', 'exited', 'not_inside')
        UNION SELECT ticket_id FROM entry_undos WHERE event_id = $1 AND undone_at >= $2
        LIMIT ${MAX_USES + 1})
      SELECT c.ticket_id AS "ticketId", ${useOf('c.ticket_id')} AS use FROM changed c ORDER BY c.ticket_id`,
    values: [eventId, from],
  };
}
