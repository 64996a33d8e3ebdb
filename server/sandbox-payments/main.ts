import { readEnvironment } from './env.ts';
import { type RunningPaymentSandbox, startPaymentSandbox } from './run/sandbox.ts';
import { readSettings } from './settings.ts';

let sandbox: RunningPaymentSandbox | undefined;

async function stop(): Promise<void> {
  try {
    await sandbox?.stop();
  } finally {
    process.exit(0);
  }
}

try {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  // Exits with the parent process, however that ends.
  process.once('disconnect', () => void stop());
  sandbox = await startPaymentSandbox(readSettings(readEnvironment()));
  process.stdout.write(`The payment sandbox is at ${sandbox.url}, and its phones at ${sandbox.url}/phone\n`);
} catch (error) {
  process.stderr.write(`The payment sandbox could not start: ${(error as Error).message}\n`);
  process.exit(1);
}
