import type { Actor } from '../../platform/access/actor.ts';
import type { ChangeRecord, SeriesRecord } from './series.reads.ts';
import { mayEditSeries } from './series.rules.ts';
import type { EventSeries, SeriesChange } from './series.schema.ts';

export function presentSeries(record: SeriesRecord, actor: Actor): EventSeries {
  return { ...record, viewerCanEdit: mayEditSeries(actor, record.issuerId) };
}

export function presentChange(record: ChangeRecord): SeriesChange {
  const failures = record.failures.map(({ startAt, code, message }) => ({
    startDate: new Date(startAt),
    code,
    message,
  }));
  return { ...record, failures };
}
