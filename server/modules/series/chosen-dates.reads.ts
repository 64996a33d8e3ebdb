import { tenancyOf } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';

/** Which dates of a series a change is for, of those that are not over and not cancelled. */
export type SeriesScope = 'this' | 'later' | 'all';

export interface ChosenDate {
  id: string;
  startAt: Date;
  endAt: Date;
  name: string;
  venue: string;
  timeZone: string;
  status: 'draft' | 'published';
  /** Email addresses with a valid ticket, and their tickets. */
  holders: number;
  tickets: number;
}

/** Reads the dates that a change is for, by their start; the date that it was made on is always one of them. */
export async function readChosenDates(
  scope: Scope,
  { eventId, seriesId, of }: { eventId: string; seriesId: string | null; of: SeriesScope },
): Promise<ChosenDate[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    name: 'series-chosen-dates',
    text: `SELECT e.id, e.start_at AS "startAt", e.end_at AS "endAt", e.name, e.venue, e.time_zone AS "timeZone", e.status,
        coalesce(h.holders, 0)::int AS holders, coalesce(h.tickets, 0)::int AS tickets
      FROM events o JOIN events e ON e.id = o.id
          OR ($3 <> 'this' AND e.series_id = $2 AND e.end_at >= $4 AND ($3 = 'all' OR e.start_at >= o.start_at))
        LEFT JOIN LATERAL (SELECT count(DISTINCT t.holder_email) AS holders, count(*) AS tickets FROM tickets t
          WHERE t.event_id = e.id AND t.status = 'active') h ON true
      WHERE o.id = $1 AND e.status <> 'cancelled' ORDER BY e.start_at, e.id`,
    values: [eventId, seriesId, of, scope.clock.now()],
  });
}
