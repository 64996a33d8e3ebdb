import { type RunningProduct, startProduct } from './start-product.ts';
import { announce, explainFailure } from './terminal.ts';

/** Also the code of a shutdown that timed out: unfinished work is taken up at the next start, as after a crash. */
const FAILED = 1;
const INTERRUPTED = 130;

let product: RunningProduct | undefined;
let stopping = false;

/** Finishes running work and stops all services, within the configured time. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // While still starting there is no work to finish; the embedded database stops with the process.
  if (product === undefined) process.exit(exitCode || INTERRUPTED);
  const { shutdownMs } = product.config;
  const limit = setTimeout(() => {
    process.stderr.write(`Passa did not stop within ${shutdownMs / 1_000} s and was ended.\n`);
    process.exit(FAILED);
  }, shutdownMs);
  limit.unref();
  try {
    await product.stop();
  } finally {
    process.exit(exitCode);
  }
}

// Ctrl-C, a supervisor, or a closed terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  product = await startProduct(() => void stop(FAILED));
  announce(product);
} catch (error) {
  process.stderr.write(`Passa could not start: ${explainFailure(error)}\n`);
  process.exit(FAILED);
}
