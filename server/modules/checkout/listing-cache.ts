import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.ts';
import type { Topics } from '../../platform/topics/topics.ts';
import { readListing } from './listing.reads.ts';
import type { Listing } from './listing.ts';

const MAX_CACHED = 2_000;
/** An older page is refreshed in the background: no request waits for it. */
const FRESH_MS = 1_000;
/** How long a change made by another process can stay unseen; the sale itself notices it anyway. */
const LIFETIME_MS = 2_000;

/** Prefix of listings that are looked up by id. */
const BY_ID = 'id:';

interface Page {
  read: Promise<Listing | undefined>;
  eventId: string | undefined;
  refreshAt: number;
}

/** Caches listings by slug or id, so that buyers of one event share one read. Unknown events are cached as well. */
export class ListingCache {
  readonly #db: Database;
  readonly #pages = new LRUCache<string, Page>({ max: MAX_CACHED, ttl: LIFETIME_MS });
  readonly #unlisten: () => void;

  constructor(db: Database, topics: Topics) {
    this.#db = db;
    this.#unlisten = topics.listen('event.changed', '*', ({ slug, eventId }) => {
      this.forget(slug);
      this.forgetEvent(eventId);
    });
  }

  find(slug: string): Promise<Listing | undefined> {
    // No slug has these; PostgreSQL refuses U+0000 instead of finding nothing.
    return slug.includes(':') || slug.includes('\u0000') ? Promise.resolve(undefined) : this.#find(slug);
  }

  findById(eventId: string): Promise<Listing | undefined> {
    return this.#find(BY_ID + eventId);
  }

  /** Drops an event whose free places changed, for example because a hold ended. */
  forgetEvent(eventId: string): void {
    // The page of an event that could not be bought until now has no event id.
    this.forget(BY_ID + eventId);
    for (const [name, page] of this.#pages.entries()) if (page.eventId === eventId) this.forget(name);
  }

  #find(name: string): Promise<Listing | undefined> {
    const kept = this.#pages.get(name);
    if (!kept) return this.#open(name).read;
    if (performance.now() >= kept.refreshAt) {
      kept.refreshAt = Number.POSITIVE_INFINITY;
      void this.#refresh(name, kept);
    }
    return kept.read;
  }

  forget(name: string): void {
    this.#pages.delete(name);
  }

  close(): void {
    this.#unlisten();
  }

  #open(name: string): Page {
    const page: Page = {
      read: this.#read(name),
      eventId: undefined,
      refreshAt: performance.now() + FRESH_MS,
    };
    this.#pages.set(name, page);
    page.read.then(
      (offer) => {
        page.eventId = offer?.event.id;
      },
      () => {
        if (this.#pages.peek(name) === page) this.forget(name);
      },
    );
    return page;
  }

  /** Replaces the old page, unless it was dropped meanwhile. */
  async #refresh(name: string, old: Page): Promise<void> {
    try {
      const offer = await this.#read(name);
      if (this.#pages.peek(name) !== old) return;
      const refreshAt = performance.now() + FRESH_MS;
      this.#pages.set(name, { read: Promise.resolve(offer), eventId: offer?.event.id, refreshAt });
    } catch {
      // The old page serves until its end; a later caller gets the failure itself.
    }
  }

  async #read(name: string): Promise<Listing | undefined> {
    const key = name.startsWith(BY_ID) ? { id: name.slice(BY_ID.length) } : { slug: name };
    const offer = await readListing(this.#db, key);
    // Buyers are answered as if a draft did not exist: its name and date are not public yet.
    return offer?.event.status === 'draft' ? undefined : offer;
  }
}
