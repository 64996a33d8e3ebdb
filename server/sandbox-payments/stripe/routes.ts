import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CardMerchant, cardMerchantOfKey } from '../card/merchants.ts';
import { cut, delay, foreignPage } from '../run/broken-answers.ts';
import type { Deliveries } from '../run/deliveries.ts';
import { type Form, readForm } from '../run/form.ts';
import { balancesOf } from '../run/money.ts';
import type { Match, Scenario } from '../run/scenario.ts';
import type { Query, Store } from '../store/store.ts';
import { type Claim, claimKey, freeKey, isCut, type Keyed, lockKey, storeAnswer } from './idempotency.ts';
import { balanceObject, sessionObject } from './objects.ts';
import { createRefund, listRefunds, matchOfRefund, readRefund } from './refunds.ts';
import { createSession, expireSession, matchOfSession, querySession } from './sessions.ts';
import { ofScenario, StripeError } from './stripe-error.ts';

interface Posted {
  form: Form;
  scenario: Scenario;
  /** Address of the sandbox, as the client knows it. */
  base: string;
}

interface Handler {
  match(form: Form): Match;
  run(query: Query, merchant: CardMerchant, posted: Posted): Promise<object>;
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  '/v1/checkout/sessions': {
    match: matchOfSession,
    run: async (query, merchant, posted) =>
      sessionObject(await createSession(query, merchant, posted), { base: posted.base, result: null }),
  },
  '/v1/refunds': { match: matchOfRefund, run: createRefund },
};

const baseOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** The paths of Stripe. */
export function stripeRoutes(app: FastifyInstance, store: Store, deliveries: Deliveries): void {
  for (const [path, handler] of Object.entries(HANDLERS)) {
    app.post(path, (request, reply) => respond({ store, deliveries }, { request, reply, handler, path }));
  }
  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async (request, reply) => {
    const merchant = await merchantOf(store.query, request);
    const found = await querySession(store.query, merchant, request.params.id);
    if (found === 'foreign_page') return foreignPage(reply);
    if (found instanceof StripeError) return reply.code(found.status).send(found.body);
    const { payment, result } = found;
    await delay(reply, payment.scenario.queriesAfter);
    const expanded = expansionOf(queryOf(request));
    if (expanded === 'charge' && payment.scenario.queries[payment.queries - 1] === '403')
      throw new StripeError(403, 'The provided key does not have the required permissions');
    return sessionObject(payment, { result, base: baseOf(request), expanded });
  });
  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async (request) => {
    const merchant = await merchantOf(store.query, request);
    const payment = await store.transaction((query) => expireSession(query, merchant, request.params.id));
    return sessionObject(payment, { base: baseOf(request) });
  });
  app.get<{ Params: { id: string } }>('/v1/refunds/:id', async (request) =>
    readRefund(store.query, await merchantOf(store.query, request), request.params.id),
  );
  app.get('/v1/balance', async (request) => {
    const merchant = await merchantOf(store.query, request);
    return balanceObject(await balancesOf(store.query, merchant.id));
  });
  app.get('/v1/refunds', async (request) => {
    const { payment_intent: charge } = queryOf(request);
    return listRefunds(store.query, await merchantOf(store.query, request), String(charge));
  });
}

/** An inner object includes those that it is in. */
function expansionOf(query: Form): 'payment' | 'charge' | null {
  const fields: unknown[] = Object.values(query.expand ?? {});
  if (fields.includes('payment_intent.latest_charge')) return 'charge';
  return fields.includes('payment_intent') ? 'payment' : null;
}

const queryOf = ({ url }: FastifyRequest): Form => readForm(url.split('?')[1] ?? '');

/** @throws StripeError for a key that no merchant has */
async function merchantOf(query: Query, { headers }: FastifyRequest): Promise<CardMerchant> {
  const merchant = await cardMerchantOfKey(query, 'stripe', headers.authorization);
  if (!merchant) throw new StripeError(401, 'Invalid API Key provided');
  return merchant;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  handler: Handler;
  path: string;
}

/** Does a request once for each key, and answers repeats as the first. */
async function respond(
  { store, deliveries }: { store: Store; deliveries: Deliveries },
  exchange: Exchange,
): Promise<unknown> {
  const { request, reply, handler, path } = exchange;
  const merchant = await merchantOf(store.query, request);
  const body = String(request.body ?? '');
  const key = String(request.headers['idempotency-key'] ?? randomUUID());
  const keyed = { merchant: merchant.id, key, path, body };
  const form = readForm(body);
  const claim = await store.transaction((query) => claimKey(query, keyed, handler.match(form)));
  if (isCut(claim, 'drop_before')) return cut(reply);
  const { answer, callbacks } = claim.scenario;
  if (typeof answer === 'object') return refuse(store, { reply, keyed, answer });
  const stored = claim.stored ?? (await runOnce(store, { ...exchange, keyed, claim, merchant, form }));
  if (callbacks.some(({ after }) => after < 0)) await deliveries.send();
  await delay(reply, claim.scenario.answerAfter);
  if (isCut(claim, 'drop_after')) return cut(reply);
  if (answer === 'html' && claim.attempts === 1) return foreignPage(reply);
  if (claim.stored) reply.header('idempotent-replayed', 'true');
  return reply.code(stored.status).type('application/json').send(stored.body);
}

async function refuse(
  store: Store,
  refusal: { reply: FastifyReply; keyed: Keyed; answer: { error: string; status: number } },
): Promise<FastifyReply> {
  const { reply, keyed, answer } = refusal;
  await freeKey(store.query, keyed);
  const error = ofScenario(answer);
  return reply.code(error.status).send(error.body);
}

/** Does the request and stores its answer in the same transaction. A refused one frees its key. */
async function runOnce(
  store: Store,
  given: Exchange & { keyed: Keyed; claim: Claim; merchant: CardMerchant; form: Form },
): Promise<{ status: number; body: string }> {
  const { request, handler, keyed, claim, merchant, form } = given;
  try {
    return await store.transaction(async (query) => {
      const before = await lockKey(query, keyed);
      if (before) return before;
      const posted = { form, scenario: claim.scenario, base: baseOf(request) };
      const done = { status: 200, body: JSON.stringify(await handler.run(query, merchant, posted)) };
      await storeAnswer(query, keyed, done);
      return done;
    });
  } catch (error) {
    await freeKey(store.query, keyed);
    throw error;
  }
}
