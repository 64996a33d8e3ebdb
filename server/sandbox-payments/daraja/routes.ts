import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cut, delay, foreignPage } from '../run/broken-answers.ts';
import type { Deliveries } from '../run/deliveries.ts';
import type { Scenario } from '../run/scenario.ts';
import type { Query, Store } from '../store/store.ts';
import { acceptRequest, PAYOUT, REVERSAL, STATUS } from './async-requests.ts';
import { DarajaError, invalid } from './daraja-error.ts';
import { type Caller, callerOf, type Merchant, newToken, registerUrls } from './merchants.ts';
import { queryPush, startPush } from './pushes.ts';
import { payByHand, pullStatement } from './statement.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The answer to a request; a refusal whose effects are kept; or undefined for a request that is lost. The scenario says
 * how it is answered.
 */
type Handled =
  | { answer: object; scenario?: Scenario /** In seconds. */; delay?: number }
  | DarajaError
  | 'foreign_page'
  | undefined;
type Handler = (store: Store, caller: Caller, body: Body) => Promise<Handled>;

/** Does everything in one transaction. */
const plain =
  (handle: (query: Query, merchant: Merchant, body: Body) => Promise<object>): Handler =>
  (store, { merchant }, body) =>
    store.transaction(async (query) => ({ answer: await handle(query, merchant, body) }));

const accepted =
  (kind: Parameters<typeof acceptRequest>[1]): Handler =>
  (store, { merchant }, body) =>
    store.transaction((query) => acceptRequest(query, kind, { merchant, body }));

const HANDLERS: Readonly<Record<string, Handler>> = {
  '/mpesa/stkpush/v1/processrequest': async (store, caller, body) => {
    const push = await startPush(store, caller, body);
    if (!push || push instanceof DarajaError) return push;
    const answer = {
      MerchantRequestID: push.merchant_request_id,
      CheckoutRequestID: push.checkout_id,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    };
    return { answer, scenario: push.scenario };
  },
  '/mpesa/stkpushquery/v1/query': queryPush,
  '/mpesa/b2c/v3/paymentrequest': accepted(PAYOUT),
  '/mpesa/reversal/v1/request': accepted(REVERSAL),
  '/mpesa/transactionstatus/v1/query': accepted(STATUS),
  '/mpesa/c2b/v2/registerurl': plain(registerUrls),
  '/mpesa/c2b/v2/simulate': plain(async (query, merchant, body) => {
    const [msisdn, reference] = [String(body.Msisdn), String(body.BillRefNumber ?? '')];
    await payByHand(query, { merchant, msisdn, shillings: Number(body.Amount), reference });
    return { ResponseCode: '0', ResponseDescription: 'Accept the service request successfully.' };
  }),
  '/pulltransactions/v1/query': plain(pullStatement),
};

/** The paths of Daraja. */
export function darajaRoutes(app: FastifyInstance, store: Store, deliveries: Deliveries): void {
  app.get('/oauth/v1/generate', (request) =>
    store.transaction((query) => newToken(query, request.headers.authorization)),
  );
  for (const [path, handle] of Object.entries(HANDLERS)) {
    app.post(path, (request, reply) => respond({ store, deliveries, handle }, request, reply));
  }
}

async function respond(
  { store, deliveries, handle }: { store: Store; deliveries: Deliveries; handle: Handler },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const caller = await callerOf(store.prepared, request.headers.authorization);
  const body = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('Request Body');
  const handled = await handle(store, caller, body as Body);
  if (!handled) return cut(reply);
  if (handled === 'foreign_page') return foreignPage(reply);
  if (handled instanceof DarajaError) return reply.code(handled.status).send(handled.body);
  const { scenario, answer } = handled;
  if (scenario?.callbacks.some(({ after }) => after < 0)) await deliveries.send();
  await delay(reply, handled.delay ?? scenario?.answerAfter ?? 0);
  if (scenario?.answer === 'drop_after') return cut(reply);
  if (scenario?.answer === 'html') return foreignPage(reply);
  return answer;
}
