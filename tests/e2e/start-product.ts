import { startBuiltProduct } from '../support/built-product.ts';

/** The journeys share one product; each creates its own people. */
export default function startProduct(): Promise<() => Promise<void>> {
  const { E2E_URL: url, LEDGER_PORT } = process.env;
  if (!url || !LEDGER_PORT) throw new Error('The configuration names no address.');
  // A journey waits until the ledger proves a ticket, which needs an anchor.
  return startBuiltProduct(url, { LEDGER_PORT, LEDGER_CLOSE_SECONDS: '0.25', ANCHOR_SECONDS: '10' });
}
