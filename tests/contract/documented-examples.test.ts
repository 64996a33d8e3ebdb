import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltProduct } from '../support/built-product.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PASSWORD = 'passa-demo-2026';
const ORGANISER = 'issuer_admin@demo.passa.test';
const LONG_MS = 180_000;
/** A script of the guide; the comment above it is its name. */
const SCRIPT = /(?:<!-- example: (\S+) -->\n)?```(?:sh|js)\n([\s\S]*?)```/g;
const hasCurl = spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;

/** The examples run unchanged and in order, on what `npm start` sets up: demo data and limits included. */
describe('documented examples, on a started product with its demo data', () => {
  let url: string;
  let sandbox: string;
  let stop: (() => Promise<void>) | undefined;
  let folder: string;
  const started = new Set<string>();

  beforeAll(async () => {
    url = `http://127.0.0.1:${await freePort()}`;
    folder = await mkdtemp(path.join(os.tmpdir(), 'passa-examples-'));
    const paymentsPort = String(await freePort());
    sandbox = `http://localhost:${paymentsPort}`;
    stop = await startBuiltProduct(url, {
      DEMO_PASSWORD: PASSWORD,
      RATE_LIMITS: 'on',
      PAYMENTS: 'sandbox',
      PAYMENTS_SANDBOX_PORT: paymentsPort,
    });
    await until(ledgerIsUp, LONG_MS);
    // The examples with money run beside the compiled client, as the guide says.
    await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'docs/typed-client'], ROOT);
  }, LONG_MS);
  afterAll(async () => {
    await stop?.();
    await rm(folder, { recursive: true, force: true });
  });

  it.skipIf(!hasCurl)('guide: an API key puts an event on sale (needs curl)', async () => {
    const scripts = [await example('api-key'), await example('publish')];
    expect(await bash(scripts.join('\n'))).toContain('"name":"Harbour Nights"');
  });

  it.skipIf(!hasCurl)('guide, REST: an event is sold and its ticket admitted (needs curl)', async () => {
    const output = await bash(await example('rest'));
    expect(output).toContain('"outcome":"admitted"');
    expect(output).toContain('"total_sold":1');
  });

  it.skipIf(!hasCurl)(
    'guide, REST: a ticket is paid from the wallet of its buyer (needs curl)',
    { timeout: LONG_MS },
    async () => {
      const output = await bash(await example('wallet'));
      expect(output).toContain('"order_status":"paid"');
      expect(output).toContain('"charged":{"amount":680,"currency":"XLM"}');
    },
  );

  it.skipIf(!hasCurl)(
    'guide, REST: two partners share the revenue of an event (needs curl)',
    { timeout: LONG_MS },
    async () => {
      const output = await bash(await example('contract'));
      expect(output).toContain('"message":"Contract can now be finalized!"');
      expect(output).toContain('"available_for_distribution":6460000000');
      expect(output).toContain('"status":"authorized"');
    },
  );

  it.skipIf(!hasCurl)('guide, GraphQL: the script buys two tickets (needs curl)', async () => {
    const file = path.join(folder, 'example.mjs');
    await writeFile(file, await example('graphql'));
    expect(await run(process.execPath, [file])).toContain('2 tickets, DUE');
  });

  it('guide: a founder confirms, claims the organisation and invites a colleague', async () => {
    expect(await besideClient('join')).toEqual(['ISSUER_OWNER', 'Lamu Beats']);
  });

  it('guide: tickets are sold by M-Pesa, followed and refunded', { timeout: LONG_MS }, async () => {
    expect(await besideClient('mpesa')).toEqual([
      'M-Pesa ACTIVE',
      'to pay: KES 3000',
      'PAID 2 tickets',
      'refund PAID 1500',
      'MPESA kept KES 1500',
    ]);
  });

  it('guide: a ticket is sold by card, and a part of it refunded', { timeout: LONG_MS }, async () => {
    expect(await besideClient('cards')).toEqual([
      'card PAID',
      'CARD taken KES 1500',
      'MPESA taken KES 3000',
      '0 payouts',
    ]);
  });

  it.skipIf(!hasCurl)('guide: every script is run, in the order of the page (needs curl)', async () => {
    expect([...started]).toEqual((await scriptsOfGuide()).map(({ name }) => name));
  });

  it('typed client: compiled without DOM types, it sells, follows the order and admits', {
    timeout: LONG_MS,
  }, async () => {
    const output = await run(process.execPath, ['docs/typed-client/dist/example.js'], ROOT);
    expect(output.trim().split('\n')).toEqual([
      'Typed Nights: PUBLISHED',
      'order DUE, 30 USD',
      'ticket ADMITTED',
      '1 of 7 sold, 1 inside',
    ]);
  });

  async function example(name: string): Promise<string> {
    const script = (await scriptsOfGuide()).find((one) => one.name === name);
    if (script === undefined) throw new Error(`docs/integrators.md has no example named ${name}.`);
    started.add(name);
    return script.text;
  }

  /** Runs a script of the guide beside the compiled client. Returns its lines. */
  async function besideClient(name: string): Promise<string[]> {
    const file = path.join(ROOT, `docs/typed-client/dist/${name}.mjs`);
    await writeFile(file, await example(name));
    return (await run(process.execPath, [file])).trim().split('\n');
  }

  function bash(script: string): Promise<string> {
    return run('bash', ['-c', `set -euo pipefail\n${script}`]);
  }

  /** Returns the output; throws it when the command fails. */
  async function run(command: string, args: string[], cwd = folder): Promise<string> {
    const env = {
      ...process.env,
      PASSA_URL: url,
      PASSA_SANDBOX: sandbox,
      PASSA_EMAIL: ORGANISER,
      PASSA_PASSWORD: PASSWORD,
    };
    const child = spawn(command, args, { cwd, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code, output).toBe(0);
    // Each answer of a script stands on a line of its own.
    expect(output).toMatch(/^$|\n$/);
    expect(output).not.toContain('}{');
    return output;
  }

  async function ledgerIsUp(): Promise<boolean> {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ ledgerStatus { up } }' }),
    });
    return ((await answer.json()) as { data: { ledgerStatus: { up: boolean } } }).data.ledgerStatus.up;
  }
});

async function scriptsOfGuide(): Promise<{ name: string | undefined; text: string }[]> {
  const guide = await readFile(path.join(ROOT, 'docs/integrators.md'), 'utf8');
  return [...guide.matchAll(SCRIPT)].map(([, name, text = '']) => ({ name, text }));
}
