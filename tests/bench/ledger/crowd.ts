import type { HttpConnection } from '../load/http-connection.ts';
import { type LoadResult, openConnections, runLoad } from '../load/run-load.ts';
import { machineNow } from '../machine-clock.ts';
import { type Buyer, purchaseWriter, type Shop } from './shop.ts';

const PAID = Buffer.from('"processing":false');
const TICKET = Buffer.from('"tickets":[{');

/** The purchases of a crowd, one ticket each. Timestamps are of the machine's clock in ms, one per buyer, in order. */
export interface Bought {
  result: LoadResult;
  /** When the request was written to an open connection. */
  asked: Float64Array;
  /** When the response was complete. */
  answered: Float64Array;
}

/** Buyers who have opened the page: each has a connection. */
export class Crowd {
  readonly buyers: readonly Buyer[];
  readonly #shop: Shop;
  readonly #connections: readonly HttpConnection[];

  private constructor(shop: Shop, buyers: readonly Buyer[], connections: readonly HttpConnection[]) {
    this.#shop = shop;
    this.buyers = buyers;
    this.#connections = connections;
  }

  static async gather(shop: Shop, buyers: readonly Buyer[]): Promise<Crowd> {
    return new Crowd(shop, buyers, await openConnections(shop.stage.product.url, buyers.length));
  }

  /** A part of the crowd, over its connections. */
  first(count: number): Crowd {
    return new Crowd(this.#shop, this.buyers.slice(0, count), this.#connections.slice(0, count));
  }

  /** All buy one ticket each, at once. Only buyers with a ticket count as served. */
  async buy(): Promise<Bought> {
    const { buyers } = this;
    const [asked, answered] = [new Float64Array(buyers.length), new Float64Array(buyers.length)];
    // Preparing the requests takes none of the waiting time.
    const write = purchaseWriter(this.#shop, buyers);
    const requests = buyers.map((_buyer, n) => write(n));
    const result = await runLoad(this.#shop.stage.product.url, {
      connections: this.#connections,
      calls: buyers.length,
      call: (n) => {
        asked[n] = machineNow();
        return requests[n];
      },
      judge: (status, body, n) => {
        answered[n] = machineNow();
        return status === 200 && body.includes(PAID) && body.includes(TICKET) ? 'ok' : 'error';
      },
    });
    return { result, asked, answered };
  }

  part(): void {
    for (const connection of this.#connections) connection.close();
  }
}
