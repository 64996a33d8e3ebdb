import type { GraphQLResolveInfo } from 'graphql';
import { isSignedIn, signedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import { emptyPage, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import { reference } from '../../platform/graphql/reference.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentEvent, presentTier } from './event.present.ts';
import {
  countOwnDates,
  countOwnEvents,
  countPublishedEvents,
  type DatesFilter,
  type OwnFilter,
  type PublishedFilter,
  readCancelledEvent,
  readEventsOfHolders,
  readNextAvailable,
  readOwnDates,
  readOwnEvent,
  readOwnEvents,
  readPublishedEvent,
  readPublishedEvents,
} from './event.reads.ts';
import type { EventRow } from './event.row.ts';
import type { CancelledEvent, Event, EventConnection } from './event.schema.ts';
import { readTiersOfHolders } from './tiers/tier.reads.ts';
import type { Tier } from './tiers/tier.schema.ts';

/**
 * Finds an event by id: in any state for its organiser, published ones for an attendee.
 * @throws NotFound for unknown ids and for those of other organisers, alike
 */
export async function findEvent(scope: Scope, id: string): Promise<Event> {
  const record = isUuid(id)
    ? await (isStaff(scope) ? readOwnEvent(scope, id) : readPublishedEvent(scope, { id }))
    : undefined;
  if (record === undefined) throw new NotFound('event');
  return presentEvent(record, scope.actor);
}

function isStaff({ actor }: Scope): boolean {
  return isSignedIn(actor) && (actor.issuerId !== null || isSystemRole(actor.role));
}

/** @throws NotFound unless an event with this slug is published */
export async function findPublishedEvent(scope: Scope, slug: string): Promise<Event> {
  const record = slug.includes('\u0000') ? undefined : await readPublishedEvent(scope, { slug });
  if (record === undefined) throw new NotFound('event');
  return presentEvent(record, scope.actor);
}

/** Returns name, venue and date of a cancelled event. @throws NotFound for any other */
export async function findCancelledEvent(scope: Scope, slug: string): Promise<CancelledEvent> {
  const record = slug.includes('\u0000') ? undefined : await readCancelledEvent(scope, slug);
  if (record === undefined) throw new NotFound('event');
  const { name, venue, startAt, timeZone } = record;
  return { name, venue, startDate: startAt, timeZone };
}

/**
 * Returns the event of something that the actor may see already, such as a ticket: in any state, of any organiser. One
 * statement reads all events that a request needs in one tick.
 */
export async function eventOfHolder(scope: Scope, id: string): Promise<Event> {
  const event = await loadEvents(scope, id);
  if (event === undefined) throw new NotFound('event');
  return event;
}

/** Resolves a field `event` by the id of the event; a document that selects the id alone costs no statement. */
export function eventReference(scope: Scope, info: GraphQLResolveInfo, id: string): Promise<Event> | Event {
  return reference(info, { id }, () => eventOfHolder(scope, id));
}

const loadEvents = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = await readEventsOfHolders(scope, ids);
  return new Map(records.map((record) => [record.id, presentEvent(record, scope.actor)]));
});

/**
 * Returns the tier of something that the actor may see, such as a ticket or a code; hidden tiers too. One statement
 * reads all tiers that a request needs in one tick.
 * @throws NotFound
 */
export async function tierOfHolder(scope: Scope, id: string): Promise<Tier> {
  const tier = await loadTiers(scope, id);
  if (tier === undefined) throw new NotFound('tier');
  return tier;
}

const loadTiers = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = await readTiersOfHolders(scope, ids);
  return new Map(records.map((record) => [record.id, presentTier(record)]));
});

export interface PublishedList extends PublishedFilter {
  page: Paging;
  /** True when the tiers and the available tickets are read. */
  tiers: boolean;
}

/** Lists the events on sale: published and not over, soonest first. */
export async function listPublishedEvents(scope: Scope, asked: PublishedList): Promise<EventConnection> {
  const slice = sliceByMoment(asked.page);
  if (asked.seriesId != null && !isUuid(asked.seriesId)) return { ...emptyPage(), countAll: async () => 0 };
  const rows = await readPublishedEvents(scope, { ...asked, slice });
  const page = pageOf(
    rows,
    slice,
    (row) => [row.startAt.toISOString(), row.id],
    (row) => presentEvent(row, scope.actor),
  );
  return { ...page, countAll: async () => rows[0]?.total ?? countPublishedEvents(scope, asked) };
}

export interface EventList extends OwnFilter {
  page: Paging;
  /** True when the tiers and the available tickets are read. */
  tiers: boolean;
}

/** Lists the events of the actor's organiser, newest first; all for system roles; published ones for an attendee. */
export async function listEvents(scope: Scope, asked: EventList): Promise<EventConnection> {
  const actor = signedIn(scope.actor);
  if (actor.issuerId === null && !isSystemRole(actor.role)) return listOffered(scope, asked);
  const slice = sliceByMoment(asked.page);
  const rows = await readOwnEvents(scope, { ...asked, slice });
  const page = pageOf(
    rows,
    slice,
    (row) => [row.createdAt.toISOString(), row.id],
    (row) => presentEvent(row, actor),
  );
  return { ...page, countAll: () => countOwnEvents(scope, asked) };
}

export interface DatesList extends DatesFilter {
  page: Paging;
  /** True when the tiers and the available tickets are read. */
  tiers: boolean;
}

/** Lists the dates of a series of the actor's organiser by their start, in any state. */
export async function listOwnDates(scope: Scope, asked: DatesList): Promise<EventConnection> {
  const slice = sliceByMoment(asked.page);
  const rows = await readOwnDates(scope, { ...asked, slice });
  const page = pageOf(
    rows,
    slice,
    (row) => [row.startAt.toISOString(), row.id],
    (row) => presentEvent(row, scope.actor),
  );
  return { ...page, countAll: () => countOwnDates(scope, asked) };
}

/** The next date of a series on sale that has tickets available; null without one. */
export async function nextAvailableDate(scope: Scope, seriesId: string): Promise<Event | null> {
  const record = await readNextAvailable(scope, seriesId);
  return record ? presentEvent(record, scope.actor) : null;
}

async function listOffered(scope: Scope, asked: EventList): Promise<EventConnection> {
  if (asked.status && asked.status !== 'published') return { ...emptyPage(), countAll: async () => 0 };
  const order = asked.page.order === 'oldest_first' ? 'latest_first' : 'soonest_first';
  return listPublishedEvents(scope, { ...asked, page: { ...asked.page, order } });
}

/**
 * Publishes a change of the event after the commit, so that caches and subscribers read it again.
 * @param isOneOfMany leaves the figures of its organiser, and with them alerts about its stock, to the caller
 */
export function announceEvent(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'issuerId' | 'slug'>,
  stockChanged = false,
  isOneOfMany = false,
): void {
  const { topics } = tx.scope.services;
  const { id: eventId, issuerId, slug } = event;
  tx.afterCommit(() => {
    topics.publish('event.changed', eventId, { eventId, issuerId, slug });
    topics.publish('public.changed', 'all', { eventId });
    if (!isOneOfMany) topics.publish('issuer.stats', issuerId, { issuerId, eventId });
    if (stockChanged) topics.publish('event.stock', eventId, { eventId });
  });
}
