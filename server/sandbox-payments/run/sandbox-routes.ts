import type { FastifyInstance } from 'fastify';
import { decideDueCards } from '../card/decide.ts';
import { moveDueDisputes, reverseQuietly } from '../card/disputes.ts';
import { type CardMerchant, putCardMerchant } from '../card/merchants.ts';
import { finishDueRefunds, refundByHand } from '../card/refunds.ts';
import { decideDue } from '../daraja/decide-pushes.ts';
import { addMerchant, type Merchant, publicKey } from '../daraja/merchants.ts';

import type { Query, Store } from '../store/store.ts';
import { after, setTime, timeOf } from './clock.ts';
import type { Deliveries } from './deliveries.ts';
import { addRule, type Match, type Scenario } from './scenario.ts';

/** What happens by itself: when the next is due, and what does all that is. */
const STEPS = [
  { next: 'SELECT min(due_at) FROM pushes WHERE result_code IS NULL', run: decideDue },
  { next: 'SELECT min(due_at) FROM card_payments WHERE result IS NULL', run: decideDueCards },
  { next: 'SELECT min(due_at) FROM card_refunds WHERE result IS NULL', run: finishDueRefunds },
  { next: 'SELECT min(due_at) FROM card_disputes', run: moveDueDisputes },
] as const;
const NEXT_DELIVERY = 'SELECT min(due_at) FROM deliveries WHERE sent_at IS NULL';

/** When the next of each step is due, and the next delivery; null: never. One statement finds that out. */
async function nextDue(query: Query): Promise<{ now: Date; steps: (Date | null)[]; delivery: Date | null }> {
  const [row] = await query<{ steps: (Date | null)[]; delivery: Date | null; at: Date | null }>(
    `SELECT ARRAY[${STEPS.map(({ next }) => `(${next})`).join(', ')}] AS steps, (${NEXT_DELIVERY}) AS delivery,
       (SELECT at FROM clock) AS at`,
  );
  return { now: row?.at ?? new Date(), steps: row?.steps ?? [], delivery: row?.delivery ?? null };
}

/** Does everything that is due when it is called. @param deliver sends what is due and returns how many there were */
export async function runDue(store: Store, deliver: () => Promise<number>): Promise<void> {
  const { now, ...first } = await nextDue(store.query);
  const isDue = (at: Date | null | undefined): boolean => at != null && at <= now;
  for (let next: Omit<typeof first, 'now'> = first, done = 1; done > 0; next = await nextDue(store.query)) {
    done = 0;
    for (const [index, { run }] of STEPS.entries()) {
      if (isDue(next.steps[index])) done += await store.transaction((query) => run(query));
    }
    if (done > 0 || isDue(next.delivery)) done += await deliver();
  }
}

/** Moves the stopped clock from one due time to the next, so that everything happens at its own time. */
async function moveClock(store: Store, deliveries: Deliveries, target: Date): Promise<void> {
  for (;;) {
    await runDue(store, () => deliveries.send());
    const { steps, delivery } = await nextDue(store.query);
    const times = [...steps, delivery].flatMap((at) => (at === null ? [] : [at.getTime()]));
    const next = Math.min(...times);
    await setTime(store.query, next <= target.getTime() ? new Date(next) : target);
    if (next > target.getTime()) return;
  }
}

/** Steering and inspection of the sandbox, which no provider has. */
export function sandboxRoutes(app: FastifyInstance, store: Store, deliveries: Deliveries): void {
  app.post<{ Body: Partial<Merchant> }>('/sandbox/merchants', ({ body }) =>
    store.transaction((query) => addMerchant(query, body)),
  );
  app.post<{ Body: Partial<CardMerchant> }>('/sandbox/card-merchants', ({ body }) =>
    store.transaction((query) => putCardMerchant(query, body)),
  );
  app.post<{ Body: { confirmation_code?: string; amount?: string } }>('/sandbox/refunds', ({ body }) =>
    store.transaction((query) => refundByHand(query, body)),
  );
  app.post<{ Body: { charge?: string } }>('/sandbox/card-reversals', ({ body }) =>
    store.transaction((query) => reverseQuietly(query, body.charge ?? '')),
  );
  app.get('/sandbox/certificate', async (_request, reply) =>
    reply.type('text/plain').send(await publicKey(store.query)),
  );
  app.post<{ Body: { match?: Match; scenario?: Partial<Scenario>; times?: number } }>(
    '/sandbox/rules',
    async ({ body }) => {
      await addRule(store.query, body);
      return {};
    },
  );
  app.delete('/sandbox/rules', async () => {
    await store.query('DELETE FROM rules');
    return {};
  });
  app.post<{ Body: { at?: string | null; advanceSeconds?: number } }>('/sandbox/clock', async ({ body }) => {
    const now = await timeOf(store.query);
    if (body.at === null) await setTime(store.query, null);
    else {
      const target = after(body.at ? new Date(body.at) : now, body.advanceSeconds ?? 0);
      await moveClock(store, deliveries, target);
    }
    return { now: await timeOf(store.query) };
  });
  app.get('/sandbox/statement', () =>
    store.query(
      `SELECT receipt, kind, debit, credit, amount::text, currency, at, msisdn, reference, reverses FROM transfers
       WHERE kind <> 'opening' ORDER BY id LIMIT 10000`,
    ),
  );
  app.get('/sandbox/balances', () =>
    store.query(`SELECT id, currency, balance::text FROM accounts ORDER BY id LIMIT 10000`),
  );
  app.get('/sandbox/deliveries', () =>
    store.query(
      `SELECT id::text, url, body, due_at, sent_at, status FROM deliveries ORDER BY id LIMIT 10000`,
    ),
  );
}
