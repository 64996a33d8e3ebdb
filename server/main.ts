import { announce } from './start/announce.ts';
import { explainFailure } from './start/explain-failure.ts';
import { type RunningProduct, startProduct } from './start/start-product.ts';

const INTERRUPTED = 130;
/** What is unfinished is taken up at the next start, as after a crash. */
const TIMED_OUT = 1;

let product: RunningProduct | undefined;
let stopping = false;

/** Ctrl-C, SIGTERM or a closed terminal: what runs is let end, what was started is stopped. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // While still starting there is nothing to let end; the embedded database stops with the process.
  if (product === undefined) process.exit(INTERRUPTED);
  const { shutdownMs } = product.config;
  const limit = setTimeout(() => {
    process.stderr.write(`Passa did not stop within ${shutdownMs / 1_000} s and was ended.\n`);
    process.exit(TIMED_OUT);
  }, shutdownMs);
  limit.unref();
  try {
    await product.stop();
  } finally {
    process.exit(0);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

try {
  product = await startProduct();
  announce(product);
} catch (error) {
  process.stderr.write(`Passa could not start: ${explainFailure(error)}\n`);
  process.exit(1);
}
