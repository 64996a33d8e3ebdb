import { runSandbox } from './run-sandbox.ts';

/**
 * `npm run ledger`: the sandbox ledger alone, on a database server of its own below DATA_DIR/ledger unless
 * SANDBOX_DATABASE_URL names another.
 */
runSandbox({
  name: 'sandbox ledger',
  program: 'sandbox',
  databaseVariable: 'SANDBOX_DATABASE_URL',
  folder: 'ledger',
});
