import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { RawSocket } from '../../support/raw-socket.ts';

interface Line {
  time: string;
  level: string;
  msg: string;
  code?: string;
  operation?: string;
  address?: string;
  requestId?: string;
  userId?: string | null;
}

let app: TestApp;
let attendee: TestActor;
let logged = '';
beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString('utf8');
      done();
    },
  });
  app = await bootTestApp({
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    log: createLog('info', sink as unknown as pino.DestinationStream),
  });
  attendee = await app.actor('attendee');
});
afterAll(() => app.close());

/** The refusals that are logged while the calls run. Each line is one JSON object, whatever was sent. */
async function refusalsOf(calls: () => Promise<unknown>): Promise<Line[]> {
  logged = '';
  await calls();
  const lines = logged
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return lines.filter(({ msg }) => msg === 'a call was refused');
}

describe('a refused call', () => {
  it('is logged with its time in UTC, caller, address, request and operation', async () => {
    const [line, ...others] = await refusalsOf(() => app.rest('GET', '/api/users', undefined, attendee));
    expect(others).toEqual([]);
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
      actor: 'user',
      userId: attendee.userId,
      operation: 'people',
      code: 'FORBIDDEN',
      msg: 'a call was refused',
    });
  });

  it.each([
    [
      'a credential that is none',
      'INVALID_CREDENTIALS',
      'GET /api/events',
      () => app.rest('GET', '/api/events', undefined, { headers: { authorization: 'Bearer aa.bb.cc' } }),
    ],
    [
      'a file of another person',
      'FORBIDDEN',
      'GET /api/system/logs/export',
      () => app.rest('GET', '/api/system/logs/export', undefined, attendee),
    ],
    [
      'a document that is too deep',
      'BAD_QUERY',
      'document',
      () =>
        app.graphql(
          `{ event(id: "1") { issuer { ${'... on Issuer { '.repeat(12)} id ${'} '.repeat(12)} } } }`,
        ),
    ],
    [
      'a question about the schema',
      'BAD_QUERY',
      'document',
      () => app.graphql('{ __schema { queryType { name } } }'),
    ],
  ] as const)('%s is logged as %s of %s', async (_what, code, operation, call) => {
    expect(await refusalsOf(call)).toEqual([expect.objectContaining({ code, operation })]);
  });

  it('of too many attempts is logged, at every door', async () => {
    const guess = () =>
      app.rest('POST', '/auth/login', { email: 'ann@people.test', password: 'guess\n{"level":"fatal"}' });
    const lines = await refusalsOf(async () => {
      for (let tries = 0; tries < 11; tries += 1) await guess();
    });
    expect(lines.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
    expect(lines.filter(({ code }) => code === 'RATE_LIMITED')).toEqual([
      expect.objectContaining({ operation: 'login' }),
    ]);
  });

  it('of an API key beyond its scopes is logged', async () => {
    const owner = await app.actor('issuer_owner');
    const made = await app.rest('POST', '/api/issuer/api-key', { scopes: ['read'] }, owner);
    const headers = { authorization: `Bearer ${made.body.data.api_key}` };
    const lines = await refusalsOf(() =>
      app.graphql('mutation { endSession(input: { id: "x" }) { endedId } }', {}, { headers }),
    );
    expect(lines).toEqual([
      expect.objectContaining({ actor: 'api_key', userId: owner.userId, code: 'KEY_SCOPE_REQUIRED' }),
    ]);
  });

  it('is logged over the websocket too', async () => {
    const refused = await refusalsOf(async () => {
      const socket = await RawSocket.open(app.url, 'aa.bb.cc');
      await socket.closed;
    });
    expect(refused).toEqual([
      expect.objectContaining({ code: 'INVALID_CREDENTIALS', operation: 'websocket' }),
    ]);
  });

  it('takes no line break or value of the caller into the log', async () => {
    const evil = 'x\n{"level":"fatal","msg":"forged"}';
    await refusalsOf(() =>
      app.graphql(
        'mutation Login($p: String!) { login(input: { email: "bob@people.test", password: $p }) { token } }',
        {
          p: evil,
        },
      ),
    );
    expect(logged).not.toContain('forged');
    expect(logged).not.toContain('bob@people.test');
  });

  it('for a wrong value is no matter of the log', async () => {
    expect(await refusalsOf(() => app.rest('POST', '/auth/register', { email: 'no address' }))).toEqual([]);
  });
});
