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
    // The server hears of the end in its own time; a question over HTTP comes after it.
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
