import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A payment sandbox in a process of its own, which a test can kill. */
export interface LaunchedPaymentSandbox {
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
}

/** Runs the payment sandbox at that address on a database. Its clock is that of the machine. */
export const launchPaymentSandbox = (url: string, databaseUrl: string): Promise<LaunchedPaymentSandbox> =>
  launch('payment-sandbox', url, { PAYMENTS_SANDBOX_DATABASE_URL: databaseUrl });

/** Resolves when it is ready. */
async function launch(
  program: 'payment-sandbox' | 'payments',
  url: string,
  environment: Record<string, string>,
): Promise<LaunchedPaymentSandbox> {
  const child = spawn(process.execPath, [`dist/programs/${program}.js`], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PAYMENTS_SANDBOX_PORT: new URL(url).port, ...environment },
  });
  const takeAlong = (): void => void child.kill('SIGTERM');
  process.once('exit', takeAlong);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off('exit', takeAlong);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const { isReady } = await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return { isReady: false };
    const answer = await fetch(`${url}/sandbox/certificate`).catch(() => undefined);
    return answer?.ok && { isReady: true };
  });
  if (isReady) return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
  await end('SIGTERM');
  throw new Error('The payment sandbox did not get ready.');
}

/**
 * Runs the payment sandbox as it is shipped, at that address, with its database in a folder that the returned function
 * removes. Its clock is that of the machine.
 */
export async function startBuiltPaymentSandbox(url: string): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-payments-'));
  try {
    const { stop } = await launch('payments', url, { DATA_DIR: dataDir });
    return async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}
