import { movedAlong } from '../../lib/series/series-dates.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { checkAll, Forbidden, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  applyPatch,
  type CustomTierTimes,
  changeLocked,
  changesForHolders,
  checkEventDetails,
  checkedAnswerDays,
  checkedNote,
  concernsHolders,
  copyCodes,
  copyQuestionsAnew,
  EventCancelled,
  type EventPatch,
  type EventRow,
  knownToHolders,
  lockEvent,
  lockOwnEvent,
  mayBeEdited,
  mayEditEvent,
  readOwnEvent,
} from '../events/index.ts';
import { type ChosenDate, readChosenDates, type SeriesScope } from './chosen-dates.reads.ts';
import { mayEditSeries } from './series.rules.ts';
import type { ChangedDate, SeriesDatesChangePreview, SeriesPart } from './series.schema.ts';
import { insertChange, type WaitingDate } from './series.writes.ts';

/** Times of the date that the organiser changed; the others move by the same difference in local time. */
interface Origin {
  startAt: string;
  endAt: string;
  timeZone: string;
}

type Times = Pick<EventRow, 'startAt' | 'endAt' | 'timeZone'>;

/** The patch of another date: its times move as those of the origin do. */
function patchFor(date: Times, origin: Times, patch: EventPatch): EventPatch {
  const { startDate, endDate, ...rest } = patch;
  const moved = (at: Date, from: Date, to: Date | null | undefined) =>
    to && to.getTime() !== from.getTime() ? movedAlong(at, from, to, origin.timeZone) : undefined;
  const start = moved(date.startAt, origin.startAt, startDate);
  const end = moved(date.endAt, origin.endAt, endDate);
  return { ...rest, ...(start && { startDate: start }), ...(end && { endDate: end }) };
}

/**
 * Returns what `changeDates` would change, and how many ticket holders would be notified of it; read-only.
 * @throws NotFound, Forbidden, EventCancelled, BadInput
 */
export async function previewDatesChange(
  scope: Scope,
  eventId: string,
  of: SeriesScope,
  patch: EventPatch,
): Promise<SeriesDatesChangePreview> {
  const event = isUuid(eventId) ? await readOwnEvent(scope, eventId) : undefined;
  if (!event) throw new NotFound('event');
  requireRights(scope, event, of);
  if (!mayBeEdited(event.status)) throw new EventCancelled();
  checkEventDetails(applyPatch(event, patch));
  const chosen = await readChosenDates(scope, { eventId, seriesId: event.seriesId, of });
  const dates = chosen.map((date) => changedDate(scope, date, patchFor(date, event, patch)));
  const sum = (key: 'holders' | 'tickets') => dates.reduce((total, date) => total + date[key], 0);
  return { dates, holders: sum('holders'), tickets: sum('tickets') };
}

function changedDate(scope: Scope, date: ChosenDate, patch: EventPatch): ChangedDate {
  // Texts that holders do not rely on are not read for the preview.
  const stored = { ...date, description: '-', category: null };
  const after = applyPatch(stored, patch);
  const changes = changesForHolders(knownToHolders(stored), after);
  const isTold = concernsHolders(date, after, changes, scope.clock.now());
  return {
    eventId: date.id,
    startDate: date.startAt,
    newStartDate: after.startDate,
    holders: isTold ? date.holders : 0,
    tickets: isTold ? date.tickets : 0,
  };
}

function requireRights(
  { actor }: Scope,
  event: Pick<EventRow, 'id' | 'issuerId' | 'seriesId'>,
  of: SeriesScope,
): void {
  if (!mayEditEvent(actor, { issuerId: event.issuerId, eventId: event.id })) throw new Forbidden();
  if (of !== 'this' && !mayEditSeries(actor, event.issuerId)) throw new Forbidden();
}

interface ChangeRequest {
  eventId: string;
  of: SeriesScope;
  patch: EventPatch;
  note: string | null;
  answerDays: number | null;
  customTierTimes: CustomTierTimes | null;
  parts: readonly SeriesPart[];
}

interface EditWork {
  eventId: string;
  origin: Origin;
  patch: EventPatch;
  note: string | null;
  answerDays: number | null;
  customTierTimes: CustomTierTimes;
  parts: readonly SeriesPart[];
}

/**
 * Changes dates of a series as `updateEvent` does each of them, in the background; their holders are notified as there.
 * @returns the id of the work
 * @throws NotFound also for an event without a series, Forbidden, EventCancelled, BadInput
 */
export async function changeDates(scope: Scope, request: ChangeRequest): Promise<string> {
  const { userId } = signedIn(scope.actor);
  const { eventId, of, patch, parts } = request;
  return inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayEditEvent);
    requireRights(scope, event, of);
    if (event.seriesId === null) throw new NotFound('series', 'eventId');
    if (!mayBeEdited(event.status)) throw new EventCancelled();
    const [note, answerDays] = checkAll(
      () => checkedNote(request.note),
      () => checkedAnswerDays(request.answerDays),
      () => checkEventDetails(applyPatch(event, patch)),
    );
    const { startAt, endAt, timeZone, issuerId, seriesId } = event;
    const origin = { startAt: startAt.toISOString(), endAt: endAt.toISOString(), timeZone };
    const dates = await readChosenDates(scope, { eventId, seriesId, of });
    const customTierTimes = request.customTierTimes ?? 'shift';
    const id = await insertChange(tx, {
      ...{ seriesId, issuerId, kind: 'edit', createdBy: userId },
      request: { eventId, origin, patch, note, answerDays, customTierTimes, parts } satisfies EditWork,
      dates: dates.map((date) => ({ startAt: date.startAt, eventId: date.id })),
    });
    await tx.audit({
      action: 'series.edit',
      entityType: 'series',
      entityId: seriesId,
      issuerId,
      details: { of: event.id, scope: of, dates: dates.length, changed: Object.keys(patch), parts },
    });
    return id;
  });
}

/** Changes one date, in the transaction that marks it done. @returns its id */
export async function editDate(tx: Tx, date: WaitingDate): Promise<string> {
  const work = date.request as EditWork;
  const event = date.eventId ? await lockEvent(tx, date.eventId) : undefined;
  if (!event) throw new NotFound('event');
  const { origin, patch, note, answerDays, customTierTimes, parts, eventId: from } = work;
  const given: EventPatch = {
    ...patch,
    startDate: patch.startDate ? new Date(patch.startDate) : null,
    endDate: patch.endDate ? new Date(patch.endDate) : null,
  };
  const times = { ...origin, startAt: new Date(origin.startAt), endAt: new Date(origin.endAt) };
  await changeLocked(tx, event, patchFor(event, times, given), { note, answerDays, customTierTimes });
  if (event.id === from) return event.id;
  if (parts.includes('questions')) await copyQuestionsAnew(tx, { from, to: event.id });
  if (parts.includes('codes')) await copyCodes(tx, { from, to: event.id });
  return event.id;
}
