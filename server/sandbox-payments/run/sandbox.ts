import { setMaxListeners } from 'node:events';
import fastify from 'fastify';
import { prepareCardMerchants } from '../card/merchants.ts';
import { cardRoutes } from '../card/routes.ts';
import { invalid } from '../daraja/daraja-error.ts';
import { addMerchant, prepareKeys } from '../daraja/merchants.ts';
import { darajaRoutes } from '../daraja/routes.ts';
import { paystackRoutes } from '../paystack/routes.ts';
import { pesapalRoutes } from '../pesapal/routes.ts';
import { phoneRoutes } from '../phone/routes.ts';
import type { PaymentSandboxSettings } from '../settings.ts';
import { Store } from '../store/store.ts';
import { freeInterruptedKeys } from '../stripe/idempotency.ts';
import { stripeRoutes } from '../stripe/routes.ts';
import { setTime, timeOf } from './clock.ts';
import { Deliveries, repeatInterrupted } from './deliveries.ts';
import { RefusedRequest } from './refused-request.ts';
import { runDue, sandboxRoutes } from './sandbox-routes.ts';

const TICK_MS = 100;

export interface RunningPaymentSandbox {
  url: string;
  stop(): Promise<void>;
}

/** Starts the payment sandbox on its stored state, and continues every payment that was under way. */
export async function startPaymentSandbox(settings: PaymentSandboxSettings): Promise<RunningPaymentSandbox> {
  const store = await Store.open(settings.databaseUrl);
  await store.transaction(async (query) => {
    if (settings.manualClock) await setTime(query, await timeOf(query));
    await prepareKeys(query);
    await addMerchant(query, {});
    await prepareCardMerchants(query);
    await freeInterruptedKeys(query);
    await repeatInterrupted(query);
  });
  const deliveries = new Deliveries(store);
  const ending = new AbortController();
  // Each slow answer listens to it.
  setMaxListeners(0, ending.signal);
  const app = fastify({ bodyLimit: 100_000 });
  app.decorate('ending', ending.signal);
  app.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof RefusedRequest ? error : undefined;
    const isBody = (error as { statusCode?: number }).statusCode === 400;
    const answer = refusal ?? (isBody ? invalid('Request Body') : undefined);
    if (answer) return reply.code(answer.status).send(answer.body);
    return reply.code(500).type('text/html').send('<html><body>Internal Server Error</body></html>');
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  darajaRoutes(app, store, deliveries);
  stripeRoutes(app, store, deliveries);
  paystackRoutes(app, store, deliveries);
  pesapalRoutes(app, store, deliveries);
  cardRoutes(app, store);
  sandboxRoutes(app, store, deliveries);
  phoneRoutes(app, store);
  const url = await app.listen({ host: settings.host, port: settings.port });
  const ticking = settings.manualClock ? undefined : startTicking(store, deliveries);
  return {
    url,
    stop: async () => {
      ending.abort();
      await ticking?.();
      await app.close();
      await deliveries.close();
      await store.close();
    },
  };
}

/** Does what is due, every tenth of a second. @returns ends it after the run under way */
function startTicking(store: Store, deliveries: Deliveries): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const tick = (): void => {
    // The database may be away for a moment: the next tick tries again.
    running = runDue(store, () => deliveries.start())
      .then(() => deliveries.storeAnswers())
      .catch(() => undefined);
    void running.then(() => {
      if (!isStopped) timer = setTimeout(tick, TICK_MS);
    });
  };
  tick();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
