import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { RawSocket } from '../../support/raw-socket.ts';
import { published } from '../events/organiser.ts';

const SITE = 'https://tickets.example.org';
const SHOP = 'https://shop.example.org';
const [asset = ''] = readdirSync(new URL('../../../dist/client/assets', import.meta.url));

let app: TestApp;
let owner: TestActor;
let event: { id: string; slug: string };
beforeAll(async () => {
  app = await bootTestApp({
    NODE_ENV: 'production',
    PUBLIC_URL: SITE,
    CORS_ORIGINS: SHOP,
    HOST: '127.0.0.1',
  });
  owner = await app.actor('issuer_owner');
  event = await published(app, owner);
});
afterAll(() => app.close());

const HTML = { accept: 'text/html' };
const own = (): Record<string, string> => ({ authorization: `Bearer ${owner.token}` });

/** One answer of each kind that the server makes. */
const ANSWERS: [string, () => [path: string, init?: RequestInit]][] = [
  ['a page', () => ['/', { headers: HTML }]],
  ['a page of an event', () => [`/events/${event.slug}`, { headers: HTML }]],
  ['the door app', () => ['/door', { headers: HTML }]],
  ['a file of the client', () => [`/assets/${asset}`]],
  ['the rules for robots', () => ['/robots.txt']],
  ['a widget', () => [`/embed/${event.slug}`, { headers: HTML }]],
  ['a public list', () => ['/events/published', { headers: { accept: 'application/json' } }]],
  ['an own list', () => ['/api/events', { headers: own() }]],
  ['a table', () => ['/api/system/logs/export', { headers: own() }]],
  ['a report', () => [`/api/events/${event.id}/report.pdf`, { headers: own() }]],
  ['an entry of a calendar', () => [`/events/${event.slug}/calendar.ics`]],
  ['a query', () => ['/graphql', post({ query: '{ viewer { id } }' })]],
  ['a refused query', () => ['/graphql', post({ query: '{ nothing }' })]],
  ['a missing address', () => ['/api/nothing']],
  ['a refused caller', () => ['/api/users']],
  ['a refused method', () => ['/validate', { method: 'DELETE' }]],
  ['a broken body', () => ['/auth/login', { ...post({}), body: '{' }]],
  ['an unreadable address', () => ['/api/events/%E0%A4%A']],
  ['the health', () => ['/health/live']],
  ['the document of the API', () => ['/api/openapi.json']],
];

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe.each(ANSWERS)('%s', (_kind, call) => {
  const ask = (): Promise<Response> => {
    const [path, init] = call();
    return fetch(app.url + path, init);
  };

  it('has the headers that bind a browser', async () => {
    const { headers } = await ask();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/frame-ancestors /);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  it('says its type, with the encoding of texts', async () => {
    const type = (await ask()).headers.get('content-type') ?? '';
    expect(type).toMatch(/^[a-z]+\/[\w.+-]+/);
    if (/^text\/|json|xml/.test(type)) expect(type).toMatch(/charset=utf-8/i);
  });
});

/** Sends bytes as they are, and returns the first line of the answer. */
const statusOfRaw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });

describe('a message whose end can be read in two ways', () => {
  const BODY = '\r\n0\r\n\r\nGET /api/users HTTP/1.1\r\nHost: x\r\n\r\n';

  it.each([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 60'],
    ['a length that is no number', 'Content-Length: 4x'],
    ['an unknown encoding', 'Transfer-Encoding: xchunked'],
    ['a header with a space before its colon', 'Transfer-Encoding : chunked'],
  ])('is refused: %s', async (_what, fields) => {
    const head = `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${fields}\r\n`;
    expect(await statusOfRaw(head + BODY)).toBe('HTTP/1.1 400 Bad Request');
  });
});

it('a request that does not arrive is given up', () => {
  const { requestTimeout, headersTimeout } = app.app.http.server;
  expect(headersTimeout).toBe(60_000);
  expect(requestTimeout).toBe(300_000);
});

it('a parameter that is given twice is refused, not chosen from', async () => {
  const answer = await fetch(`${app.url}/api/events?first=1&first=100`, { headers: own() });
  expect(answer.status).toBe(400);
});

describe('pages of other sites', () => {
  it('open no websocket', async () => {
    const open = (origin: string) => RawSocket.greet(app.url, {}, { origin });
    for (const origin of ['https://evil.example.org', 'null', 'https://tickets.example.org.evil.test'])
      await expect(open(origin)).rejects.toThrow('403');
    for (const origin of [SHOP, SITE]) {
      const socket = await open(origin);
      expect((await socket.next()).type).toBe('connection_ack');
      socket.end();
    }
  });

  const from = (origin: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${app.url}/api/events`, { ...init, headers: { ...own(), origin, ...init.headers } });

  it('read answers only where CORS_ORIGINS names them, and never with credentials of the browser', async () => {
    for (const [origin, allowed] of [
      [SHOP, SHOP],
      ['https://evil.example.org', null],
      ['https://shop.example.org.evil.test', null],
      ['null', null],
    ] as const) {
      const { headers } = await from(origin);
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, allowed]);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const preflight = await from(origin, {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': 'POST' },
      });
      expect([origin, preflight.headers.get('access-control-allow-origin')]).toEqual([origin, allowed]);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'make no call by a form of %s, which browsers send unasked',
    async (type) => {
      for (const path of ['/auth/login', '/api/events', '/graphql']) {
        const answer = await fetch(app.url + path, {
          method: 'POST',
          headers: { ...own(), 'content-type': type },
          body: '{"query":"{ viewer { id } }","email":"a@b.test","password":"x"}',
        });
        expect([path, answer.status]).toEqual([
          path,
          expect.toSatisfy((status) => status === 400 || status === 415),
        ]);
      }
    },
  );
});

it.each(['TRACE', 'TRACK', 'CONNECT'])('%s is not answered', async (method) => {
  const status = await new Promise<number | string>((resolve) => {
    const sent = request(`${app.url}/`, { method, headers: { 'x-secret': 'echo' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    sent.end();
  });
  expect([400, 404, 405, 501, 'ECONNRESET']).toContain(status);
});

it.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/assets/',
  '/assets',
  '/server/app.ts',
  '/../package.json',
  '/%2e%2e/package.json',
  '/graphql/explorer',
  '/dev/mail',
  '/metrics',
])('%s is nothing in production', async (path) => {
  const status = await new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const sent = request({ hostname, port, path, headers: { accept: 'application/json' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
  expect([400, 401, 403, 404]).toContain(status);
});
