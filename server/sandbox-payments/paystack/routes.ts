import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CardMerchant, cardMerchantOfKey } from '../card/merchants.ts';
import { cut, delay, foreignPage } from '../run/broken-answers.ts';
import type { Deliveries } from '../run/deliveries.ts';
import { balancesOf } from '../run/money.ts';
import type { Scenario } from '../run/scenario.ts';
import type { Query, Store } from '../store/store.ts';
import { PaystackError } from './paystack-error.ts';
import { createRefund, listRefunds, readRefund } from './refunds.ts';
import { type Body, initialize, listTransactions, verify } from './transactions.ts';

/** An answer, and how its scenario sends it; a refusal; or undefined for a request that is lost. */
type Handled = { answer: object; scenario: Scenario } | PaystackError | undefined;

/** @throws PaystackError for a key that no merchant has */
async function merchantOf(query: Query, { headers }: FastifyRequest): Promise<CardMerchant> {
  const merchant = await cardMerchantOfKey(query, 'paystack', headers.authorization);
  if (!merchant) throw new PaystackError(401, 'invalid_Key', 'Invalid key');
  return merchant;
}

const answered = (message: string, data: object): object => ({ status: true, message, data });

/** The paths of Paystack. */
export function paystackRoutes(app: FastifyInstance, store: Store, deliveries: Deliveries): void {
  const context = { store, deliveries };
  app.post('/transaction/initialize', (request, reply) =>
    respond(
      context,
      { request, reply, message: 'Authorization URL created' },
      async (query, merchant, body) => {
        const made = await initialize(query, merchant, body);
        if (!made || made instanceof PaystackError) return made;
        const { id, reference } = made.payment;
        const url = `${request.protocol}://${request.host}/card/${id}`;
        const answer = { authorization_url: url, access_code: id, reference };
        return { answer, scenario: made.scenario };
      },
    ),
  );
  app.post('/refund', (request, reply) =>
    respond(context, { request, reply, message: 'Refund has been queued for processing' }, createRefund),
  );
  app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request, reply) => {
    const found = await store.transaction(async (query) =>
      verify(query, await merchantOf(query, request), request.params.reference),
    );
    if (found === 'foreign_page') return foreignPage(reply);
    if (found instanceof PaystackError) return reply.code(found.status).send(found.body);
    await delay(reply, found.delay);
    return answered('Verification successful', found.answer);
  });
  app.get('/transaction', async (request) => {
    const merchant = await merchantOf(store.query, request);
    const list = await listTransactions(store.query, merchant, request.query as Body);
    return answered('Transactions retrieved', list);
  });
  app.get('/balance', async (request) => {
    const { id } = await merchantOf(store.query, request);
    const balances = await balancesOf(store.query, id);
    return answered(
      'Balances retrieved',
      balances.map(({ currency, balance }) => ({ currency, balance: Number(balance) })),
    );
  });
  app.get('/refund', async (request) => {
    const merchant = await merchantOf(store.query, request);
    return answered('Refunds retrieved', await listRefunds(store.query, merchant, request.query as Body));
  });
  app.get<{ Params: { id: string } }>('/refund/:id', async (request) => {
    const merchant = await merchantOf(store.query, request);
    return answered('Refund retrieved', await readRefund(store.query, merchant, request.params.id));
  });
}

async function respond(
  { store, deliveries }: { store: Store; deliveries: Deliveries },
  { request, reply, message }: { request: FastifyRequest; reply: FastifyReply; message: string },
  handle: (query: Query, merchant: CardMerchant, body: Body) => Promise<Handled>,
): Promise<unknown> {
  const handled = await store.transaction(async (query) =>
    handle(query, await merchantOf(query, request), (request.body ?? {}) as Body),
  );
  if (!handled) return cut(reply);
  if (handled instanceof PaystackError) return reply.code(handled.status).send(handled.body);
  const { answer, scenario } = handled;
  if (scenario.callbacks.some(({ after }) => after < 0)) await deliveries.send();
  await delay(reply, scenario.answerAfter);
  if (scenario.answer === 'drop_after') return cut(reply);
  if (scenario.answer === 'html') return foreignPage(reply);
  return answered(message, answer);
}
