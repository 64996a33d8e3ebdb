import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../support/app.ts';

const hasCurl = spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;

/** What the README shows is run as it stands, in the order in which it stands. */
describe('the examples of the README', () => {
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    test = await bootTestApp({ ledger: true });
    folder = await mkdtemp(path.join(os.tmpdir(), 'passa-readme-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await test.close();
  });

  it.skipIf(!hasCurl)('REST: the shell block runs through (needs curl on the machine)', async () => {
    const script = `set -euo pipefail\n${await example('rest')}`;
    const { code, output } = await run('bash', ['-c', script]);
    expect(code, output).toBe(0);
    expect(output).toContain('"outcome":"admitted"');
    expect(output).toContain('"total_sold":1');
  });

  it.skipIf(!hasCurl)('REST: somebody pays with a wallet (needs curl on the machine)', async () => {
    const script = `set -euo pipefail\n${await example('wallet')}`;
    const { code, output } = await run('bash', ['-c', script]);
    expect(code, output).toBe(0);
    expect(output).toContain('"order_status":"paid"');
    expect(output).toContain('"charged":{"amount":680,"currency":"XLM"}');
  });

  it.skipIf(!hasCurl)(
    'REST: two share what a ticket brought (needs curl on the machine)',
    { timeout: 60_000 },
    async () => {
      const script = `set -euo pipefail\n${await example('contract')}`;
      const { code, output } = await run('bash', ['-c', script]);
      expect(code, output).toBe(0);
      expect(output).toContain('"message":"Contract can now be finalized!"');
      expect(output).toContain('"available_for_distribution":6460000000');
      expect(output).toContain('"status":"authorized"');
    },
  );

  it('GraphQL: the script buys two tickets', async () => {
    await publishSomething();
    const file = path.join(folder, 'example.mjs');
    await writeFile(file, await example('graphql'));
    const { code, output } = await run(process.execPath, [file]);
    expect(code, output).toBe(0);
    expect(output).toContain('2 tickets, DUE');
  });

  async function publishSomething(): Promise<void> {
    const { token } = await test.actor('issuer_admin');
    const start = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    const event = { name: 'A', description: 'B', venue: 'C, D', start_date: start, end_date: start };
    const { id } = (await test.rest('POST', '/api/events', event, { token })).body;
    await test.rest(
      'POST',
      `/api/events/${id}/tickets`,
      { tiers: [{ tier: 'regular', count: 9, price: 1 }] },
      { token },
    );
    await test.rest('POST', `/api/events/${id}/publish`, undefined, { token });
  }

  function run(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, PASSA: test.url } });
    let output = '';
    const gather = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
  }
});

async function example(name: string): Promise<string> {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const block = new RegExp(`<!-- example: ${name} -->\\n\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (block === undefined) throw new Error(`The README has no example named ${name}.`);
  return block;
}
