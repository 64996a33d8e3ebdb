import type { FastifyInstance } from 'fastify';
import { decideDueCards } from '../card/decide.ts';
import { moveDueDisputes, reverseQuietly } from '../card/disputes.ts';
import { type CardMerchant, putCardMerchant } from '../card/merchants.ts';
import { finishDueRefunds, refundByHand } from '../card/refunds.ts';
import { addMerchant, type Merchant, publicKey } from '../daraja/merchants.ts';
import { decideDue } from '../daraja/pushes.ts';
import type { Query, Store } from '../store/store.ts';
import { after, setTime, timeOf } from './clock.ts';
import { sendDue } from './deliveries.ts';
import { addRule, type Match, type Scenario } from './scenario.ts';

/** Does everything that is due now, until nothing more is. When nothing is, one statement finds that out. */
export async function runDue(store: Store): Promise<void> {
  for (let done = 1; done > 0 && (await isDue(store.query)); ) {
    done = 0;
    for (const step of [decideDue, decideDueCards, finishDueRefunds, moveDueDisputes]) {
      done += await store.transaction((query) => step(query));
    }
    done += await sendDue(store);
  }
}

const NEXT_DUE = `least((SELECT min(due_at) FROM pushes WHERE result_code IS NULL),
  (SELECT min(due_at) FROM card_payments WHERE result IS NULL),
  (SELECT min(due_at) FROM card_refunds WHERE result IS NULL),
  (SELECT min(due_at) FROM card_disputes),
  (SELECT min(due_at) FROM deliveries WHERE sent_at IS NULL))`;

async function isDue(query: Query): Promise<boolean> {
  const [row] = await query<{ next: Date | null; now: Date | null }>(
    `SELECT ${NEXT_DUE} AS next, (SELECT at FROM clock) AS now`,
  );
  return row?.next != null && row.next <= (row.now ?? new Date());
}

/** Moves the stopped clock from one due time to the next, so that everything happens at its own time. */
async function moveClock(store: Store, target: Date): Promise<void> {
  for (;;) {
    await runDue(store);
    const [next] = await store.query<{ at: Date | null }>(`SELECT ${NEXT_DUE} AS at`);
    const isBefore = next?.at && next.at <= target;
    await setTime(store.query, isBefore ? next.at : target);
    if (!isBefore) return;
  }
}

/** Steering and inspection of the sandbox, which no provider has. */
export function sandboxRoutes(app: FastifyInstance, store: Store): void {
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
    else await moveClock(store, after(body.at ? new Date(body.at) : now, body.advanceSeconds ?? 0));
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
