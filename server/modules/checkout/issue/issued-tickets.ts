import { LRUCache } from 'lru-cache';
import type { TicketRecord } from '../../tickets/index.ts';

const MAX_CACHED = 2_000;
/** Callers take them right after the commit. */
const LIFETIME_MS = 10_000;

/** The tickets of an order, as just written to the database. */
export interface Issued {
  /** null: nothing moved on the ledger. */
  transactionHash: string | null;
  tickets: TicketRecord[];
}

/** Caches tickets that this process has just issued, so that callers need not read them back. */
export class IssuedTickets {
  readonly #issued = new LRUCache<string, Issued>({ max: MAX_CACHED, ttl: LIFETIME_MS });

  /** Call after the commit, with the committed rows. */
  keep(orderId: string, issued: Issued): void {
    this.#issued.set(orderId, issued);
  }

  /** Returns the tickets once; undefined: they must be read. */
  take(orderId: string): Issued | undefined {
    const issued = this.#issued.get(orderId);
    this.#issued.delete(orderId);
    return issued;
  }
}
