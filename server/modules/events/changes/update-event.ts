import { mapEventTexts } from '../../../lib/limits/event-texts.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { checkAll, Forbidden, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentTier } from '../event.present.ts';
import { announceEvent } from '../event.queries.ts';
import { readOwnEvent } from '../event.reads.ts';
import type { EventRow } from '../event.row.ts';
import {
  checkEventDetails,
  detailsOf,
  EventCancelled,
  type EventDetails,
  mayBeEdited,
  mayEditEvent,
  needsNewEdition,
  type StoredDetails,
  storedDetails,
} from '../event.rules.ts';
import type { EventPatch } from '../event.schema.ts';
import { insertEdition, lockOwnEvent, lockTiers, updateDetails, updateTierTimes } from '../event.writes.ts';
import type { EventChangePreview } from './event-change.schema.ts';
import { checkedAnswerDays, defaultAnswerDays } from './event-move.rules.ts';
import { askHolders } from './event-move.writes.ts';
import { changesForHolders, concernsHolders, type Known } from './holder-change.rules.ts';
import { countHolders, readMoneyOfHolders } from './holders.reads.ts';
import { type CustomTierTimes, decideTierTimes, moveTiers } from './moved-tiers.rules.ts';
import { checkedNote, notifyHolders } from './notify-holders.ts';

/**
 * Applies a patch to the event's details, without checking them. The event keeps its duration when only its start is
 * given.
 */
export function applyPatch(event: StoredDetails, patch: EventPatch): EventDetails {
  const shift = patch.startDate ? patch.startDate.getTime() - event.startAt.getTime() : 0;
  return {
    ...mapEventTexts((name) => patch[name] ?? event[name]),
    startDate: patch.startDate ?? event.startAt,
    endDate: patch.endDate ?? new Date(event.endAt.getTime() + shift),
    category: patch.category === undefined ? event.category : patch.category,
    timeZone: patch.timeZone ?? event.timeZone,
  };
}

export function knownToHolders({ name, venue, startAt, endAt }: StoredDetails): Known {
  return { name, venue, startDate: startAt, endDate: endAt };
}

export interface EventChangeOptions {
  /** The organiser's message in the mail to holders. */
  note?: string | null;
  /** Days in which holders can ask for their money back; null: 7 when the start moves by more than 24 hours. */
  answerDays?: number | null;
  /** Needed when the event moves and times of its tiers were set by hand. */
  customTierTimes?: CustomTierTimes | null;
}

/**
 * Applies the patch. The slug stays, because links to the event are in use. The times of its tiers, and so of tickets
 * sold, move with the event. Ticket holders are notified of a new name, place or time, and asked whether they keep their
 * tickets.
 */
export async function updateEvent(
  scope: Scope,
  id: string,
  patch: EventPatch,
  { note = null, answerDays = null, customTierTimes = null }: EventChangeOptions = {},
): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, id, mayEditEvent);
    await changeLocked(tx, event, patch, { note, answerDays, customTierTimes });
  });
}

/**
 * Does what `updateEvent` does to an event that the caller has locked, without asking for rights.
 * @throws EventCancelled, BadInput
 */
export async function changeLocked(
  tx: Tx,
  event: EventRow,
  patch: EventPatch,
  { note = null, answerDays = null, customTierTimes = null }: EventChangeOptions,
): Promise<void> {
  const { id } = event;
  if (!mayBeEdited(event.status)) throw new EventCancelled();
  const [words, days, details] = checkAll(
    () => checkedNote(note),
    () => checkedAnswerDays(answerDays),
    () => checkEventDetails(applyPatch(event, patch)),
  );
  const formSales = patch.formSales ?? event.formSales;
  const isNewEdition = needsNewEdition(event, details);
  const edition = event.edition + (isNewEdition ? 1 : 0);
  const now = { ...event, ...storedDetails(details), formSales, edition };
  if (isNewEdition) await insertEdition(tx, now);
  await updateDetails(tx, now);
  if (movesInTime(event, now)) {
    const moved = moveTiers(await lockTiers(tx, id), event, now);
    await updateTierTimes(tx, decideTierTimes(moved, customTierTimes, now));
  }
  const changes = changesForHolders(knownToHolders(event), details);
  const mustNotify = concernsHolders(event, details, changes, tx.scope.clock.now());
  const before = knownToHolders(event);
  const until = mustNotify ? await askHolders(tx, now, { before, after: details, changes, days }) : null;
  if (mustNotify) await notifyHolders(tx, { event: now, changes, note: words, answerUntil: until });
  await tx.audit({
    action: 'event.edit',
    entityType: 'event',
    entityId: id,
    issuerId: event.issuerId,
    details: {
      changed: changedFields(event, now),
      edition: now.edition,
      ...(mustNotify && { told: true }),
      ...(until && { answer_until: until.toISOString() }),
    },
  });
  announceEvent(tx, event);
}

function movesInTime(event: EventRow, now: EventRow): boolean {
  return event.startAt.getTime() !== now.startAt.getTime() || event.endAt.getTime() !== now.endAt.getTime();
}

function changedFields(before: EventRow, after: EventRow): string[] {
  const was = { ...detailsOf(before), formSales: before.formSales };
  const now = { ...detailsOf(after), formSales: after.formSales };
  return (Object.keys(now) as (keyof typeof now)[]).filter((key) => String(was[key]) !== String(now[key]));
}

/** Returns what `updateEvent` with this patch would notify holders of, and how many; read-only. @throws as it does */
export async function previewChange(
  scope: Scope,
  id: string,
  patch: EventPatch,
): Promise<EventChangePreview> {
  const event = isUuid(id) ? await readOwnEvent(scope, id) : undefined;
  if (!event) throw new NotFound('event');
  if (!mayEditEvent(scope.actor, { issuerId: event.issuerId, eventId: event.id })) throw new Forbidden();
  if (!mayBeEdited(event.status)) throw new EventCancelled();
  const after = checkEventDetails(applyPatch(event, patch));
  const before = knownToHolders(event);
  const changes = changesForHolders(before, after);
  const moved = moveTiers(event.tiers.map(presentTier), event, {
    startAt: after.startDate,
    endAt: after.endDate,
  });
  const tierShifts = moved
    .filter(({ isCustom }) => isCustom)
    .map(({ tier, shifted }) => ({ tier, ...shifted }));
  const salesPeriods = moved
    .map(({ tier }) => tier)
    .filter(({ salesStart, salesEnd }) => salesStart !== null || salesEnd !== null);
  const tiers = { tierShifts, salesPeriods };
  if (!concernsHolders(event, after, changes, scope.clock.now()))
    return { changes, holders: 0, tickets: 0, defaultAnswerDays: 0, refundable: [], ...tiers };
  const [counts, refundable] = await Promise.all([countHolders(scope, id), readMoneyOfHolders(scope, id)]);
  return { changes, ...counts, defaultAnswerDays: defaultAnswerDays(before, after), refundable, ...tiers };
}
