import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { booksOf } from '../../support/books.ts';
import { Crowd } from '../../support/crowd.ts';
import { openSale } from '../../support/open-sale.ts';

let test: TestApp;
beforeAll(async () => {
  test = await bootTestApp();
});
afterAll(() => test.close());

it('sells exactly 100 tickets to 500 buyers at once, over REST and GraphQL mixed', async () => {
  const { eventId, slug, token } = await openSale(test.url, 'crowd', 100);
  const crowd = new Crowd(test.url, slug);
  const sales = await crowd.buy('regular', 0, 500);
  crowd.close();

  const count = (outcome: string): number => sales.filter((sale) => sale.outcome === outcome).length;
  expect(sales.filter((sale) => sale.outcome.startsWith('odd'))).toEqual([]);
  expect({ sold: count('sold'), refused: count('refused') }).toEqual({ sold: 100, refused: 400 });
  expect(new Set(sales.flatMap((sale) => sale.ticketId ?? [])).size).toBe(100);

  const stats = await test.rest('GET', `/api/events/${eventId}/stats`, undefined, { token });
  expect(stats.body).toMatchObject({ total_generated: 100, total_sold: 100 });
  expect(await booksOf(test.sql, eventId)).toEqual({
    counted: 100,
    held: 0,
    paying: 0,
    tickets: 100,
    serials: 100,
    orders: 100,
    transfers: 100,
    audited: 100,
    mails: 100,
    journal: '0',
  });
});
