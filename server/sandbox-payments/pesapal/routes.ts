import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CardMerchant } from '../card/merchants.ts';
import { cut, delay, foreignPage } from '../run/broken-answers.ts';
import type { Deliveries } from '../run/deliveries.ts';
import { type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query, Store } from '../store/store.ts';
import {
  type Body,
  listNotifications,
  merchantOfToken,
  newToken,
  registerNotification,
} from './merchants.ts';
import { readOrder, submitOrder } from './orders.ts';
import { ofScenario, PesapalError } from './pesapal-error.ts';
import { requestRefund } from './refunds.ts';

/** An answer, and how its scenario sends it; a refusal; or undefined for a request that is lost. */
type Handled = { answer: object; scenario: Scenario | null } | PesapalError | undefined;

const bodyOf = ({ body }: FastifyRequest): Body => (body ?? {}) as Body;
const merchantOf = (query: Query, { headers }: FastifyRequest): Promise<CardMerchant> =>
  merchantOfToken(query, headers.authorization);

/** The paths of Pesapal 3. */
export function pesapalRoutes(app: FastifyInstance, store: Store, deliveries: Deliveries): void {
  const context = { store, deliveries };
  app.post('/api/Auth/RequestToken', (request, reply) =>
    respond(context, reply, async (query) => {
      const scenario = await scenarioOf(query, { kind: 'token' });
      if (scenario.answer === 'drop_before') return undefined;
      if (typeof scenario.answer === 'object') return ofScenario(scenario.answer);
      return { answer: await newToken(query, bodyOf(request)), scenario };
    }),
  );
  app.post('/api/URLSetup/RegisterIPN', (request) =>
    store.transaction(async (query) =>
      registerNotification(query, await merchantOf(query, request), bodyOf(request)),
    ),
  );
  app.get('/api/URLSetup/GetIpnList', async (request) =>
    listNotifications(store.query, await merchantOf(store.query, request)),
  );
  app.post('/api/Transactions/SubmitOrderRequest', (request, reply) =>
    respond(context, reply, async (query) => {
      const made = await submitOrder(query, await merchantOf(query, request), bodyOf(request));
      if (!made || made instanceof PesapalError) return made;
      const { id, charge, reference } = made.payment;
      const answer = {
        order_tracking_id: charge,
        merchant_reference: reference,
        redirect_url: `${request.protocol}://${request.host}/card/${id}?OrderTrackingId=${charge}`,
        error: null,
        status: '200',
      };
      return { answer, scenario: made.scenario };
    }),
  );
  app.get<{ Querystring: { orderTrackingId?: string } }>(
    '/api/Transactions/GetTransactionStatus',
    async (request, reply) => {
      const found = await store.transaction(async (query) => {
        const merchant = await merchantOf(query, request);
        // A refusal still counts the question.
        return readOrder(query, merchant, request.query.orderTrackingId ?? '').catch((error: unknown) => {
          if (error instanceof PesapalError) return error;
          throw error;
        });
      });
      if (found === 'foreign_page') return foreignPage(reply);
      if (found instanceof PesapalError) return reply.code(found.status).send(found.body);
      await delay(reply, found.delay);
      return found.answer;
    },
  );
  app.post('/api/Transactions/RefundRequest', (request, reply) =>
    respond(context, reply, async (query) =>
      requestRefund(query, await merchantOf(query, request), bodyOf(request)),
    ),
  );
}

async function respond(
  { store, deliveries }: { store: Store; deliveries: Deliveries },
  reply: FastifyReply,
  handle: (query: Query) => Promise<Handled>,
): Promise<unknown> {
  const handled = await store.transaction(handle);
  if (!handled) return cut(reply);
  if (handled instanceof PesapalError) return reply.code(handled.status).send(handled.body);
  const { answer, scenario } = handled;
  if (scenario?.callbacks.some(({ after }) => after < 0)) await deliveries.send();
  await delay(reply, scenario?.answerAfter ?? 0);
  if (scenario?.answer === 'drop_after') return cut(reply);
  if (scenario?.answer === 'html') return foreignPage(reply);
  return answer;
}
