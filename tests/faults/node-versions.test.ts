import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { nodeWarning } from '../../server/start/start-product.ts';
import { Crowd } from '../support/crowd.ts';
import { freePort } from '../support/free-port.ts';
import { NODE_VERSIONS, nodeOf } from '../support/node-versions.mjs';
import { openSale } from '../support/open-sale.ts';
import { PATIENCE } from '../support/patience.ts';
import { until } from '../support/until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEST_MS = 600_000;

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), 'passa-node-data-'));
  folders.push(made);
  return made;
}

/** Starts the built product with its own database, ledger and demo, as `npm start` does. */
async function startWith(
  program: string,
): Promise<{ url: string; log: string[]; stop(): Promise<number | null> }> {
  const [port, ledgerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _unused, NODE_ENV: _also, NODE_OPTIONS: _nor, ...inherited } = process.env;
  const child = spawn(program, ['--max-old-space-size=2048', 'dist/programs/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      ...PATIENCE,
      ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, DATA_DIR: await folder() },
      ...{ LEDGER_PORT: String(ledgerPort), LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
      // How long a stop takes on a busy machine is not what is tested.
      SHUTDOWN_SECONDS: '240',
    },
  });
  const log: string[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => log.push(String(text)));
  const takeAlong = (): void => void child.kill('SIGTERM');
  process.once('exit', takeAlong);
  const ended = once(child, 'exit');
  await until(async () => {
    if (child.exitCode !== null) throw new Error(log.join(''));
    return (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok;
  });
  return {
    url,
    log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', takeAlong);
      return child.exitCode;
    },
  };
}

describe('Node.js', () => {
  it('20 is warned of at the start, because it gets no security fixes any more, and no newer one is', () => {
    expect(nodeWarning('v20.19.5')).toBe('Node.js 20.19.5 gets no security fixes any more: use Node.js 24.');
    for (const version of ['v22.20.0', 'v24.14.1', 'v26.0.0']) expect(nodeWarning(version)).toBeUndefined();
  });

  it.for(NODE_VERSIONS)(
    '%s starts the product, which hashes, signs, draws pictures and pages, sells a ticket and stops',
    { timeout: TEST_MS },
    async (version, { skip }) => {
      const program = await nodeOf(version);
      if (program === undefined) return skip(`the package of Node.js ${version} cannot be installed here`);
      const { url, log, stop } = await startWith(program);
      try {
        const seen = log.filter((line) => line.includes('gets no security fixes any more'));
        expect(seen).toHaveLength(version.startsWith('20.') ? 1 : 0);
        const { slug } = await openSale(url, 'versions', 10);
        const page = await fetch(`${url}/event-details?slug=${slug}`, { headers: { accept: 'text/html' } });
        expect([page.status, page.headers.get('content-type')]).toEqual([
          200,
          expect.stringContaining('text/html'),
        ]);
        const picture = /property="og:image" content="([^"]+)"/.exec(await page.text())?.[1];
        const drawn = await fetch((picture ?? '').replace(/^https?:\/\/[^/]+/, url));
        expect([drawn.status, drawn.headers.get('content-type')]).toEqual([
          200,
          expect.stringMatching(/^image\//),
        ]);
        const crowd = new Crowd(url, slug);
        const bought = await crowd.buy('regular', 0, 2);
        crowd.close();
        expect(bought.map(({ outcome }) => outcome)).toEqual(['sold', 'sold']);
      } finally {
        expect(await stop(), log.join('')).toBe(0);
      }
    },
  );
});
