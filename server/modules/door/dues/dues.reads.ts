import type { Statement } from '../../../platform/db/statement.ts';

export interface DuesRow {
  due: { units: string; currency: string; ids: string[] }[];
  settled: string[];
  playMoney: string[];
  tests: string[];
}

/**
 * Reads open dues by amount, without guests who were admitted unpaid, and the settled ones; with `from`, only changes
 * since then. No row when the event is not visible.
 */
export function readDues(eventId: string, from: Date | null): Statement {
  return {
    name: 'door-dues',
    text: `
      WITH unpaid AS MATERIALIZED (SELECT u.ticket_id, u.noted_at FROM unpaid_entries u JOIN entries n ON n.scan_id = u.scan_id
        WHERE u.event_id = $1),
      changed AS MATERIALIZED (SELECT id, CASE WHEN u.ticket_id IS NULL THEN due_status ELSE 'handled' END AS due_status,
          price_units, currency FROM tickets t LEFT JOIN unpaid u ON u.ticket_id = t.id
        WHERE event_id = $1 AND price_units > 0
          AND (due_status = 'due' AND ($2::timestamptz IS NULL OR issued_at >= $2) OR due_settled_at >= $2 OR u.noted_at >= $2)),
      amounts AS (SELECT price_units, currency, json_agg(id ORDER BY id) AS ids FROM changed WHERE due_status = 'due'
        GROUP BY price_units, currency)
      SELECT
        coalesce((SELECT json_agg(json_build_object('units', price_units::text, 'currency', currency, 'ids', ids)
          ORDER BY currency, price_units) FROM amounts), '[]') AS due,
        coalesce((SELECT json_agg(id ORDER BY id) FROM changed WHERE due_status <> 'due'), '[]') AS settled,
        coalesce((SELECT json_agg(id ORDER BY id) FROM tickets WHERE event_id = $1 AND play_money
          AND ($2::timestamptz IS NULL OR issued_at >= $2)), '[]') AS "playMoney",
        coalesce((SELECT json_agg(id ORDER BY id) FROM tickets WHERE event_id = $1 AND is_test
          AND ($2::timestamptz IS NULL OR issued_at >= $2)), '[]') AS tests
      FROM events WHERE id = $1`,
    values: [eventId, from],
  };
}
