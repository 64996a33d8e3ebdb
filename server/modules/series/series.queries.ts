import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentChange, presentSeries } from './series.present.ts';
import {
  readChange,
  readChanges,
  readFigures,
  readOwnSeries,
  readPublishedSeries,
  readSeriesOfDates,
  type SeriesFigures,
} from './series.reads.ts';
import { maySeeSeries } from './series.rules.ts';
import type { EventSeries, SeriesChange } from './series.schema.ts';

/** The series of an event that the actor may see; one statement reads those of a list. */
export async function seriesOfDate(scope: Scope, id: string): Promise<EventSeries | null> {
  const record = await loadSeries(scope, id);
  return record ? presentSeries(record, scope.actor) : null;
}

const loadSeries = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = await readSeriesOfDates(scope, ids);
  return new Map(records.map((record) => [record.id, record]));
});

/** @throws NotFound unless a date of the series is published */
export async function findPublishedSeries(scope: Scope, slug: string): Promise<EventSeries> {
  const record = slug.includes('\u0000') ? undefined : await readPublishedSeries(scope, slug);
  if (!record) throw new NotFound('series', 'slug');
  return presentSeries(record, scope.actor);
}

/** @throws NotFound for series of other organisers too */
export async function findOwnSeries(scope: Scope, id: string): Promise<EventSeries> {
  const record = isUuid(id) ? await readOwnSeries(scope, id) : undefined;
  if (!record || !maySeeSeries(scope.actor, record.issuerId)) throw new NotFound('series');
  return presentSeries(record, scope.actor);
}

/** The latest changes, for staff of the organiser; null for others. */
export async function changesOf(scope: Scope, { id, issuerId }: EventSeries): Promise<SeriesChange[] | null> {
  if (!maySeeSeries(scope.actor, issuerId)) return null;
  return (await readChanges(scope, id)).map(presentChange);
}

/** Numbers of dates in every state, for staff of the organiser; null for others. */
export async function figuresOf(scope: Scope, { id, issuerId }: EventSeries): Promise<SeriesFigures | null> {
  if (!maySeeSeries(scope.actor, issuerId)) return null;
  return (await loadFigures(scope, id)) ?? { id, dates: 0, drafts: 0 };
}

const loadFigures = batchByKey(async (scope: Scope, ids: string[]) => {
  const rows = await readFigures(scope, ids);
  return new Map(rows.map((row) => [row.id, row]));
});

/** A change as it is after it was requested. The caller has checked the actor's rights. */
export async function changeAfterRequest(scope: Scope, id: string): Promise<SeriesChange> {
  const record = await readChange(scope, id);
  if (!record) throw new NotFound('change');
  return presentChange(record);
}
