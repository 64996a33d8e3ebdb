import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
afterEach(() => app.close());

const CLAIMED = '203.0.113.66, 198.51.100.7';

async function addressOfLogin(): Promise<string | undefined> {
  await app.rest(
    'POST',
    '/auth/login',
    { email: 'ann@people.test', password: 'wrong' },
    { headers: { 'x-forwarded-for': CLAIMED } },
  );
  return recorded();
}

async function addressOfSocket(): Promise<string | undefined> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': CLAIMED },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"type":"connection_init"}');
  await new Promise((resolve) => socket.once('message', resolve));
  const query = 'mutation { login(input: { email: "bob@people.test", password: "wrong" }) { token } }';
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.terminate();
  return recorded();
}

async function recorded(): Promise<string | undefined> {
  const [entry] = await app.sql<{ address: string }>(
    "SELECT address FROM audit_entries WHERE action = 'auth.login_failed' ORDER BY id DESC LIMIT 1",
  );
  return entry?.address;
}

describe('the address that is recorded and counted', () => {
  it('is the connection’s own without a proxy, whatever the caller claims', async () => {
    app = await bootTestApp();
    expect(await addressOfLogin()).toMatch(/127\.0\.0\.1|::1/);
    expect(await addressOfSocket()).toMatch(/127\.0\.0\.1|::1/);
  });

  it('is what the proxy in front saw, not what the caller sent to the proxy', async () => {
    app = await bootTestApp({ TRUST_PROXY: 'on' });
    expect(await addressOfLogin()).toBe('198.51.100.7');
    expect(await addressOfSocket()).toBe('198.51.100.7');
  });
});
