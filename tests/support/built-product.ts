import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 60_000;

/**
 * Runs the product as it is shipped: built, in a process of its own, with its own database in a folder of its own.
 * Resolves when it is ready; the function stops it and removes the folder.
 */
export async function startBuiltProduct(url: string): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-e2e-'));
  const { DATABASE_URL: _unused, NODE_ENV: _also, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // One address makes all the journeys, and hundreds of passwords are hashed for nobody.
      RATE_LIMITS: 'off',
      ARGON2_MEMORY_KIB: '1024',
      ARGON2_TIME: '1',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const takeAlong = () => child.kill('SIGTERM');
  process.once('exit', takeAlong);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', takeAlong);
    await rm(dataDir, { recursive: true, force: true });
  };
  for (const end = performance.now() + START_MS; performance.now() < end; await pause(100)) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (ready?.ok) return stop;
  }
  await stop();
  throw new Error('The product did not get ready.');
}
