import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { statementsWith } from '../../support/statements.ts';
import { until } from '../../support/until.ts';
import { waitingRoomsOf } from '../../support/waiting-rooms.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let rooms: ReturnType<typeof waitingRoomsOf>;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  rooms = waitingRoomsOf(app);
});
afterAll(() => app.close());

/** Milliseconds after which a board in memory is read again. */
const LIFETIME_MS = 1_000;

async function openRoom(): Promise<string> {
  const { id } = await published(app, admin, {}, [
    { tier: 'regular', count: 5, price: '10', currency: 'USD' },
  ]);
  await rooms.open(admin, id);
  return id;
}

describe('the board of a waiting room', () => {
  it('is read once for many polls', async () => {
    const id = await openRoom();
    const reads = await statementsWith('FROM waiting_rooms w JOIN events e', async () => {
      const boards = await Promise.all(Array.from({ length: 50 }, () => rooms.board(id)));
      for (const { state, joined } of boards) expect([state, joined]).toEqual(['joining', 0]);
    });
    expect(reads).toBe(1);
  });

  it('is answered from memory while the database does not answer', async () => {
    const id = await openRoom();
    await rooms.join(id);
    await until(async () => (await rooms.board(id)).joined === 1);
    const other = new pg.Client(app.adminUrl);
    await other.connect();
    await other.query('BEGIN; LOCK TABLE waiting_rooms IN ACCESS EXCLUSIVE MODE');
    try {
      await pause(LIFETIME_MS + 100);
      const boards = await Promise.all(Array.from({ length: 20 }, () => rooms.board(id)));
      for (const board of boards)
        expect(board).toMatchObject({ state: 'joining', joined: 1, time: app.clock.now().toISOString() });
      // The state is that of the time of the answer.
      app.clock.advance('11m');
      expect((await rooms.board(id)).state).toBe('drawing');
    } finally {
      await other.query('COMMIT');
      await other.end();
    }
  });

  it('shows a change at once', async () => {
    const id = await openRoom();
    const { on_sale_at: before } = await rooms.board(id);
    for (let minutes = 20; minutes < 25; minutes += 1) {
      const onSaleAt = new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
      expect(onSaleAt).not.toBe(before);
      await rooms.open(admin, id, { onSaleAt });
      expect((await rooms.board(id)).on_sale_at).toBe(onSaleAt);
    }
  });
});
