import { type CalendarDate, calendarFile, type PrintedEvent } from '../../lib/documents/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { revisionOf } from '../events/index.ts';
import { findPublishedSeries } from './series.queries.ts';

interface CalendarRecord
  extends Pick<
    PrintedEvent,
    'id' | 'category' | 'name' | 'venue' | 'startsAt' | 'endsAt' | 'timeZone' | 'issuer'
  > {
  slug: string;
  status: 'published' | 'cancelled';
  createdAt: Date;
  updatedAt: Date;
}

/** How long a date stays in the file after its end, so that calendars that follow it learn of late changes. */
const KEPT_DAYS = 30;

/**
 * The dates of a series that were on sale, as a calendar file: one that is cancelled or moved since has the same entry
 * with a higher sequence, so that calendars which follow the file change theirs.
 * @throws NotFound unless a date of the series is published
 */
export async function seriesCalendar(
  scope: Scope,
  slug: string,
): Promise<{ fileName: string; content: string }> {
  const series = await findPublishedSeries(scope, slug);
  const { publicUrl } = scope.services.config;
  const now = scope.clock.now();
  const dates = await scope.db.read<CalendarRecord>(SYSTEM_TENANCY, {
    name: 'series-calendar',
    text: `SELECT e.id, e.category, e.name, e.venue, e.start_at AS "startsAt", e.end_at AS "endsAt",
        e.time_zone AS "timeZone", i.name AS issuer, e.slug, e.status, e.created_at AS "createdAt",
        e.updated_at AS "updatedAt"
      FROM events e JOIN issuers i ON i.id = e.issuer_id
      WHERE e.series_id = $1 AND e.published_at IS NOT NULL AND e.end_at >= $2 ORDER BY e.start_at, e.id`,
    values: [series.id, new Date(now.getTime() - KEPT_DAYS * 86_400_000)],
  });
  const entries = dates.map(
    ({ slug: ofDate, status, ...date }): CalendarDate => ({
      id: date.id,
      status: status === 'cancelled' ? 'cancelled' : 'confirmed',
      event: {
        ...date,
        url: `${publicUrl}/event-details?slug=${encodeURIComponent(ofDate)}`,
        revision: revisionOf(date),
      },
    }),
  );
  return {
    fileName: `${series.slug}.ics`,
    content: calendarFile(entries, { now, name: series.name }),
  };
}
