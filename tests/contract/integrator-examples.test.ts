import { spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sellAndLetIn } from '../../docs/typed-client/example.ts';
import { passaClient } from '../../docs/typed-client/passa-client.ts';
import { published } from '../integration/events/organiser.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../support/app.ts';

let app: TestApp;
let owner: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
});
afterAll(() => app.close());

const hasCurl = spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;

/** The shell blocks of the guide, in their order. */
async function shellOfGuide(): Promise<string> {
  const guide = await readFile(new URL('../../docs/integrators.md', import.meta.url), 'utf8');
  return [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');
}

function shell(script: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PASSA_URL: app.url, PASSA_EMAIL: owner.email, PASSA_PASSWORD: PASSWORD };
    const child = spawn('bash', ['-c', `set -euo pipefail\n${script}`], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
    child.on('close', (code) => resolve({ code, output }));
  });
}

it.skipIf(!hasCurl)('the shell of the guide puts an event on sale (needs curl on the machine)', async () => {
  const { code, output } = await shell(await shellOfGuide());
  expect(code, output).toBe(0);
  expect(output).toContain('"name":"Harbour Nights"');
});

it('the typed client buys, checks and counts', async () => {
  await published(app, owner, { name: 'Typed Nights' }, [{ tier: 'VIP', count: 7, price: '30' }]);
  expect(await sellAndLetIn(app.url, owner.token, 'typed')).toEqual([
    'Typed Nights: 30 USD',
    'order DUE, ticket NOT_YET_VALID',
    '1 of 7 sold',
  ]);
  expect(await sellAndLetIn(app.url, owner.token, 'nothing of that name')).toEqual(['Nothing is on sale.']);
});

it('the typed client throws refusals with their code', async () => {
  const stranger = passaClient({ url: app.url });
  await expect(stranger.run('Figures', { eventId: 'x' })).rejects.toMatchObject({
    name: 'PassaError',
    code: 'UNAUTHENTICATED',
  });
});
