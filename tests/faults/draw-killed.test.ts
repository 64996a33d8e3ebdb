import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Failpoint } from '../../server/platform/failpoints.ts';
import { drawOrder } from '../support/draw-order.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { openSale } from '../support/open-sale.ts';
import { until } from '../support/until.ts';

let product: KillableProduct;

beforeAll(async () => {
  product = await KillableProduct.open({ RATE_LIMITS: 'off' });
  await product.ledgerCloses(0.3);
  await product.start();
});
afterAll(() => product.close());

const SET = 'mutation ($input: SetWaitingRoomInput!) { setWaitingRoom(input: $input) { event { id } } }';
const GUESTS = 5;
/** Enough for several pieces of about a thousand. */
const OTHERS = 3_500;
/** Before the first piece, after the first one of this process, and after its second one. */
const KILLS: `${Failpoint}:${number}`[] = ['draw.key:1', 'draw.piece:1', 'draw.piece:2'];

interface DrawState {
  early: number;
  ledger_hash: Buffer | null;
  seed: Buffer | null;
  drawn_at: Date | null;
}

it('continues a draw that was killed between its pieces, with the same positions', async () => {
  const { client } = product;
  const { eventId, token } = await openSale(client.url, 'draw', 10);
  const path = `/waiting-room/${eventId}/place`;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const room = { eventId, joinsFrom: at(-60_000), onSaleAt: at(3_600_000), minutes: 10 };
  await client.graphql(SET, { input: room }, { token });
  const join = async () => {
    const { headers, body } = await client.rest('POST', path, {});
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    return { cookie, hash: String(body.hash), position: body.position as number | null };
  };
  const placeOf = async ({ cookie }: { cookie: string }) =>
    (await client.rest('GET', path, undefined, { headers: { cookie } })).body;
  const board = async () => (await client.rest('GET', `/waiting-room/${eventId}/now.json`)).body;
  const state = async () => {
    const [found] = await client.sql<DrawState>(
      'SELECT early, ledger_hash, seed, drawn_at FROM waiting_rooms WHERE event_id = $1',
      [eventId],
    );
    return found as DrawState;
  };
  /** Positions by hash, as the database has them. */
  const written = async () => {
    const rows = await client.sql<{ hash: string; position: number }>(
      `SELECT encode(q.hash, 'hex') AS hash, q.position FROM queue_entries q JOIN waiting_rooms w ON w.event_id = q.event_id
       WHERE q.event_id = $1 AND q.number <= w.early AND q.position IS NOT NULL`,
      [eventId],
    );
    return new Map(rows.map(({ hash, position }) => [hash, position]));
  };

  const guests: Awaited<ReturnType<typeof join>>[] = [];
  for (let guest = 0; guest < GUESTS; guest += 1) guests.push(await join());
  const others = Array.from({ length: OTHERS }, () => randomBytes(32).toString('hex'));
  await client.sql(
    `INSERT INTO queue_entries (event_id, hash, issuer_id, number, joined_at, state)
     SELECT w.event_id, decode(h, 'hex'), w.issuer_id, w.joined + n, now(), 'waiting'
     FROM waiting_rooms w, unnest($2::text[]) WITH ORDINALITY AS u(h, n) WHERE w.event_id = $1`,
    [eventId, others],
  );
  await client.sql('UPDATE waiting_rooms SET joined = joined + $2 WHERE event_id = $1', [eventId, OTHERS]);
  await product.arm(KILLS[0] as (typeof KILLS)[number]);
  await client.graphql(SET, { input: { ...room, onSaleAt: at(1_500) } }, { token });

  const lock = new pg.Client(product.adminUrl);
  await lock.connect();
  const key = "hashtextextended('waiting-room-draw ' || $1, 0)";
  const lockDraw = () => lock.query(`SELECT pg_advisory_lock(${key})`, [eventId]);
  const unlockDraw = () => lock.query(`SELECT pg_advisory_unlock(${key})`, [eventId]);

  let before = new Map<string, number>();
  let ledgerHash: Buffer | null | undefined;
  for (const [nth, failpoint] of KILLS.entries()) {
    if (nth > 0) {
      // It would be killed before it is ready.
      await lockDraw();
      await product.start();
      await product.arm(failpoint);
      await unlockDraw();
    }
    expect(await product.ended()).toBe('SIGKILL');
    const now = await state();
    expect([now.drawn_at, now.seed]).toEqual([null, null]);
    expect(now.ledger_hash).not.toBeNull();
    ledgerHash ??= now.ledger_hash;
    expect(now.ledger_hash).toEqual(ledgerHash);
    const after = await written();
    if (nth === 0) expect(after.size).toBe(0);
    else expect(after.size).toBeGreaterThan(before.size);
    expect(after.size).toBeLessThan(OTHERS);
    for (const [hash, position] of before) expect(after.get(hash)).toBe(position);
    before = after;
  }

  // Another process draws: what it has written so far is not shown.
  await lockDraw();
  await product.start();
  const late = await join();
  expect(late.position).toBe(GUESTS + OTHERS + 1);
  expect(await Promise.all(guests.map(placeOf))).toEqual(
    guests.map(() => expect.objectContaining({ position: null, state: 'waiting' })),
  );
  expect(await board()).toMatchObject({ state: 'drawing', now_serving: 0 });
  expect((await client.rest('GET', `/waiting-room/${eventId}/draw.json`)).status).toBe(404);
  await unlockDraw();

  await until(async () => (await board()).state === 'open');
  const drawn = await state();
  const draw = (await client.rest('GET', `/waiting-room/${eventId}/draw.json`)).body;
  expect(draw.places).toEqual([...guests.map(({ hash }) => hash), ...others]);
  const seed = Buffer.from(draw.seed, 'hex');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(draw.seed_hash);
  expect(drawn.ledger_hash).toEqual(ledgerHash);
  const list = draw.places.map((hash: string) => Buffer.from(hash, 'hex'));
  const order = (await drawOrder(seed, Buffer.from(draw.ledger.hash, 'hex'), list)).map((hash) =>
    hash.toString('hex'),
  );
  const positions = await written();
  expect(positions).toEqual(new Map(order.map((hash, nth) => [hash, nth + 1])));
  for (const [hash, position] of before) expect(positions.get(hash)).toBe(position);
  for (const guest of guests) expect((await placeOf(guest)).position).toBe(order.indexOf(guest.hash) + 1);
  await lock.end();
});
