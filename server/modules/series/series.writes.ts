import { slugFrom, slugWithSuffix } from '../../lib/language/slug.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { STARTS } from './series.reads.ts';
import type { SeriesChangeKind } from './series.schema.ts';

const SLUG_TRIES = 5;

interface OfEvent {
  id: string;
  issuerId: string;
  name: string;
}

/**
 * Makes an event that the caller has locked the first date of a new series. Followers who were told of the event are not
 * told again.
 * @returns the id of the series
 */
export async function insertSeries(tx: Tx, event: OfEvent, createdBy: string): Promise<string> {
  const id = tx.scope.ids.uuid();
  const now = tx.scope.clock.now();
  const plain = slugFrom(event.name, 'series');
  for (let tried = 0; tried < SLUG_TRIES; tried += 1) {
    const slug = tried === 0 ? plain : slugWithSuffix(plain, tx.scope.ids.secret(8));
    const made = await tx.query(
      `INSERT INTO event_series (id, issuer_id, name, slug, announced_at, created_by, created_at, updated_at)
       VALUES ($1, $2, $3, $4, (SELECT announced_at FROM event_announcements WHERE event_id = $5), $6, $7, $7)
       ON CONFLICT (slug) DO NOTHING RETURNING id`,
      [id, event.issuerId, event.name, slug, event.id, createdBy, now],
    );
    if (made.length === 0) continue;
    await tx.query('UPDATE events SET series_id = $2, updated_at = $3 WHERE id = $1', [event.id, id, now]);
    return id;
  }
  throw new Error(`no free slug for ${plain} in ${SLUG_TRIES} tries`);
}

export interface LockedSeries {
  id: string;
  issuerId: string;
  name: string;
}

/** Locks a series: calls that add dates come one after the other. */
export async function lockSeries(tx: Tx, id: string): Promise<LockedSeries | undefined> {
  const [row] = await tx.query<LockedSeries>(
    'SELECT id, issuer_id AS "issuerId", name FROM event_series WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  return row;
}

export async function updateName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.query('UPDATE event_series SET name = $2, updated_at = $3 WHERE id = $1', [
    id,
    name,
    tx.scope.clock.now(),
  ]);
}

/** The starts of the dates of a locked series that go ahead, and of those that are being added. */
export async function startsOf(tx: Tx, seriesId: string): Promise<Date[]> {
  return (await tx.query<{ startAt: Date }>(STARTS, [seriesId])).map(({ startAt }) => startAt);
}

/** Counts the dates of a locked series in every state, and those that are being added. */
export async function countDates(tx: Tx, seriesId: string): Promise<number> {
  const [row] = await tx.query<{ dates: number }>(
    `SELECT (SELECT count(*) FROM events WHERE series_id = $1)::int + (SELECT count(*) FROM series_changes c
       JOIN series_change_dates d ON d.change_id = c.id
       WHERE c.series_id = $1 AND c.kind = 'add' AND c.finished_at IS NULL AND d.state = 'waiting')::int AS dates`,
    [seriesId],
  );
  return row?.dates ?? 0;
}

export interface NewChange {
  seriesId: string;
  issuerId: string;
  kind: SeriesChangeKind;
  request: object;
  createdBy: string;
  /** In the order in which they are worked off. */
  dates: readonly { startAt: Date; eventId: string | null }[];
}

/** Records what has to be done with dates; the worker does it after the commit. @returns the id of the change */
export async function insertChange(tx: Tx, change: NewChange): Promise<string> {
  const id = tx.scope.ids.uuid();
  const { seriesId, issuerId, kind, request, createdBy, dates } = change;
  await tx.query(
    `INSERT INTO series_changes (id, series_id, issuer_id, kind, request, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, seriesId, issuerId, kind, JSON.stringify(request), createdBy, tx.scope.clock.now()],
  );
  await tx.query(
    `INSERT INTO series_change_dates (change_id, position, issuer_id, start_at, event_id)
     SELECT $1, d.position, $2, d.start_at, d.event_id
     FROM unnest($3::timestamptz[], $4::uuid[]) WITH ORDINALITY AS d (start_at, event_id, position)`,
    [id, issuerId, dates.map(({ startAt }) => startAt), dates.map(({ eventId }) => eventId)],
  );
  const { series } = tx.scope.services;
  tx.afterCommit(() => series.wake());
  return id;
}

export interface WaitingDate {
  changeId: string;
  position: number;
  startAt: Date;
  eventId: string | null;
  kind: SeriesChangeKind;
  request: unknown;
  seriesId: string;
  issuerId: string;
  createdBy: string;
}

/** Locks the next waiting date of a change; undefined: none waits, or another process has the last ones. */
export async function lockWaitingDate(tx: Tx, changeId: string): Promise<WaitingDate | undefined> {
  const [row] = await tx.query<WaitingDate>(
    `SELECT d.change_id AS "changeId", d.position, d.start_at AS "startAt", d.event_id AS "eventId", c.kind, c.request,
       c.series_id AS "seriesId", c.issuer_id AS "issuerId", c.created_by AS "createdBy"
     FROM series_change_dates d JOIN series_changes c ON c.id = d.change_id
     WHERE d.change_id = $1 AND d.state = 'waiting' ORDER BY d.position LIMIT 1 FOR UPDATE OF d SKIP LOCKED`,
    [changeId],
  );
  return row;
}

export async function markDone(tx: Tx, date: WaitingDate, eventId: string): Promise<void> {
  await tx.query(
    `UPDATE series_change_dates SET state = 'done', event_id = $3 WHERE change_id = $1 AND position = $2`,
    [date.changeId, date.position, eventId],
  );
}

export async function markFailed(
  tx: Tx,
  { changeId, position }: Pick<WaitingDate, 'changeId' | 'position'>,
  { code, message }: { code: string; message: string },
): Promise<void> {
  await tx.query(
    `UPDATE series_change_dates SET state = 'failed', error_code = $3, error = $4
     WHERE change_id = $1 AND position = $2 AND state = 'waiting'`,
    [changeId, position, code, message],
  );
}

/** Marks a change without waiting dates as finished, and publishes that the figures of its organiser have changed. */
export async function finishChange(tx: Tx, id: string): Promise<void> {
  const [finished] = await tx.query<{ issuerId: string; eventId: string | null }>(
    `UPDATE series_changes SET finished_at = $2 WHERE id = $1 AND finished_at IS NULL
       AND NOT EXISTS (SELECT FROM series_change_dates WHERE change_id = $1 AND state = 'waiting')
     RETURNING issuer_id AS "issuerId",
       (SELECT event_id FROM series_change_dates WHERE change_id = $1 AND state = 'done' LIMIT 1) AS "eventId"`,
    [id, tx.scope.clock.now()],
  );
  const { issuerId, eventId } = finished ?? {};
  if (!issuerId || !eventId) return;
  const { topics } = tx.scope.services;
  tx.afterCommit(() => topics.publish('issuer.stats', issuerId, { issuerId, eventId }));
}
