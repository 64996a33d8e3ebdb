import { LRUCache } from 'lru-cache';
import type { TicketRecord } from '../../tickets/index.ts';

const MAX_CACHED = 2_000;
/** Whoever waits for them takes them right after the commit. */
const LIFETIME_MS = 10_000;

/** The tickets of an order, as its row and theirs have them since a moment ago. */
export interface Issued {
  /** null: nothing moved on the ledger. */
  transactionHash: string | null;
  tickets: TicketRecord[];
}

/** Tickets that this process has just issued, so that who waits for them need not read back what was written. */
export class IssuedTickets {
  readonly #issued = new LRUCache<string, Issued>({ max: MAX_CACHED, ttl: LIFETIME_MS });

  /** After the commit, and of what was committed. */
  keep(orderId: string, issued: Issued): void {
    this.#issued.set(orderId, issued);
  }

  /** Once; undefined: they must be read. */
  take(orderId: string): Issued | undefined {
    const issued = this.#issued.get(orderId);
    this.#issued.delete(orderId);
    return issued;
  }
}
