import { type Actor, isSignedIn, SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { selectList } from '../../platform/db/columns.ts';
import { likePattern, type Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';
import type { IssuerRecord } from '../issuers/index.ts';
import { addVisitorFilter, IS_AVAILABLE, type VisitorFilter } from './browse/browse.reads.ts';
import { Shape } from './browse/statement-shape.ts';
import { EventRow } from './event.row.ts';
import { LISTED_TIER_PAIRS, TIER_PAIRS, type TierRecord } from './tiers/tier.reads.ts';

type Issuer = { [Key in keyof IssuerRecord as `issuer${Capitalize<Key>}`]: IssuerRecord[Key] };

/** An event with its issuer and tiers in one row, so that one statement reads a page of them. */
export interface EventRecord extends Omit<EventRow, 'edition' | 'createdBy'>, Issuer {
  tiers: TierRecord[];
}

/** SELECT list of an event `e`, as anyone may know it. */
export const EVENT_COLUMNS = selectList(EventRow, 'e', ['edition', 'createdBy']);
const LISTED_ISSUER = `e.issuer_name AS "issuerName", e.issuer_description AS "issuerDescription",
  e.issuer_active AS "issuerActive", e.issuer_slug AS "issuerSlug", e.issuer_created_at AS "issuerCreatedAt"`;
/** SELECT list of the issuer `i` of an event. */
export const JOINED_ISSUER = `i.name AS "issuerName", i.description AS "issuerDescription", i.active AS "issuerActive",
  i.slug AS "issuerSlug", i.created_at AS "issuerCreatedAt"`;

const tiersOf = (table: 'tiers' | 'tiers_listed'): string => `
  coalesce((SELECT json_agg(json_build_object(${table === 'tiers' ? TIER_PAIRS : LISTED_TIER_PAIRS}) ORDER BY t.position, t.id)
    FROM ${table} t WHERE t.event_id = e.id), '[]') AS tiers`;

const NO_TIERS = `'[]'::json AS tiers`;
const LISTED_ALONE = `SELECT ${EVENT_COLUMNS}, ${LISTED_ISSUER}`;
const KNOWN_ALONE = `SELECT ${EVENT_COLUMNS}, ${JOINED_ISSUER}`;
const LISTED = `${LISTED_ALONE}, ${tiersOf('tiers_listed')}`;
const KNOWN = `${KNOWN_ALONE}, ${tiersOf('tiers')}`;

export interface PublishedFilter extends VisitorFilter {
  search?: string | null | undefined;
  category?: EventCategory | null | undefined;
  /** Only events that end at or after this time. */
  from?: Date | null | undefined;
  /** Only events that begin before this time. */
  to?: Date | null | undefined;
  /** Only events of this issuer. */
  issuerId?: string;
  /** The dates of this series, one by one; otherwise a series has one entry, its first date that meets the filter. */
  seriesId?: string | null | undefined;
  /** True for every date of every series. */
  eachDate?: boolean;
  /** True returns the events that have ended instead. */
  ended?: boolean;
}

export interface PublishedPage extends PublishedFilter {
  slice: Slice;
  /** False skips the tiers, which are most of the work, when the query does not select them. */
  tiers: boolean;
}

function publishedShape(scope: Scope, name: string, filter: PublishedFilter): Shape {
  const now = scope.clock.now();
  // Events on sale are those that have not ended, whatever `from` is.
  const since = filter.from && filter.from > now ? filter.from : now;
  const shape = filter.ended
    ? new Shape(name).add('ended', 'e.end_at < ?', now)
    : new Shape(name).add('open', 'e.end_at >= ?', since);
  if (filter.issuerId) shape.add('issuer', 'e.issuer_id = ?', filter.issuerId);
  if (filter.to) shape.add('to', 'e.start_at < ?', filter.to);
  const pattern = likePattern(filter.search);
  if (pattern !== null) shape.add('search', 'e.search_text LIKE ?', pattern);
  if (filter.category) shape.add('category', 'e.category = ?', filter.category);
  if (filter.seriesId) shape.add('series', 'e.series_id = ?', filter.seriesId);
  addVisitorFilter(shape, filter);
  const isOnce = !filter.seriesId && !filter.eachDate;
  return isOnce ? shape.addRaw('once', onceASeries(shape, filter.ended ? '>' : '<')) : shape;
}

/** Leaves out a date of a series when another one that meets the same conditions is nearer. */
function onceASeries({ conditions }: Shape, nearer: '<' | '>'): string {
  const ofOther = conditions.map((condition) => condition.replaceAll(/\be\./g, 's.'));
  return `(e.series_id IS NULL OR NOT EXISTS (SELECT FROM events_listed s WHERE s.series_id = e.series_id
    AND (s.start_at, s.id) ${nearer} (e.start_at, e.id) AND ${ofOther.join(' AND ')}))`;
}

const SHORTEST_INDEXED = 3;

/** @property total number of matches on all pages, where the statement had to find them all anyway */
export type PublishedRecord = EventRecord & { total?: number };

/**
 * Reads a page of the published events that have not ended, by their start. The limit is part of the text, because the
 * planner would have to guess a parameter.
 */
export async function readPublishedEvents(scope: Scope, page: PublishedPage): Promise<PublishedRecord[]> {
  // A search must find all its matches before it can order them. With a MATERIALIZED CTE, the planner uses the trigram
  // index instead of scanning the events by date in the hope of enough early matches. One or two letters have no
  // trigram and match most events: there the scan by date is faster.
  const { from, limit, direction, beyond } = page.slice;
  const searching = (likePattern(page.search)?.length ?? 0) >= SHORTEST_INDEXED + '%%'.length;
  const shape = publishedShape(
    scope,
    `events-published-${searching ? 'all' : 'walk'}${page.tiers ? '-tiers' : ''}-${direction}-${limit}`,
    page,
  );
  const matched = `SELECT e.id, e.start_at FROM events_listed e ${shape.where}`;
  const after = from ? `WHERE ${cursorAfter(shape, from, beyond)}` : '';
  const columns = page.tiers ? LISTED : `${LISTED_ALONE}, ${NO_TIERS}`;
  const [head, source, total] = searching
    ? [`WITH m AS MATERIALIZED (${matched}) `, 'm', ', (SELECT count(*)::int FROM m) AS total']
    : ['', `(${matched}) m`, ''];
  return scope.db.replica.public({
    name: shape.name,
    text: `${head}${columns}${total} FROM (SELECT m.id FROM ${source} ${after} ORDER BY m.start_at ${direction}, m.id ${direction} LIMIT ${limit}) p
      JOIN events_listed e ON e.id = p.id ORDER BY e.start_at ${direction}, e.id ${direction}`,
    values: shape.values,
  });
}

function cursorAfter(shape: Shape, after: [string, string], beyond: Slice['beyond']): string {
  shape.mark('after');
  return `(m.start_at, m.id) ${beyond} ($${shape.values.push(new Date(after[0]))}, $${shape.values.push(after[1])}::uuid)`;
}

export async function countPublishedEvents(scope: Scope, filter: PublishedFilter): Promise<number> {
  const shape = publishedShape(scope, 'events-published-count', filter);
  const [row] = await scope.db.replica.public<{ total: bigint }>({
    name: shape.name,
    text: `SELECT count(*) AS total FROM events_listed e ${shape.where}`,
    values: shape.values,
  });
  return Number(row?.total ?? 0n);
}

/** Reads a published event, even when it has ended. */
export async function readPublishedEvent(
  scope: Scope,
  by: { slug: string } | { id: string },
): Promise<EventRecord | undefined> {
  const [key, value] = 'slug' in by ? ['slug', by.slug] : ['id', by.id];
  const statement = {
    name: `event-published-${key}`,
    text: `${LISTED} FROM events_listed e WHERE e.${key} = $1`,
    values: [value],
  };
  // Pages ask by slug. A page that was published a moment ago may be on the primary only.
  const [page] = key === 'slug' ? await scope.db.replica.public<EventRecord>(statement) : [];
  return page ?? (await scope.db.public<EventRecord>(statement))[0];
}

export interface CancelledRecord {
  name: string;
  venue: string;
  startAt: Date;
  timeZone: string;
}

/** Reads what a visitor may know of an event that was published and then cancelled; undefined for any other. */
export async function readCancelledEvent(scope: Scope, slug: string): Promise<CancelledRecord | undefined> {
  const [row] = await scope.db.read<CancelledRecord>(SYSTEM_TENANCY, {
    name: 'event-cancelled',
    text: `SELECT name, venue, start_at AS "startAt", time_zone AS "timeZone" FROM events
      WHERE slug = $1 AND status = 'cancelled' AND published_at IS NOT NULL`,
    values: [slug],
  });
  return row;
}

export interface OwnFilter {
  search?: string | null | undefined;
  status?: EventStatus | null | undefined;
  /** True for one entry a series: its newest date. */
  oncePerSeries?: boolean;
}

export interface OwnPage extends OwnFilter {
  slice: Slice;
  /** As in `PublishedPage`. */
  tiers: boolean;
}

/** First check of tenancy; row-level security is the second. A system role reads all issuers. */
function withinTenant(shape: Shape, actor: Actor): Shape {
  if (!isSignedIn(actor) || isSystemRole(actor.role)) return shape;
  return shape.add('issuer', 'e.issuer_id = ?', actor.issuerId);
}

function ownShape(scope: Scope, name: string, filter: OwnFilter): Shape {
  const shape = withinTenant(new Shape(name), scope.actor);
  const pattern = likePattern(filter.search);
  if (pattern !== null) shape.add('search', 'e.search_text LIKE ?', pattern);
  if (filter.status) shape.add('status', 'e.status = ?', filter.status);
  // The newest date of the same state, so that the order by creation puts the series where its last change was.
  if (filter.oncePerSeries) {
    const ofOther = shape.conditions.map((condition) => ` AND ${condition.replaceAll(/\be\./g, 's.')}`);
    shape.addRaw(
      'once',
      `(e.series_id IS NULL OR NOT EXISTS (SELECT FROM events s WHERE s.series_id = e.series_id
        AND (s.created_at, s.id) > (e.created_at, e.id)${ofOther.join('')}))`,
    );
  }
  return shape;
}

/** Reads a page of the events of the actor's organiser, by their creation. */
export async function readOwnEvents(scope: Scope, page: OwnPage): Promise<EventRecord[]> {
  const { from, limit, direction, beyond } = page.slice;
  const shape = ownShape(scope, `events-own${page.tiers ? '-tiers' : ''}-${direction}-${limit}`, page);
  if (from) shape.add('after', `(e.created_at, e.id) ${beyond} (?, ?::uuid)`, new Date(from[0]), from[1]);
  return scope.db.read(tenancyOf(scope.actor), {
    name: shape.name,
    text: `${page.tiers ? KNOWN : `${KNOWN_ALONE}, ${NO_TIERS}`} FROM (SELECT * FROM events e ${shape.where} ORDER BY e.created_at ${direction}, e.id ${direction} LIMIT ${limit}) e
      JOIN issuers i ON i.id = e.issuer_id ORDER BY e.created_at ${direction}, e.id ${direction}`,
    values: shape.values,
  });
}

export interface DatesFilter {
  seriesId: string;
  /** True returns the dates that are over instead. */
  ended: boolean;
  /** Days at the place of the event, as in `VisitorFilter`; with either, dates that are over are included. */
  fromDay?: string | null | undefined;
  toDay?: string | null | undefined;
}

function datesShape(scope: Scope, name: string, filter: DatesFilter): Shape {
  const shape = withinTenant(new Shape(name).add('series', 'e.series_id = ?', filter.seriesId), scope.actor);
  if (filter.fromDay) shape.add('fromday', 'e.last_day >= ?::date', filter.fromDay);
  if (filter.toDay) shape.add('today', 'e.first_day <= ?::date', filter.toDay);
  if (filter.fromDay || filter.toDay) return shape;
  return shape.add(
    filter.ended ? 'ended' : 'open',
    `e.end_at ${filter.ended ? '<' : '>='} ?`,
    scope.clock.now(),
  );
}

/** Reads a page of the dates of a series of the actor's organiser, in any state, by their start. */
export async function readOwnDates(
  scope: Scope,
  page: DatesFilter & { slice: Slice; tiers: boolean },
): Promise<EventRecord[]> {
  const { from, limit, direction, beyond } = page.slice;
  const shape = datesShape(
    scope,
    `events-own-dates${page.tiers ? '-tiers' : ''}-${direction}-${limit}`,
    page,
  );
  if (from) shape.add('after', `(e.start_at, e.id) ${beyond} (?, ?::uuid)`, new Date(from[0]), from[1]);
  return scope.db.read(tenancyOf(scope.actor), {
    name: shape.name,
    text: `${page.tiers ? KNOWN : `${KNOWN_ALONE}, ${NO_TIERS}`} FROM (SELECT * FROM events e ${shape.where} ORDER BY e.start_at ${direction}, e.id ${direction} LIMIT ${limit}) e
      JOIN issuers i ON i.id = e.issuer_id ORDER BY e.start_at ${direction}, e.id ${direction}`,
    values: shape.values,
  });
}

export async function countOwnDates(scope: Scope, filter: DatesFilter): Promise<number> {
  const shape = datesShape(scope, 'events-own-dates-count', filter);
  const [row] = await scope.db.read<{ total: bigint }>(tenancyOf(scope.actor), {
    name: shape.name,
    text: `SELECT count(*) AS total FROM events e ${shape.where}`,
    values: shape.values,
  });
  return Number(row?.total ?? 0n);
}

/** Reads the next date of a series on sale that has tickets available; undefined without one. */
export async function readNextAvailable(scope: Scope, seriesId: string): Promise<EventRecord | undefined> {
  const [row] = await scope.db.replica.public<EventRecord>({
    name: 'event-next-available',
    text: `${LISTED} FROM events_listed e WHERE e.id = (SELECT s.id FROM events_listed s
      WHERE s.series_id = $1 AND s.end_at >= $2 AND s.sales_open
        AND EXISTS (SELECT FROM tiers_listed t WHERE t.event_id = s.id AND ${IS_AVAILABLE})
      ORDER BY s.start_at, s.id LIMIT 1)`,
    values: [seriesId, scope.clock.now()],
  });
  return row;
}

export async function countOwnEvents(scope: Scope, filter: OwnFilter): Promise<number> {
  const shape = ownShape(scope, 'events-own-count', filter);
  const [row] = await scope.db.read<{ total: bigint }>(tenancyOf(scope.actor), {
    name: shape.name,
    text: `SELECT count(*) AS total FROM events e ${shape.where}`,
    values: shape.values,
  });
  return Number(row?.total ?? 0n);
}

export async function readOwnEvent(scope: Scope, id: string): Promise<EventRecord | undefined> {
  const shape = withinTenant(new Shape('event-own').add('id', 'e.id = ?', id), scope.actor);
  const [row] = await scope.db.read<EventRecord>(tenancyOf(scope.actor), {
    name: shape.name,
    text: `${KNOWN} FROM events e JOIN issuers i ON i.id = e.issuer_id ${shape.where}`,
    values: shape.values,
  });
  return row;
}

/** Reads events of any issuer in any state, for actors who own something of them, such as a ticket. */
export async function readEventsOfHolders(scope: Scope, ids: string[]): Promise<EventRecord[]> {
  return scope.db.read(SYSTEM_TENANCY, {
    name: 'events-of-holders',
    text: `${KNOWN} FROM events e JOIN issuers i ON i.id = e.issuer_id WHERE e.id = ANY($1::uuid[])`,
    values: [ids],
  });
}

/** The slug of a public event page, and when the event was last changed. */
export interface PublicAddress {
  slug: string;
  updatedAt: Date;
}

/** Reads the pages of published events that have not ended, soonest first. */
export async function readPublicAddresses(scope: Scope, limit: number): Promise<PublicAddress[]> {
  return scope.db.replica.public<PublicAddress>({
    name: 'event-addresses',
    text: `SELECT e.slug, e.updated_at AS "updatedAt" FROM events_listed e WHERE e.end_at >= $1
      ORDER BY e.start_at, e.id LIMIT $2`,
    values: [scope.clock.now(), limit],
  });
}
