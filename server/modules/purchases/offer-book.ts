import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import type { Topics } from '../../topics/topics.ts';
import { readOffer } from './offer.reads.ts';
import type { Offer } from './offer.ts';

const KEPT = 2_000;
/** An older page is read again, in the background: nobody waits for it. */
const FRESH_MS = 1_000;
/** How long a change made by another process can stay unseen; the sale itself notices it anyway. */
const LIFETIME_MS = 2_000;

interface Page {
  read: Promise<Offer | undefined>;
  eventId: string | undefined;
  refreshAt: number;
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
    if (!kept) return this.#open(slug).read;
    if (performance.now() >= kept.refreshAt) {
      kept.refreshAt = Number.POSITIVE_INFINITY;
      void this.#refresh(slug, kept);
    }
    return kept.read;
  }

  forget(slug: string): void {
    this.#pages.delete(slug);
  }

  close(): void {
    this.#unlisten();
  }

  #open(slug: string): Page {
    const page: Page = {
      read: this.#read(slug),
      eventId: undefined,
      refreshAt: performance.now() + FRESH_MS,
    };
    this.#pages.set(slug, page);
    page.read.then(
      (offer) => {
        page.eventId = offer?.event.id;
      },
      () => {
        if (this.#pages.peek(slug) === page) this.forget(slug);
      },
    );
    return page;
  }

  /** Puts a new page in the old one's place, unless that was torn out meanwhile. */
  async #refresh(slug: string, old: Page): Promise<void> {
    try {
      const offer = await this.#read(slug);
      if (this.#pages.peek(slug) !== old) return;
      const refreshAt = performance.now() + FRESH_MS;
      this.#pages.set(slug, { read: Promise.resolve(offer), eventId: offer?.event.id, refreshAt });
    } catch {
      // The old page serves until its end; who comes then meets the failure himself.
    }
  }

  async #read(slug: string): Promise<Offer | undefined> {
    // PostgreSQL refuses U+0000 instead of finding nothing.
    return slug.includes('\u0000') ? undefined : readOffer(this.#db, slug);
  }
}
