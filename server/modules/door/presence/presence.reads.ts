import type { Statement } from '../../../platform/db/statement.ts';

/** End of a stay: its exit, else the automatic one, at the end of the event at the latest. */
const ENDED = 'coalesce(s.left_at, least(s.stays_until, e.end_at))';

export interface PresenceRow {
  issuerId: string;
  startAt: Date;
  inside: number;
  gates: {
    id: string | null;
    name: string;
    active: boolean;
    entered: number;
    left: number;
    inside: number;
  }[];
  /** By step: entries and exits; times in milliseconds since 1970. */
  steps: { at: number; entered: number; left: number }[];
}

/**
 * Reads who is inside by the gate of the entry, and all entries and exits by time step. No row when the event is not
 * visible.
 * @param stepSeconds length of a step
 */
export function readPresence(eventId: string, now: Date, stepSeconds: number): Statement {
  return {
    name: 'presence',
    text: `
      WITH stays AS MATERIALIZED (
        SELECT s.entry_gate_id, s.exit_gate_id, s.left_at, s.entered_at, ${ENDED} AS ended_at, ${ENDED} > $2 AS lasts
        FROM guest_stays s JOIN events e ON e.id = s.event_id WHERE s.event_id = $1),
      moves AS (
        SELECT entered_at AS at, 1 AS entered, 0 AS gone FROM stays
        UNION ALL SELECT greatest(ended_at, entered_at), 0, 1 FROM stays WHERE NOT lasts),
      by_gate AS (
        SELECT gate_id, sum(entered)::int AS entered, sum(left_count)::int AS left_count, sum(inside)::int AS inside FROM (
          SELECT entry_gate_id AS gate_id, count(*) AS entered, 0 AS left_count, count(*) FILTER (WHERE lasts) AS inside
          FROM stays GROUP BY entry_gate_id
          UNION ALL SELECT exit_gate_id, 0, count(*), 0 FROM stays WHERE left_at IS NOT NULL GROUP BY exit_gate_id) g
        GROUP BY gate_id)
      SELECT e.issuer_id AS "issuerId", e.start_at AS "startAt",
        (SELECT count(*)::int FROM stays WHERE lasts) AS inside,
        coalesce((SELECT json_agg(json_build_object('id', g.id, 'name', g.name, 'active', g.active, 'entered', b.entered,
            'left', b.left_count, 'inside', b.inside) ORDER BY g.name NULLS LAST)
          FROM by_gate b LEFT JOIN gates g ON g.id = b.gate_id), '[]') AS gates,
        coalesce((SELECT json_agg(json_build_object('at', extract(epoch FROM m.step) * 1000, 'entered', m.entered, 'left', m.gone)
            ORDER BY m.step)
          FROM (SELECT date_bin(make_interval(secs => $3), at, timestamptz '2000-01-01 00:00:00+00') AS step,
              sum(entered)::int AS entered, sum(gone)::int AS gone FROM moves GROUP BY 1) m), '[]') AS steps
      FROM events e WHERE e.id = $1`,
    values: [eventId, now, stepSeconds],
  };
}

/** Reads how long an event lasts; no row when it is not visible. */
export function readLength(eventId: string): Statement {
  return {
    name: 'event-length',
    text: 'SELECT extract(epoch FROM end_at - start_at)::float8 AS seconds FROM events WHERE id = $1',
    values: [eventId],
  };
}
