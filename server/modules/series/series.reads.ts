import { SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import type { SeriesChangeKind } from './series.schema.ts';

export interface SeriesRecord {
  id: string;
  issuerId: string;
  slug: string;
  name: string;
  createdAt: Date;
  /** Dates on sale that are not over, and the starts of the first and the last of them. */
  upcomingCount: number;
  firstDate: Date | null;
  lastDate: Date | null;
}

const SERIES = `SELECT s.id, s.issuer_id AS "issuerId", s.slug, s.name, s.created_at AS "createdAt",
    count(e.id)::int AS "upcomingCount", min(e.start_at) AS "firstDate", max(e.start_at) AS "lastDate"
  FROM event_series s
    LEFT JOIN events e ON e.series_id = s.id AND e.status = 'published' AND e.end_at >= $2`;

/** Reads series of any organiser, for readers who may see one of their dates. */
export async function readSeriesOfDates(scope: Scope, ids: readonly string[]): Promise<SeriesRecord[]> {
  return scope.db.read(SYSTEM_TENANCY, {
    name: 'series-of-dates',
    text: `${SERIES} WHERE s.id = ANY($1::uuid[]) GROUP BY s.id`,
    values: [ids, scope.clock.now()],
  });
}

/** Reads a series of which a date was published and goes ahead; undefined for any other. */
export async function readPublishedSeries(scope: Scope, slug: string): Promise<SeriesRecord | undefined> {
  const [row] = await scope.db.read<SeriesRecord>(SYSTEM_TENANCY, {
    name: 'series-published',
    text: `${SERIES} WHERE s.slug = $1
        AND EXISTS (SELECT FROM events l WHERE l.series_id = s.id AND l.status = 'published') GROUP BY s.id`,
    values: [slug, scope.clock.now()],
  });
  return row;
}

export async function readOwnSeries(scope: Scope, id: string): Promise<SeriesRecord | undefined> {
  const [row] = await scope.db.read<SeriesRecord>(tenancyOf(scope.actor), {
    name: 'series-own',
    text: `${SERIES} WHERE s.id = $1 GROUP BY s.id`,
    values: [id, scope.clock.now()],
  });
  return row;
}

export interface SeriesFigures {
  id: string;
  dates: number;
  drafts: number;
}

/** Counts the dates of series in every state. */
export async function readFigures(scope: Scope, ids: readonly string[]): Promise<SeriesFigures[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    name: 'series-figures',
    text: `SELECT series_id AS id, count(*)::int AS dates, count(*) FILTER (WHERE status = 'draft')::int AS drafts
      FROM events WHERE series_id = ANY($1::uuid[]) GROUP BY series_id`,
    values: [ids],
  });
}

/** Reads the starts of the dates of a series that go ahead, and of those that are being added. */
export async function readStarts(scope: Scope, seriesId: string): Promise<Date[]> {
  const rows = await scope.db.read<{ startAt: Date }>(tenancyOf(scope.actor), {
    name: 'series-starts',
    text: STARTS,
    values: [seriesId],
  });
  return rows.map(({ startAt }) => startAt);
}

export const STARTS = `SELECT start_at AS "startAt" FROM events WHERE series_id = $1 AND status <> 'cancelled'
  UNION ALL SELECT d.start_at FROM series_changes c JOIN series_change_dates d ON d.change_id = c.id
  WHERE c.series_id = $1 AND c.kind = 'add' AND c.finished_at IS NULL AND d.state = 'waiting'`;

export interface ChangeRecord {
  id: string;
  seriesId: string;
  kind: SeriesChangeKind;
  total: number;
  done: number;
  failed: number;
  createdAt: Date;
  finishedAt: Date | null;
  failures: { startAt: string; code: string; message: string }[];
}

const MAX_FAILURES = 20;
const CHANGE = `SELECT c.id, c.series_id AS "seriesId", c.kind, c.created_at AS "createdAt", c.finished_at AS "finishedAt",
    count(*)::int AS total, count(*) FILTER (WHERE d.state = 'done')::int AS done,
    count(*) FILTER (WHERE d.state = 'failed')::int AS failed,
    coalesce((SELECT json_agg(json_build_object('startAt', f.start_at, 'code', f.error_code, 'message', f.error))
      FROM (SELECT * FROM series_change_dates f WHERE f.change_id = c.id AND f.state = 'failed'
        ORDER BY f.position LIMIT ${MAX_FAILURES}) f), '[]') AS failures
  FROM series_changes c JOIN series_change_dates d ON d.change_id = c.id`;
export const MAX_CHANGES = 10;

/** Reads the latest changes of a series, newest first. */
export async function readChanges(scope: Scope, seriesId: string): Promise<ChangeRecord[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    name: 'series-changes',
    text: `${CHANGE} WHERE c.series_id = $1 GROUP BY c.id ORDER BY c.created_at DESC, c.id LIMIT ${MAX_CHANGES}`,
    values: [seriesId],
  });
}

export async function readChange(scope: Scope, id: string): Promise<ChangeRecord | undefined> {
  const [row] = await scope.db.read<ChangeRecord>(tenancyOf(scope.actor), {
    name: 'series-change',
    text: `${CHANGE} WHERE c.id = $1 GROUP BY c.id`,
    values: [id],
  });
  return row;
}

/** Ids of the changes that are not finished, oldest first. */
export async function readOpenChanges({ db }: Scope): Promise<string[]> {
  const rows = await db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'series-changes-open',
    text: 'SELECT id FROM series_changes WHERE finished_at IS NULL ORDER BY created_at, id',
    values: [],
  });
  return rows.map(({ id }) => id);
}

/** Reads the addresses of series with dates on sale, soonest first. */
export async function readSeriesSlugs({ db, clock }: Scope, limit: number): Promise<string[]> {
  const rows = await db.read<{ slug: string }>(SYSTEM_TENANCY, {
    name: 'series-slugs',
    text: `SELECT s.slug FROM event_series s JOIN events e ON e.series_id = s.id
      WHERE e.status = 'published' AND e.end_at >= $1 GROUP BY s.id ORDER BY min(e.start_at), s.id LIMIT $2`,
    values: [clock.now(), limit],
  });
  return rows.map(({ slug }) => slug);
}
