import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Lanes } from '../../platform/db/micro-batch.ts';
import { LOOKED_UP } from '../../platform/db/session-settings.ts';
import type { Log } from '../../platform/log.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Scope } from '../../platform/scope.ts';
import { AttemptBatcher } from './attempts/attempt-batcher.ts';
import { ObservationQueues } from './attempts/observation-queues.ts';
import { sweepStatements } from './attempts/sweep-statements.ts';
import { deleteOldCallbacks } from './callbacks/callback.writes.ts';
import { CallbackBatcher } from './callbacks/callback-batcher.ts';
import { merchantChanges } from './merchants/activate-merchant.ts';
import { MerchantResolver } from './merchants/merchant.resolver.ts';
import { PaymentProviders, type PaymentProvidersDependencies } from './merchants/payment-providers.ts';
import { PaymentHandlers } from './payment-handlers.ts';
import { PaymentWorker } from './payment-worker.ts';
import { deleteOldQuestions } from './questions/question.writes.ts';
import { registerProviders } from './register-providers.ts';

/** Connections for the single statements by which payments start and callbacks are stored. */
const LANES = 8;

/** Creates the services of payments by providers. */
export function createPayments({ log, ...dependencies }: PaymentProvidersDependencies & { log: Log }) {
  const { db } = dependencies;
  const lanes = Array.from({ length: LANES }, () => db.dedicated('passa-payments', LOOKED_UP));
  const paymentLanes = new Lanes(lanes);
  const paymentHandlers = new PaymentHandlers();
  return {
    paymentLanes,
    attemptBatcher: new AttemptBatcher(paymentLanes),
    callbackBatcher: new CallbackBatcher(paymentLanes),
    paymentProviders: new PaymentProviders(dependencies),
    paymentHandlers,
    observations: new ObservationQueues(),
    paymentWorker: new PaymentWorker(log, paymentHandlers),
  };
}

type PaymentsServices = ReturnType<typeof createPayments>;

declare module '../../platform/services.ts' {
  interface Services extends PaymentsServices {}
}

/** Days for which handled callbacks, which contain phone numbers, are kept to explain a payment. */
const CALLBACK_DAYS = 90;

async function purgeCallbacks(scope: Scope): Promise<void> {
  const before = scope.clock.ago(CALLBACK_DAYS * DAY_SECONDS);
  await inTransaction(
    scope,
    async (tx) => {
      await deleteOldCallbacks(tx, before);
      await deleteOldQuestions(tx, before);
    },
    SYSTEM_TENANCY,
  );
}

export const payments: Module = {
  resolvers: [MerchantResolver],
  connect: ({ accountChangeHandlers }) => accountChangeHandlers.handle('merchant', merchantChanges),
  jobs: (scope) => [
    { name: 'payments.process', ...EVERY_MINUTE, run: () => scope().services.paymentWorker.run() },
    { name: 'payments.sweep', cron: '*/15 * * * *', run: () => sweepStatements(scope()) },
    { name: 'payments.purge-callbacks', cron: '23 4 * * *', run: () => purgeCallbacks(scope()) },
  ],
  cleanups: [purgeCallbacks],
  async start({ services: { paymentWorker, observations }, scope, isScheduled }) {
    await registerProviders(scope());
    observations.start(scope);
    paymentWorker.start(scope, isScheduled);
    paymentWorker.wake();
  },
  async stop({ services: { paymentWorker, paymentProviders } }) {
    await paymentWorker.stop();
    paymentProviders.close();
  },
};
