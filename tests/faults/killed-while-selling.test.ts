import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '../../server/platform/db/embedded.ts';
import { booksOf } from '../support/books.ts';
import { type LaunchedProduct, launchProduct } from '../support/built-product.ts';
import { Crowd } from '../support/crowd.ts';
import { deeper } from '../support/depth.ts';
import { freePort } from '../support/free-port.ts';
import { openSale } from '../support/open-sale.ts';

const PLACES = 100;
const BUYERS = deeper(200, 500);

let url: string;
let dataDir: string;
let product: LaunchedProduct | undefined;

beforeAll(async () => {
  url = `http://127.0.0.1:${await freePort()}`;
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-kill-'));
});
afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('sells exactly what there is when the server is killed in the middle and started again', async () => {
  product = await launchProduct(url, dataDir);
  const { eventId, slug, token } = await openSale(url, 'killed', PLACES);

  const crowd = new Crowd(url, slug);
  // The kill comes with the thirtieth response: some sales are confirmed, some only written, some not even begun.
  let answers = 0;
  let killed: Promise<void> | undefined;
  const first = await Promise.all(
    Array.from({ length: BUYERS }, async (_none, number) => {
      const sale = await crowd.one('regular', number);
      answers += 1;
      if (answers === 30) killed = product?.kill();
      return sale;
    }),
  );
  await killed;
  crowd.close();
  expect(first.some((sale) => sale.outcome === 'lost')).toBe(true);

  product = await launchProduct(url, dataDir);
  const again = new Crowd(url, slug);
  // All buyers retry under the key of the first attempt: a buyer with a ticket gets the same one.
  const second = await again.buy('regular', 0, BUYERS);
  again.close();

  expect(second.filter((sale) => sale.outcome !== 'sold' && sale.outcome !== 'refused')).toEqual([]);
  expect(second.filter((sale) => sale.outcome === 'sold')).toHaveLength(PLACES);
  expect(second.filter((sale) => sale.outcome === 'refused')).toHaveLength(BUYERS - PLACES);
  first.forEach((sale, number) => {
    if (sale.ticketId !== undefined) expect(second[number]?.ticketId).toBe(sale.ticketId);
  });

  const stats = await fetch(`${url}/api/events/${eventId}/stats`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await stats.json()).toMatchObject({ total_generated: PLACES, total_sold: PLACES });
  expect(await booksBehind(eventId)).toEqual({
    counted: PLACES,
    held: 0,
    paying: 0,
    tickets: PLACES,
    serials: PLACES,
    orders: PLACES,
    transfers: PLACES,
    audited: PLACES,
    mails: PLACES,
    journal: '0',
  });
});

async function booksBehind(eventId: string): ReturnType<typeof booksOf> {
  const log = { info: () => undefined, warn: () => undefined };
  const database = await startEmbedded({ dataDir, log, share: true });
  const client = new pg.Client(database.ownerUrl);
  await client.connect();
  try {
    return await booksOf(async (text, values) => (await client.query(text, values)).rows, eventId);
  } finally {
    await client.end();
    await database.stop();
  }
}
