import { announce } from './start/announce.ts';
import { explainFailure } from './start/explain-failure.ts';
import { startProduct } from './start/start-product.ts';

/** Starts the product and stops it cleanly on Ctrl-C or SIGTERM. What prevents a start is said in one sentence. */
async function main(): Promise<void> {
  const product = await startProduct();
  announce(product);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await product.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  process.on('SIGHUP', () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`Passa could not start: ${explainFailure(error)}\n`);
  process.exit(1);
});
