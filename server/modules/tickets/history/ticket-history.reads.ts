import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { TicketHistoryEntry } from './ticket-history.schema.ts';

/** Most emails in the history of one ticket; older ones are left out. */
const MOST_MAILS = 50;

/** Emails to the holder about the order or the event of ticket `c`. A kept mail is one of a server without a mail host. */
const MAILS = `SELECT c.id, CASE m.state WHEN 'failed' THEN 'mail_failed' WHEN 'queued' THEN 'mail_queued' ELSE 'mailed' END,
    coalesce(m.sent_at, m.created_at), m.kind
  FROM chosen c CROSS JOIN LATERAL (
    SELECT o.state, o.sent_at, o.created_at, o.kind FROM mail_outbox o
      LEFT JOIN message_batches b ON o.kind = 'group_message' AND b.id = (o.payload->>'batchId')::uuid
    WHERE lower(o.recipient) = c.holder_email
      AND (o.order_id = c.order_id OR o.payload->>'eventId' = c.event_id::text OR b.event_id = c.event_id)
    ORDER BY o.created_at DESC LIMIT ${MOST_MAILS}) m`;

/** Reads the histories of tickets, newest entry first; the caller must authorize. */
export async function readTicketHistories(
  db: Database,
  ids: string[],
): Promise<(TicketHistoryEntry & { ticketId: string })[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'ticket-histories',
    text: `WITH chosen AS (SELECT * FROM tickets WHERE id = ANY($1::uuid[]))
      SELECT ticket_id AS "ticketId", kind, at, detail FROM (
        SELECT id AS ticket_id, CASE WHEN replaces IS NULL THEN 'issued' ELSE 'received' END AS kind, issued_at AS at,
          NULL::text AS detail FROM chosen
        UNION ALL SELECT id, 'passed_on', passed_on_at, NULL FROM chosen WHERE passed_on_at IS NOT NULL
        UNION ALL SELECT id, 'due_settled', due_settled_at, due_method FROM chosen WHERE due_settled_at IS NOT NULL
        UNION ALL SELECT c.id, 'revoked', r.revoked_at, r.reason FROM chosen c JOIN revocations r ON r.ticket_id = c.id
        UNION ALL SELECT c.id, 'entered', e.entered_at, g.name
          FROM chosen c JOIN entries e ON e.ticket_id = c.id LEFT JOIN gates g ON g.id = e.gate_id
        UNION ALL SELECT c.id,
            CASE r.state WHEN 'paid' THEN 'refunded' WHEN 'failed' THEN 'refund_failed' ELSE 'refund_pending' END,
            coalesce(r.finished_at, r.created_at), NULL
          FROM chosen c JOIN refunds r ON r.order_id = c.order_id
            AND (r.kind = 'order' OR (r.kind = 'ticket' AND r.ticket_id = c.id))
        UNION ALL ${MAILS}
      ) history ORDER BY at DESC, kind`,
    values: [ids],
  });
}
