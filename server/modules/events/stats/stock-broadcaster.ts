import { Coalescer, Mailbox } from '../../../platform/concurrency.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Topics } from '../../../platform/topics.ts';
import { presentTier } from '../event.present.ts';
import { stockState } from '../event.rules.ts';
import { readStock, type StockRecord } from '../tiers/tier.reads.ts';
import { freeTogether } from '../tiers/tier-places.rules.ts';
import { StockChange } from './event-stats.schema.ts';
import { followStock } from './follow-stock.ts';

const BETWEEN_READS_MS = 100;
/** A subscriber that falls behind needs only the newest figure. */
const KEPT_FOR_SLOW_WATCHERS = 1;

interface Watched {
  watchers: Set<Mailbox<StockChange>>;
  coalescer: Coalescer;
  stop(): void;
}

/**
 * Pushes the available tickets of an event to all its subscribers. The figures are public, so a change is read once, at
 * most ten times a second, and all subscribers get the same object.
 */
export class StockBroadcaster {
  readonly #db: Database;
  readonly #topics: Topics;
  readonly #events = new Map<string, Watched>();

  constructor(db: Database, topics: Topics) {
    this.#db = db;
    this.#topics = topics;
  }

  watch(eventId: string): AsyncIterableIterator<StockChange> {
    const watched = this.#events.get(eventId) ?? this.#begin(eventId);
    const mailbox = new Mailbox<StockChange>(KEPT_FOR_SLOW_WATCHERS, () =>
      this.#leave(eventId, watched, mailbox),
    );
    watched.watchers.add(mailbox);
    return mailbox;
  }

  /** Ends all subscriptions. */
  close(): void {
    for (const { watchers } of this.#events.values())
      for (const mailbox of [...watchers]) void mailbox.return();
  }

  #begin(eventId: string): Watched {
    const watchers = new Set<Mailbox<StockChange>>();
    const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
      const record = await readStock(this.#db, eventId);
      if (record === undefined) return;
      const change = stockChange(eventId, record);
      for (const mailbox of watchers) mailbox.push(change);
    });
    const stop = followStock(this.#db, this.#topics, eventId, () => coalescer.poke());
    const watched: Watched = { watchers, coalescer, stop };
    this.#events.set(eventId, watched);
    return watched;
  }

  #leave(eventId: string, watched: Watched, mailbox: Mailbox<StockChange>): void {
    watched.watchers.delete(mailbox);
    if (watched.watchers.size > 0) return;
    watched.stop();
    watched.coalescer.stop();
    if (this.#events.get(eventId) === watched) this.#events.delete(eventId);
  }
}

/** Includes the complete tiers, so that subscribers cause no statements, however many there are. */
function stockChange(eventId: string, record: StockRecord): StockChange {
  const tiers = record.tiers.map(presentTier);
  const available = freeTogether(record.tiers);
  return Object.assign(new StockChange(), {
    eventId,
    available,
    ...stockState(available),
    tiers: tiers.map((tier) => ({ tier, available: tier.available })),
  });
}
