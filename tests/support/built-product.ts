import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { freePort } from './free-port.ts';
import { PATIENCE } from './patience.ts';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface LaunchedProduct {
  pid: number;
  /** Horizon URL of its sandbox ledger. */
  ledgerUrl: string;
  /** Resolves when it has ended, with the signal that ended it or null. */
  ended: Promise<NodeJS.Signals | null>;
  /** null while it runs, and when a signal ended it. */
  exitCode(): number | null;
  /** Sets the failpoint at which it kills itself, or none; only when started with FAILPOINT=by-message. */
  arm(failpoint: string | undefined): Promise<void>;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends it as a power cut does: at once, whatever it is doing. */
  kill(): Promise<void>;
}

/**
 * Runs the product as it is shipped: built, in its own process, with its database in the given folder. Resolves when it
 * is ready.
 */
export async function launchProduct(
  url: string,
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<LaunchedProduct> {
  const { DATABASE_URL: _unused, NODE_ENV: _also, ...inherited } = process.env;
  const ledgerPort = environment.LEDGER_PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['dist/programs/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // One address makes all the calls, and hundreds of passwords would be hashed in vain.
      RATE_LIMITS: 'off',
      ARGON2_MEMORY_KIB: '1024',
      ARGON2_TIME: '1',
      ...PATIENCE,
      LEDGER_PORT: ledgerPort,
      ...environment,
    },
  });
  // Only the log matters; its terminal output is not needed here.
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => void (line.startsWith('{') && console.info(line)));
  }
  const { ended, end } = ender(child);
  if (await becomesReady(child, url)) {
    return {
      pid: child.pid ?? 0,
      ledgerUrl: `http://127.0.0.1:${ledgerPort}`,
      ended,
      exitCode: () => child.exitCode,
      arm: (failpoint) => armed(child, failpoint),
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  }
  await end('SIGTERM');
  throw new Error('The product did not get ready.');
}

/** Like `launchProduct`, with a separate folder that the returned function removes. */
export async function startBuiltProduct(
  url: string,
  environment: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-e2e-'));
  const remove = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  try {
    const product = await launchProduct(url, dataDir, environment);
    return async () => {
      await product.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function armed(child: ChildProcess, failpoint: string | undefined): Promise<void> {
  const reported = new AbortController();
  const died = once(child, 'exit', { signal: reported.signal }).then(() => {
    throw new Error('the product died before it got its address');
  });
  const heard = once(child, 'message', { signal: reported.signal });
  try {
    child.send({ failpoint });
    await Promise.race([heard, died]);
  } finally {
    reported.abort();
    await Promise.allSettled([heard, died]);
  }
}

/** Ends the product together with an interrupted run. */
function ender(child: ChildProcess): {
  ended: LaunchedProduct['ended'];
  end(signal: NodeJS.Signals): Promise<void>;
} {
  const takeAlong = (): void => void child.kill('SIGTERM');
  process.once('exit', takeAlong);
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => {
      process.off('exit', takeAlong);
      resolve(signal);
    }),
  );
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { ended, end };
}

async function becomesReady(child: ChildProcess, url: string): Promise<boolean> {
  return until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return { ready: false };
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    return answer?.ok && { ready: true };
  }).then(({ ready }) => ready);
}
