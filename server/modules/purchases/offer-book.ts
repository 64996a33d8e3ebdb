import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import type { Topics } from '../../topics/topics.ts';
import { readOffer } from './offer.reads.ts';
import type { Offer } from './offer.ts';

const KEPT = 2_000;
/** How long a change made by another process can stay unseen; the sale itself notices it anyway. */
const LIFETIME_MS = 1_000;

interface Page {
  read: Promise<Offer | undefined>;
  eventId: string | undefined;
}

/** The offers by slug, so that buyers of one event share one read. Unknown slugs are remembered as well. */
export class OfferBook {
  readonly #db: Database;
  readonly #pages = new LRUCache<string, Page>({ max: KEPT, ttl: LIFETIME_MS });
  readonly #unlisten: () => void;

  constructor(db: Database, topics: Topics) {
    this.#db = db;
    this.#unlisten = topics.listen('event.changed', '*', ({ slug, eventId }) => {
      this.forget(slug);
      for (const [other, page] of this.#pages.entries()) if (page.eventId === eventId) this.forget(other);
    });
  }

  find(slug: string): Promise<Offer | undefined> {
    const kept = this.#pages.get(slug);
    if (kept) return kept.read;
    const page: Page = { read: this.#read(slug), eventId: undefined };
    this.#pages.set(slug, page);
    page.read.then(
      (offer) => {
        page.eventId = offer?.event.id;
      },
      () => {
        if (this.#pages.peek(slug) === page) this.forget(slug);
      },
    );
    return page.read;
  }

  forget(slug: string): void {
    this.#pages.delete(slug);
  }

  close(): void {
    this.#unlisten();
  }

  async #read(slug: string): Promise<Offer | undefined> {
    // PostgreSQL refuses U+0000 instead of finding nothing.
    return slug.includes('\u0000') ? undefined : readOffer(this.#db, slug);
  }
}
