import { randomUUID } from 'node:crypto';
import { judgeGraphQL, judgeRest } from './load/answers.ts';
import { requestWriter } from './load/request-text.ts';
import { type Load, type LoadResult, runLoad } from './load/run-load.ts';
import type { SeededEvent } from './seed/organiser.ts';
import type { Stage } from './stage.ts';

/** The purchase with its response: the signed ticket file, as on the REST path, and the data that the page shows. */
export const PURCHASE = `mutation PurchaseByForm($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) {
    order { id status }
    tickets { id serial tier { name } price { amount currency } holderName holderEmail file }
  }
}`;

let buyers = 0;

/** A new buyer for every call, with an idempotency key as the page sends it. */
function nextBuyer() {
  buyers += 1;
  return { name: `Buyer ${buyers}`, email: `buyer${buyers}@crowd.test`, phone: `+25470${buyers}` };
}

export type Crowd = Pick<Load, 'connections' | 'seconds' | 'calls'>;

export function buyByGraphQL(
  stage: Stage,
  event: SeededEvent,
  crowd: Crowd,
  quantity = 1,
): Promise<LoadResult> {
  const write = requestWriter(stage.product.url, { method: 'POST', path: '/graphql' });
  const lines = [{ tier: event.tier, quantity }];
  return runLoad(stage.product.url, {
    ...crowd,
    call: () => {
      const input = { slug: event.slug, lines, ...nextBuyer() };
      return write({
        query: PURCHASE,
        operationName: 'PurchaseByForm',
        variables: { input: { ...input, idempotencyKey: randomUUID() } },
      });
    },
    judge: judgeGraphQL,
  });
}

export function buyByRest(stage: Stage, event: SeededEvent, crowd: Crowd): Promise<LoadResult> {
  const write = requestWriter(stage.product.url, { method: 'POST', path: `/events/${event.slug}/purchase` });
  return runLoad(stage.product.url, {
    ...crowd,
    call: () => write({ tier: event.tier, ...nextBuyer() }),
    judge: judgeRest,
  });
}
