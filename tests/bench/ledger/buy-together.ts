import { type LoadResult, runLoad } from '../load/run-load.ts';
import { machineNow } from '../machine-clock.ts';
import { type Buyer, purchaseWriter, type Shop } from './shop.ts';

const PAID = Buffer.from('"processing":false');
const TICKET = Buffer.from('"tickets":[{');

/** How a crowd bought, each one ticket. Moments are of the machine's clock, in ms, a buyer each in their order. */
export interface Bought {
  result: LoadResult;
  /** When his request was written to a connection that was open. */
  asked: Float64Array;
  /** When the whole of his answer had come. */
  answered: Float64Array;
}

/** All at once, on a connection each. Only who got his ticket was served well. */
export async function buyTogether(shop: Shop, buyers: readonly Buyer[]): Promise<Bought> {
  const write = purchaseWriter(shop, buyers);
  const [asked, answered] = [new Float64Array(buyers.length), new Float64Array(buyers.length)];
  const result = await runLoad(shop.stage.product.url, {
    connections: buyers.length,
    calls: buyers.length,
    call: (n) => {
      const request = write(n);
      asked[n] = machineNow();
      return request;
    },
    judge: (status, body, n) => {
      answered[n] = machineNow();
      return status === 200 && body.includes(PAID) && body.includes(TICKET) ? 'ok' : 'error';
    },
  });
  return { result, asked, answered };
}
