import { MAX_SERIES_DATES, type SeriesPlan } from '../../lib/series/series-dates.ts';
import { toZonedText } from '../../lib/zones/index.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  announceEvent,
  copyEvent,
  EventCancelled,
  type EventRow,
  findEvent,
  lockEvent,
  lockOwnEvent,
  mayBeEdited,
  mayDuplicateEvent,
  mayPublishEvent,
  publishLocked,
} from '../events/index.ts';
import { requireActiveIssuer } from '../issuers/index.ts';
import { readStarts } from './series.reads.ts';
import { nothingToAdd, plannedDates, SeriesTooLong } from './series.rules.ts';
import type { PlannedDate, SeriesDatesInput } from './series.schema.ts';
import {
  countDates,
  insertChange,
  insertSeries,
  lockSeries,
  startsOf,
  type WaitingDate,
} from './series.writes.ts';

function planOf(
  { rule, days, except, times }: SeriesDatesInput,
  { startAt, timeZone }: { startAt: Date; timeZone: string },
): SeriesPlan {
  return {
    rule: rule
      ? { ...rule, weekdays: rule.weekdays ?? [], until: rule.until ?? null, count: rule.count ?? null }
      : null,
    days: days ?? [],
    except: except ?? [],
    times: times ?? [toZonedText(startAt.toISOString(), timeZone).slice(11)],
    timeZone,
  };
}

/**
 * Returns the dates that `addDates` would add to the series of an event, and those that it has already.
 * @throws NotFound, Forbidden, BadInput
 */
export async function previewDates(
  scope: Scope,
  eventId: string,
  input: SeriesDatesInput,
): Promise<PlannedDate[]> {
  const event = await findEvent(scope, eventId);
  if (!mayDuplicateEvent(scope.actor, { issuerId: event.issuer.id, eventId: event.id }))
    throw new Forbidden();
  const plan = planOf(input, { ...event, startAt: event.startDate });
  const dates = plannedDates(plan, (field) => `dates.${field}`);
  const starts = event.seriesId ? await readStarts(scope, event.seriesId) : [event.startDate];
  const known = new Set(starts.map(minuteOf));
  return dates.map((startDate) => ({ startDate, exists: known.has(minuteOf(startDate)) }));
}

/** Planned dates have no seconds; the start of an event may. */
const minuteOf = (start: Date): number => Math.floor(start.getTime() / 60_000);

interface AddRequest {
  /** The event that is copied. */
  eventId: string;
  dates: SeriesDatesInput;
  /** Puts the dates on sale as they are made. */
  publish: boolean;
}

/**
 * Adds dates to the series of an event, each a copy of that event; those that the series has are left out. An event
 * without a series becomes the first date of a new one. The dates are made in the background.
 * @returns the id of the work
 * @throws NotFound, Forbidden, EventCancelled, IssuerInactive, SeriesTooLong, BadInput
 */
export async function addDates(scope: Scope, { eventId, dates, publish }: AddRequest): Promise<string> {
  const { userId } = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayDuplicateEvent);
    if (!mayBeEdited(event.status)) throw new EventCancelled();
    const { issuerId } = event;
    if (publish) {
      if (!mayPublishEvent(scope.actor, { issuerId, eventId: event.id })) throw new Forbidden();
      await requireActiveIssuer(tx, issuerId);
    }
    const planned = plannedDates(planOf(dates, event));
    const seriesId = await seriesOf(tx, event, userId);
    await lockSeries(tx, seriesId);
    const known = new Set((await startsOf(tx, seriesId)).map(minuteOf));
    const added = planned.filter((start) => !known.has(minuteOf(start)));
    if (added.length === 0) throw nothingToAdd();
    const total = (await countDates(tx, seriesId)) + added.length;
    if (total > MAX_SERIES_DATES) throw new SeriesTooLong(total);
    const changeId = await insertChange(tx, {
      ...{ seriesId, issuerId, kind: 'add', createdBy: userId },
      request: { eventId: event.id, publish } satisfies AddWork,
      dates: added.map((startAt) => ({ startAt, eventId: null })),
    });
    await tx.audit({
      action: 'series.add',
      entityType: 'series',
      entityId: seriesId,
      issuerId,
      details: { of: event.id, dates: added.length, published: publish },
    });
    return changeId;
  });
}

async function seriesOf(tx: Tx, event: EventRow, userId: string): Promise<string> {
  if (event.seriesId !== null) return event.seriesId;
  const id = await insertSeries(tx, event, userId);
  await tx.audit({
    action: 'series.create',
    entityType: 'series',
    entityId: id,
    issuerId: event.issuerId,
    details: { name: event.name, of: event.id },
  });
  announceEvent(tx, event);
  return id;
}

interface AddWork {
  eventId: string;
  publish: boolean;
}

/** Makes one date, in the transaction that marks it done. @returns its id */
export async function makeDate(tx: Tx, date: WaitingDate): Promise<string> {
  const { eventId, publish } = date.request as AddWork;
  const first = await lockEvent(tx, eventId);
  if (!first) throw new NotFound('event');
  const { seriesId, startAt, createdBy } = date;
  const copy = await copyEvent(tx, first, { startDate: startAt, name: null, createdBy, seriesId });
  await tx.audit({
    action: 'event.duplicate',
    entityType: 'event',
    entityId: copy.id,
    issuerId: date.issuerId,
    details: { of: first.id, name: copy.name, slug: copy.slug, series: seriesId },
  });
  announceEvent(tx, copy, false, true);
  if (publish) await publishLocked(tx, { ...copy, seriesId }, true);
  return copy.id;
}
