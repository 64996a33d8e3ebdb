import { LRUCache } from 'lru-cache';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Topics } from '../../../platform/topics.ts';
import { EVENT_COLUMNS, type EventRecord, freeOf, JOINED_ISSUER, TIER_PAIRS } from '../../events/index.ts';
import { LISTED_QUESTIONS, type Question } from '../../questions/index.ts';
import type { ListedTier, Listing, Terms } from './listing.rules.ts';

type ListingRow = Omit<EventRecord, 'tiers'> & {
  tiers: (EventRecord['tiers'][number] & Pick<Terms, 'rulesVersion'> & { number: number })[];
  edition: number;
  editionName: string;
  editionVenue: string;
  editionStartAt: Date;
  questions: Question[];
  room: Listing['room'];
};

/** Reads an event in any state, with the data that its tickets are signed with; undefined when there is none. */
export async function readListing(
  db: Database,
  by: { slug: string } | { id: string },
): Promise<Listing | undefined> {
  const [key, value] = 'slug' in by ? ['slug', by.slug] : ['id', by.id];
  const [row] = await db.read<ListingRow>(SYSTEM_TENANCY, {
    name: `listing-by-${key}`,
    text: `SELECT ${EVENT_COLUMNS}, ${JOINED_ISSUER}, e.edition, d.name AS "editionName", d.venue AS "editionVenue",
        d.start_at AS "editionStartAt",
        coalesce((SELECT json_agg(json_build_object(${TIER_PAIRS}, 'number', t.number, 'rulesVersion', t.rules_version)
            ORDER BY t.position, t.id) FROM tiers t WHERE t.event_id = e.id), '[]') AS tiers, ${LISTED_QUESTIONS('e.id')} AS questions,
        (SELECT CASE WHEN w.all_tiers THEN '"all"'::json
            ELSE (SELECT coalesce(json_agg(c.tier_id), '[]') FROM waiting_room_tiers c WHERE c.event_id = e.id) END
          FROM waiting_rooms w WHERE w.event_id = e.id AND w.closed_at IS NULL) AS room
      FROM events e JOIN issuers i ON i.id = e.issuer_id
        JOIN event_editions d ON d.event_id = e.id AND d.edition = e.edition
      WHERE e.${key} = $1`,
    values: [value],
  });
  if (!row) return undefined;
  const { questions, room, ...event } = row;
  return { event, tiers: new Map(tiersOf(event).map((tier) => [tier.terms.tier, tier])), questions, room };
}

function tiersOf(row: Omit<ListingRow, 'questions' | 'room'>): ListedTier[] {
  return row.tiers.map((tier) => ({
    formSales: tier.formSales,
    hidden: tier.hidden,
    salesStart: tier.salesStart === null ? null : new Date(tier.salesStart),
    salesEnd: tier.salesEnd === null ? null : new Date(tier.salesEnd),
    orderLimit: tier.orderLimit,
    free: freeOf(tier),
    terms: {
      fingerprint: JSON.stringify([
        tier.id,
        row.edition,
        tier.name,
        tier.priceUnits,
        tier.currency,
        tier.effectiveAt,
        tier.expiresAt,
        tier.graceSeconds,
        tier.rulesVersion,
      ]),
      tierId: tier.id,
      tier: tier.name,
      tierNumber: tier.number,
      eventId: row.id,
      issuerId: row.issuerId,
      edition: row.edition,
      eventName: row.editionName,
      eventVenue: row.editionVenue,
      eventStart: row.editionStartAt,
      priceUnits: BigInt(tier.priceUnits),
      currency: tier.currency,
      effectiveAt: new Date(tier.effectiveAt),
      expiresAt: new Date(tier.expiresAt),
      graceSeconds: tier.graceSeconds,
      rulesVersion: tier.rulesVersion,
    },
  }));
}

const MAX_CACHED = 2_000;
/** An older entry is refreshed in the background: no request waits for it. */
const FRESH_MS = 1_000;
/** How long a change made by another process can stay unseen; the sale itself notices it anyway. */
const LIFETIME_MS = 2_000;

/** Prefix of listings that are looked up by id. */
const BY_ID = 'id:';

interface Entry {
  read: Promise<Listing | undefined>;
  eventId: string | undefined;
  refreshAt: number;
}

/** Caches listings by slug or id, so that buyers of one event share one read. Unknown events are cached as well. */
export class ListingCache {
  readonly #db: Database;
  readonly #entries = new LRUCache<string, Entry>({ max: MAX_CACHED, ttl: LIFETIME_MS });
  readonly #unlisten: () => void;

  constructor(db: Database, topics: Topics) {
    this.#db = db;
    this.#unlisten = topics.listen('event.changed', '*', ({ slug, eventId }) => {
      this.forget(slug);
      this.evictEvent(eventId);
    });
  }

  /** Finds an event on sale; malformed ids and slugs find none. */
  find(event: { slug: string } | { id: string }): Promise<Listing | undefined> {
    if ('id' in event) return isUuid(event.id) ? this.#find(BY_ID + event.id) : Promise.resolve(undefined);
    const { slug } = event;
    // No slug has these; PostgreSQL refuses U+0000 instead of finding nothing.
    return slug.includes(':') || slug.includes('\u0000') ? Promise.resolve(undefined) : this.#find(slug);
  }

  /** Drops an event whose free places changed, for example because a hold ended. */
  evictEvent(eventId: string): void {
    // The entry of an event that could not be bought until now has no event id.
    this.forget(BY_ID + eventId);
    for (const [name, entry] of this.#entries.entries()) if (entry.eventId === eventId) this.forget(name);
  }

  #find(name: string): Promise<Listing | undefined> {
    const kept = this.#entries.get(name);
    if (!kept) return this.#open(name).read;
    if (performance.now() >= kept.refreshAt) {
      kept.refreshAt = Number.POSITIVE_INFINITY;
      void this.#refresh(name, kept);
    }
    return kept.read;
  }

  forget(name: string): void {
    this.#entries.delete(name);
  }

  close(): void {
    this.#unlisten();
  }

  #open(name: string): Entry {
    const entry: Entry = {
      read: this.#read(name),
      eventId: undefined,
      refreshAt: performance.now() + FRESH_MS,
    };
    this.#entries.set(name, entry);
    entry.read.then(
      (listing) => {
        entry.eventId = listing?.event.id;
      },
      () => {
        if (this.#entries.peek(name) === entry) this.forget(name);
      },
    );
    return entry;
  }

  /** Replaces the old entry, unless it was dropped meanwhile. */
  async #refresh(name: string, old: Entry): Promise<void> {
    try {
      const listing = await this.#read(name);
      if (this.#entries.peek(name) !== old) return;
      const refreshAt = performance.now() + FRESH_MS;
      this.#entries.set(name, { read: Promise.resolve(listing), eventId: listing?.event.id, refreshAt });
    } catch {
      // The old entry serves until its end; a later caller gets the failure itself.
    }
  }

  async #read(name: string): Promise<Listing | undefined> {
    const key = name.startsWith(BY_ID) ? { id: name.slice(BY_ID.length) } : { slug: name };
    const listing = await readListing(this.#db, key);
    // Buyers are answered as if a draft did not exist: its name and date are not public yet.
    return listing?.event.status === 'draft' ? undefined : listing;
  }
}
