import type { Topics } from '../../platform/topics.ts';
import type { Order } from './order.schema.ts';

/** Entries with the tickets of an order. They are announced by the event, which is known once the order was read. */
export class EntriesOfOrder {
  readonly #topics: Topics;
  #ticketIds: ReadonlySet<string> = new Set();
  #changed: (() => void) | null = null;
  #unsubscribe: (() => void) | null = null;

  constructor(topics: Topics) {
    this.#topics = topics;
  }

  listen(changed: () => void): () => void {
    this.#changed = changed;
    return () => {
      this.#changed = null;
      this.#unsubscribe?.();
    };
  }

  /** Nothing to follow while the order has no tickets, as during a sale. */
  follow({ eventId, loadedTickets: tickets }: Order): void {
    if (!this.#changed || !tickets || tickets.length === 0) return;
    this.#ticketIds = new Set(tickets.map((ticket) => ticket.id));
    if (this.#unsubscribe) return;
    this.#unsubscribe = this.#topics.listen('event.entries', eventId, ({ ticketIds }) => {
      if (ticketIds.some((ticketId) => this.#ticketIds.has(ticketId))) this.#changed?.();
    });
    // Again, for an entry since the read.
    this.#changed();
  }
}
