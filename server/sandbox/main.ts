import { readEnvironment } from './env.ts';
import { type RunningSandbox, startSandbox } from './run/sandbox.ts';
import { ledgerSettingsOf, readSettings } from './settings.ts';
import { isConnectionLoss } from './store/open-store.ts';
import { verifyStored } from './store/verify.ts';

/** Returns one clear sentence for the operator. */
export function explainFailure(error: unknown): string {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken by another program; choose another with SANDBOX_PORT.`;
  if (code === '28P01' || code === '28000')
    return 'the database refused the user or password of SANDBOX_DATABASE_URL.';
  if (isConnectionLoss(error)) return 'the database of SANDBOX_DATABASE_URL is out of reach.';
  return (message ?? String(error)).split('\n')[0] ?? 'for an unknown reason.';
}

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
