import { runSandbox } from './run-sandbox.ts';

/**
 * `npm run payments`: the payment sandbox alone, on a database server of its own below DATA_DIR/payments unless
 * PAYMENTS_SANDBOX_DATABASE_URL names another.
 */
runSandbox({
  name: 'payment sandbox',
  program: 'payment-sandbox',
  databaseVariable: 'PAYMENTS_SANDBOX_DATABASE_URL',
  folder: 'payments',
});
