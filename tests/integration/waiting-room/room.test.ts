import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy as buyByForm } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { type Guest, waitingRoomsOf } from '../../support/waiting-rooms.ts';
import { published } from '../events/organiser.ts';
import { sellingOf, tierIds } from '../selling/organiser.ts';

let app: TestApp;
let admin: TestActor;
let rooms: ReturnType<typeof waitingRoomsOf>;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  rooms = waitingRoomsOf(app);
});
afterAll(() => app.close());

let buyers = 0;
const buy = (slug: string, guest?: Guest, headers?: Record<string, string>) => {
  buyers += 1;
  const buyer = { email: `buyer.${buyers}@queue.test`, phone: `+2547000${10_000 + buyers}` };
  const caller = headers ?? (guest ? { cookie: guest.cookie } : {});
  return buyByForm(app, { slug, lines: [{ tier: 'regular', quantity: 1 }], buyer }, undefined, caller);
};

async function sale(count: number): Promise<{ id: string; slug: string }> {
  return published(app, admin, {}, [{ tier: 'regular', count, price: '10', currency: 'USD' }]);
}

describe('a waiting room', () => {
  it('draws those who joined before the sale, and admits them in that order', async () => {
    const event = await sale(100);
    expect(codeOf(await rooms.open(admin, event.id))).toBeUndefined();
    const early: Guest[] = [];
    for (let person = 0; person < 6; person += 1) early.push(await rooms.join(event.id));
    expect(early.map(({ position }) => position)).toEqual(Array(6).fill(null));
    expect(codeOf(await buy(event.slug))).toBe('QUEUE_FIRST');
    expect(codeOf(await buy(event.slug, early[0]))).toBe('NOT_YOUR_TURN');
    await rooms.begin(event.id);
    const late = await rooms.join(event.id);
    expect(late.position).toBe(7);

    const draw = (await app.rest('GET', `/waiting-room/${event.id}/draw.json`)).body;
    expect(draw.places).toEqual(early.map(({ hash }) => hash));
    expect(createHash('sha256').update(Buffer.from(draw.seed, 'hex')).digest('hex')).toBe(draw.seed_hash);
    const key = Buffer.from(draw.seed + draw.ledger.hash, 'hex');
    const lot = (hash: string) => createHmac('sha256', key).update(Buffer.from(hash, 'hex')).digest('hex');
    const order = [...draw.places].sort((a: string, b: string) => (lot(a) < lot(b) ? -1 : 1));
    for (const guest of early)
      expect((await rooms.place(event.id, guest)).position).toBe(order.indexOf(guest.hash) + 1);

    await rooms.pass(2);
    expect((await rooms.board(event.id)).now_serving).toBe(7);
    const first = early.find(({ hash }) => hash === order[0]) as Guest;
    expect(codeOf(await buy(event.slug, first))).toBeUndefined();
    const again = await buy(event.slug, first);
    expect([codeOf(again), again.errors?.[0]?.extensions.details]).toEqual(['TURN_OVER', { reason: 'used' }]);
  });

  it('has its seed on the ledger before the draw', async () => {
    const event = await sale(5);
    await rooms.open(admin, event.id);
    await rooms.run();
    const QUERY = 'query ($id: ID!) { event(id: $id) { waitingRoom { seed seedHash seedTransaction } } }';
    const room = async () => (await app.graphql(QUERY, { id: event.id }, admin)).data.event.waitingRoom;
    await until(async () => (await room()).seedTransaction !== null);
    const { seed, seedHash, seedTransaction } = await room();
    expect(seed).toBeNull();
    const transaction = await app.app.services.ledger.transaction(seedTransaction);
    expect(transaction?.memoHash?.toString('hex')).toBe(seedHash);
  });

  it('ends a turn that was not used, and lets the next in', async () => {
    const event = await sale(1);
    await rooms.open(admin, event.id, { minutes: 2, mostPerMinute: 60 });
    const guests = await Promise.all(Array.from({ length: 5 }, () => rooms.join(event.id)));
    await rooms.begin(event.id);
    await rooms.pass(10);
    const { now_serving: served } = await rooms.board(event.id);
    // One place: about half of those admitted are expected to buy.
    expect(served).toBe(3);
    await rooms.pass(130);
    const states = await Promise.all(guests.map(async (guest) => (await rooms.place(event.id, guest)).state));
    expect(states.filter((state) => state === 'expired')).toHaveLength(3);
    expect(states.filter((state) => state === 'admitted')).toHaveLength(2);
    const tooLate = guests[states.indexOf('expired')] as Guest;
    expect((await buy(event.slug, tooLate)).errors?.[0]?.extensions.details).toEqual({ reason: 'late' });
    const inTime = guests[states.indexOf('admitted')] as Guest;
    expect(codeOf(await buy(event.slug, inTime))).toBeUndefined();
    await rooms.pass(1);
    expect(await rooms.board(event.id)).toMatchObject({
      state: 'closed',
      close_reason: 'sold_out',
      sold_out: true,
    });
  });

  it('gives a place up, and makes room', async () => {
    const event = await sale(3);
    await rooms.open(admin, event.id);
    const guest = await rooms.join(event.id);
    expect((await rooms.leave(event.id, guest)).status).toBe(204);
    await rooms.begin(event.id);
    await rooms.pass(1);
    expect((await rooms.place(event.id, guest)).state).toBe('left');
    expect((await buy(event.slug, guest)).errors?.[0]?.extensions.details).toEqual({ reason: 'left' });
  });

  it('accepts no place of another event, another browser or a forged one', async () => {
    const [event, other] = [await sale(3), await sale(3)];
    await rooms.open(admin, event.id);
    await rooms.open(admin, other.id);
    const guest = await rooms.join(other.id);
    await rooms.begin(event.id);
    await rooms.begin(other.id);
    await rooms.pass(2);
    const moved = {
      ...guest,
      cookie: guest.cookie.replace(other.id.replaceAll('-', ''), event.id.replaceAll('-', '')),
    };
    expect(codeOf(await buy(event.slug, moved))).toBe('QUEUE_FIRST');
    const [name, token = ''] = guest.cookie.split('=');
    const forged = { ...guest, cookie: `${name}=${token.slice(0, -2)}AA` };
    expect(codeOf(await buy(other.slug, forged))).toBe('QUEUE_FIRST');
    // A browser's place is not accepted as an API client's.
    expect(codeOf(await buy(other.slug, undefined, { 'passa-queue-token': token }))).toBe('QUEUE_FIRST');
    expect(codeOf(await buy(other.slug, guest))).toBeUndefined();
  });

  it('sells once with one place, however many calls come at once', async () => {
    const event = await sale(50);
    await rooms.open(admin, event.id);
    const guest = await rooms.join(event.id);
    await rooms.begin(event.id);
    await rooms.pass(1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(event.slug, guest)));
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(1);
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM orders WHERE event_id = $1',
      [event.id],
    );
    expect(count).toBe(1);
  });

  it('is closed as sold out when only a hidden tier has places left', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'regular', count: 1, price: '10', currency: 'USD' },
      { tier: 'press', count: 5, price: '0', currency: 'USD' },
    ]);
    const { press } = await tierIds(app, event.id);
    await sellingOf(app, admin).tier(String(press), { hidden: true });
    await rooms.open(admin, event.id);
    const guest = await rooms.join(event.id);
    await rooms.begin(event.id);
    await rooms.pass(1);
    expect(codeOf(await buy(event.slug, guest))).toBeUndefined();
    await rooms.pass(1);
    expect(await rooms.board(event.id)).toMatchObject({ state: 'closed', close_reason: 'sold_out' });
  });

  it('keeps its times once the sale has begun, and can be closed', async () => {
    const event = await sale(3);
    await rooms.open(admin, event.id);
    await rooms.join(event.id);
    await rooms.begin(event.id);
    expect(codeOf(await rooms.open(admin, event.id))).toBe('DRAW_STARTED');
    const CLOSE =
      'mutation ($id: ID!) { closeWaitingRoom(input: { eventId: $id }) { event { waitingRoom { state closeReason } } } }';
    const closed = await app.graphql(CLOSE, { id: event.id }, admin);
    expect(closed.data.closeWaitingRoom.event.waitingRoom).toEqual({
      state: 'CLOSED',
      closeReason: 'SWITCHED_OFF',
    });
    app.app.services.listings.evictEvent(event.id);
    expect(codeOf(await buy(event.slug))).toBeUndefined();
    expect((await app.rest('POST', `/waiting-room/${event.id}/place`, {})).status).toBe(409);
  });
});
