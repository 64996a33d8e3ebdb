import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs the payment sandbox as it is shipped, at that address, with its database in a folder that the returned function
 * removes. Its clock is that of the machine.
 */
export async function startBuiltPaymentSandbox(url: string): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-payments-'));
  const child = spawn(process.execPath, ['dist/programs/payments.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PAYMENTS_SANDBOX_PORT: new URL(url).port },
  });
  const takeAlong = (): void => void child.kill('SIGTERM');
  process.once('exit', takeAlong);
  const stop = async (): Promise<void> => {
    process.off('exit', takeAlong);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const { isReady } = await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return { isReady: false };
    const answer = await fetch(`${url}/sandbox/certificate`).catch(() => undefined);
    return answer?.ok && { isReady: true };
  });
  if (isReady) return stop;
  await stop();
  throw new Error('The payment sandbox did not get ready.');
}
