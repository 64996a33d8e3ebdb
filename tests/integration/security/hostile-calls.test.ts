import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { createLog } from '../../../server/platform/log.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { deeper } from '../../support/depth.ts';
import { dice } from '../../support/dice.ts';
import { type ApiDocument, type HostileCall, HostileCalls } from '../../support/hostile-calls.ts';
import { sendHostileCalls, tooSlow } from '../../support/hostile-client.ts';
import { published } from '../events/organiser.ts';

const CALLS = deeper(10_000, 100_000);
/**
 * An answer counts as hanging after this time, on a machine however slow. Whether one is too slow is told by the time of
 * a plain call in the same run.
 */
const HANG_MS = 60_000;

/** Calls that end the sessions of the callers, close the product to all, or start work of minutes. */
const LEFT_OUT = new Set([
  ...[
    'logout',
    'endSession',
    'changePassword',
    'deleteMyAccount',
    'setMaintenance',
    'startBackup',
    'startOptimize',
  ],
  ...['suspendUser', 'deleteUser', 'setUserRole', 'setIssuerActive'],
  ...['/auth/logout', '/api/system/change-password', '/api/system/maintenance'],
]);

let app: TestApp;
let api: ApiDocument;
let callers: string[];
let ids: string[];
const logged: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(...chunk.toString('utf8').trim().split('\n'));
      done();
    },
  });
  app = await bootTestApp({ log: createLog('error', sink as unknown as pino.DestinationStream) });
  const owner = await app.actor('issuer_owner');
  const people = [owner, await app.actor('attendee'), await app.actor('system_admin')];
  callers = ['', ...people.map(({ token }) => `Bearer ${token}`)];
  const event = await published(app, owner);
  await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }] });
  api = (await app.rest('GET', '/api/openapi.json')).body;
  const tables = await app.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid' AND table_type = 'BASE TABLE'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => app.sql<{ id: string }>(`SELECT id FROM ${name} LIMIT 3`)),
  );
  ids = rows.flat().map(({ id }) => id);
});
afterAll(() => app.close());

function* calls(count: number, seed: string): Generator<HostileCall> {
  const made = new HostileCalls({
    ...{ random: dice(seed), schema: productSchema(), api, ids, leaveOut: LEFT_OUT },
  });
  for (let call = 0; call < count; call += 1) yield made.next();
}

const structure = () =>
  app.sql(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
  );

describe('hostile calls of every query, mutation and path', () => {
  it(`get an answer that shows no fault of ours, ${CALLS.toLocaleString('en')} times`, async () => {
    const before = await structure();
    const users = await app.sql('SELECT id FROM users');
    const run = await sendHostileCalls(app.url, calls(CALLS, 'hostile'), { callers, hangMs: HANG_MS });
    const { sent, findings, statuses, slowest, plainMs } = run;
    const [first] = slowest;
    console.info(
      `slowest of ${sent}: ${first?.name}, ${first?.aloneMs.toFixed(0)} ms alone; a plain call ${plainMs.toFixed(1)} ms`,
    );
    expect(tooSlow(run)).toEqual([]);
    expect(sent).toBe(CALLS);
    const said = findings.map(
      ({ call, fault }) => `${call.name}: ${fault}\n${(call.body ?? call.path).slice(0, 600)}`,
    );
    expect(said.slice(0, 20)).toEqual([]);
    expect(logged).toEqual([]);
    // Many calls passed the schema, and reached the code behind it.
    expect((statuses.get(200) ?? 0) / CALLS).toBeGreaterThan(0.3);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
    expect(await structure()).toEqual(before);
    const left = await app.sql<{ id: string }>('SELECT id FROM users');
    expect(left).toEqual(expect.arrayContaining(users));
    expect((await app.rest('GET', '/health/ready')).status).toBe(200);
  });
});

describe('the hostile calls', () => {
  it('name every query, mutation and path', () => {
    const seen = new Set([...calls(1_000, 'names')].map(({ name }) => name));
    const all = [
      ...Object.keys(productSchema().getQueryType()?.getFields() ?? {}).map((name) => `query ${name}`),
      ...Object.keys(productSchema().getMutationType()?.getFields() ?? {}).map((name) => `mutation ${name}`),
    ].filter((name) => !LEFT_OUT.has(name.split(' ')[1] ?? ''));
    expect(all.filter((name) => !seen.has(name))).toEqual([]);
    const paths = Object.keys(api.paths).filter((path) => !LEFT_OUT.has(path));
    expect(paths.filter((path) => ![...seen].some((name) => name.endsWith(` ${path}`)))).toEqual([]);
  });

  it('are the same for the same seed', () => {
    expect([...calls(300, 'a')]).toEqual([...calls(300, 'a')]);
    expect([...calls(300, 'a')]).not.toEqual([...calls(300, 'b')]);
  });

  it('find a call that takes too long, on a machine however slow', async () => {
    let time = 0;
    const slow = await serving((body, response) => {
      time += body.includes('sendGroupMessage') ? 2_500 : 1;
      response.end('{}');
    });
    const one = { callers: [''], hangMs: HANG_MS, together: 1, now: () => time };
    const run = await sendHostileCalls(slow.url, calls(600, 'planted'), one);
    await slow.close();
    expect(run.plainMs).toBe(1);
    expect(new Set(tooSlow(run).map(({ name }) => name))).toEqual(new Set(['mutation sendGroupMessage']));
    // Where a plain call takes eight times as long, so may the others.
    expect(tooSlow({ ...run, plainMs: 8 })).toEqual([]);
  });

  it.each<[string, (body: string, response: http.ServerResponse) => void, RegExp]>([
    [
      'joins texts to SQL',
      (body, response) => {
        response.statusCode = body.includes("'") ? 500 : 200;
        response.end('{}');
      },
      /^500/,
    ],
    [
      'shows errors of its database',
      (body, response) => void response.end(/DROP/.test(body) ? 'syntax error at or near "DROP"' : '{}'),
      /inside/,
    ],
    ['masks its own faults', (_body, response) => void response.end('{"code":"INTERNAL"}'), /INTERNAL/],
    [
      'never answers to deep input',
      (body, response) => void (body.includes('[[[[') || response.end('{}')),
      /no answer/,
    ],
    [
      'breaks at odd bytes',
      (body, response) => void (body.includes('\\u0000') ? response.destroy() : response.end('{}')),
      /no answer/,
    ],
  ])('find a server that %s', async (_what, answer, found) => {
    const server = await serving(answer);
    const planted = { callers: [''], hangMs: 2_000 };
    const { findings } = await sendHostileCalls(server.url, calls(600, 'planted'), planted);
    await server.close();
    expect(findings.some(({ fault }) => found.test(fault))).toBe(true);
  });
});

/** A server of its own, with a planted fault. */
async function serving(
  answer: (body: string, response: http.ServerResponse) => unknown,
): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => answer(body, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
