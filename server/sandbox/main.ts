import { readEnvironment } from './env.ts';
import { explainFailure } from './explain-failure.ts';
import { ledgerSettingsOf } from './run/ledger-settings-of.ts';
import { type RunningSandbox, startSandbox } from './run/sandbox.ts';
import { readSettings } from './settings.ts';
import { verifyStored } from './store/verify.ts';

let sandbox: RunningSandbox | undefined;
let stopping = false;

/** Finishes a close under way; then closes the port and the store. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    await sandbox?.stop();
  } finally {
    process.exit(0);
  }
}

try {
  const settings = readSettings(readEnvironment());
  if (process.argv.includes('verify')) {
    const verdict = await verifyStored(settings.databaseUrl, ledgerSettingsOf(settings));
    process.stdout.write(`${verdict.message}\n`);
    process.exit(verdict.ok ? 0 : 1);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // Exits with the parent process, however that ends.
  process.on('disconnect', () => void stop());
  sandbox = await startSandbox(settings);
  process.stdout.write(`The sandbox ledger speaks Horizon at ${sandbox.url}\n`);
} catch (error) {
  process.stderr.write(`The sandbox ledger could not start: ${explainFailure(error)}\n`);
  process.exit(1);
}
