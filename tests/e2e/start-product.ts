import { startBuiltProduct } from '../support/built-product.ts';

/** The journeys share one product; each brings its own people. */
export default function startProduct(): Promise<() => Promise<void>> {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('The configuration names no address.');
  return startBuiltProduct(url);
}
