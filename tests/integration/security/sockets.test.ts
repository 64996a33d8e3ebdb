import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { RawSocket } from '../../support/raw-socket.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

describe('the sockets of one person', () => {
  it('are five at most; when one ends there is room again', async () => {
    const { token } = await app.actor('issuer_admin');
    const open = await Promise.all(Array.from({ length: 5 }, () => RawSocket.open(app.url, token)));
    for (const socket of open) expect((await socket.next()).type).toBe('connection_ack');
    expect(await (await RawSocket.open(app.url, token)).closed).toBe(4429);
    const [first] = open;
    first?.end();
    await first?.closed;
    // The server detects the close in its own time; a request over HTTP comes after it.
    await app.rest('GET', '/health/live');
    const another = await RawSocket.open(app.url, token);
    expect((await another.next()).type).toBe('connection_ack');
    for (const socket of [...open, another]) socket.end();
  });

  it('say so much a minute and no more', async () => {
    const socket = await RawSocket.open(app.url);
    await socket.next();
    for (let count = 0; count < 120; count += 1) socket.send({ type: 'ping' });
    expect(await socket.closed).toBe(4400);
  });
});

const FOLLOW = 'subscription { notificationArrived { unreadNotifications } }';

/** Resolves when the connection is acknowledged. */
async function connected(token?: string): Promise<RawSocket> {
  const socket = await RawSocket.open(app.url, token);
  expect((await socket.next()).type).toBe('connection_ack');
  return socket;
}

describe('who a socket belongs to', () => {
  const viewer = async (payload: object, headers?: Record<string, string>): Promise<string | null> => {
    const socket = await RawSocket.greet(app.url, payload, headers);
    expect((await socket.next()).type).toBe('connection_ack');
    const { payload: answer } = await socket.run('{ viewer { user { id } } }');
    socket.end();
    return answer.data.viewer?.user.id ?? null;
  };

  it.each<[string, (value: string) => [object, Record<string, string>?]]>([
    ['in the parameters', (authorization) => [{ authorization }]],
    ['in capitals', (value) => [{ Authorization: value }]],
    ['in their headers', (value) => [{ headers: { AUTHORIZATION: value } }]],
    ['on the upgrade', (authorization) => [{}, { authorization }]],
  ])('is read from a credential %s', async (_where, greeting) => {
    const { token, userId } = await app.actor('attendee');
    expect(await viewer(...greeting(`Bearer ${token}`))).toBe(userId);
    expect(await viewer({})).toBeNull();
  });

  it.each([
    ['a number', { authorization: 7 }],
    ['an object', { Authorization: { token: 'x' } }],
    ['headers that are no object', { headers: 'Authorization: Bearer x' }],
    ['a credential of nobody', { headers: { authorization: 'Bearer of nobody' } }],
  ])('is refused with %s instead of being served as a visitor', async (_what, payload) => {
    expect(await (await RawSocket.greet(app.url, payload)).closed).toBe(4403);
  });
});

describe('one socket', () => {
  it('follows twenty things and no more', async () => {
    const { token } = await app.actor('attendee');
    const socket = await connected(token);
    for (let count = 0; count <= 20; count += 1)
      socket.send({ id: randomUUID(), type: 'subscribe', payload: { query: FOLLOW } });
    expect(await socket.closed).toBe(4400);
  });

  it('says nothing that is longer than 64 KiB', async () => {
    const socket = await connected();
    socket.send({ type: 'ping', payload: { text: 'x'.repeat(64 * 1024) } });
    expect(await socket.closed).toBe(1009);
  });
});

describe('the sockets of a session', () => {
  it.each([
    ['suspension', (userId: string) => ['POST', `/api/users/${userId}/suspend`, {}] as const],
    [
      'a new role',
      (userId: string) => ['PUT', `/api/users/${userId}/role`, { role: 'system_auditor' }] as const,
    ],
  ])('end at once by %s', async (_name, call) => {
    const [admin, person] = [await app.actor('system_admin'), await app.actor('attendee')];
    const socket = await connected(person.token);
    const [method, path, body] = call(person.userId);
    expect((await app.rest(method, path, body, admin)).status).toBe(200);
    expect(await socket.closed).toBe(4403);
  });
});

async function answered(socket: RawSocket, query: string): Promise<void> {
  socket.send({ id: randomUUID(), type: 'subscribe', payload: { query } });
  while ((await socket.next()).type !== 'complete');
}

/** Some hundred kilobytes. */
const LONG_ANSWER = `{ ${['a', 'b', 'c', 'd'].map((name) => `${name}: __schema { types { name description kind fields { name description isDeprecated type { name kind } args { name description } } } }`).join(' ')} }`;

describe('a socket that does not read', () => {
  it('is let go, and the others hear what they wait for', async () => {
    const { token } = await app.actor('attendee');
    const reader = await connected(token);
    reader.send({
      id: 'bell',
      type: 'subscribe',
      payload: { query: FOLLOW },
    });
    const silent = await connected();
    silent.stopReading();
    // The kernel buffers some megabytes for a reader. When the reader has its responses, the silent one's are sent as
    // well.
    for (let wave = 0; wave < 5 && !silent.wasLetGo(); wave += 1) {
      for (let count = 0; count < 15; count += 1)
        silent.send({ id: randomUUID(), type: 'subscribe', payload: { query: LONG_ANSWER } });
      for (let count = 0; count < 15; count += 1) await answered(reader, LONG_ANSWER);
    }
    expect(silent.wasLetGo()).toBe(true);
    expect(await app.rest('GET', '/metrics')).toMatchObject({
      body: expect.stringMatching(/^passa_sockets_dropped_total 1$/m),
    });
    reader.send({ id: 'still', type: 'subscribe', payload: { query: '{ __typename }' } });
    expect(await reader.next()).toMatchObject({ id: 'still', type: 'next' });
    reader.end();
  });
});
