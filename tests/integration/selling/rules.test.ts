import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';
import { sellingOf, tierIds } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let buyer: PayingBuyer;
let selling: ReturnType<typeof sellingOf>;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  buyer = await fundedBuyer(app);
  selling = sellingOf(app, admin);
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const one = [{ tier: 'regular' }];
const OUTSIDE =
  'mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id status total { amount currency } } } }';
const payOutside = (slug: string, input: object = {}) =>
  app.graphql(OUTSIDE, { input: { slug, tier: 'regular', ...BUYER, ...input } });

describe('the switch, the window and the limit', () => {
  it('a stopped sale refuses the form, the wallet and the payment from outside, until it goes on', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'regular', count: 9, price: '2', currency: 'XLM' },
    ]);
    const off = await selling.event(event.id, { salesOpen: false });
    expect(off.data.setEventSales.event).toMatchObject({
      salesOpen: false,
      orderLimit: null,
      waitingList: true,
    });
    const answers = await Promise.all([
      buy(app, { slug: event.slug, lines: one }),
      buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '2' }),
      payOutside(event.slug),
    ]);
    expect(answers.map(codeOf)).toEqual(['SALES_CLOSED', 'SALES_CLOSED', 'SALES_CLOSED']);
    expect(answers[0]?.errors?.[0]?.message).toBe(
      'The organiser has stopped the sale of tickets for this event.',
    );
    await selling.event(event.id, { salesOpen: true });
    expect((await buy(app, { slug: event.slug, lines: one })).errors).toBeUndefined();
  });

  it('a tier is sold from the beginning of its window to its end', async () => {
    const event = await published(app, admin);
    const { regular = '' } = await tierIds(app, event.id);
    const now = app.clock.now().getTime();
    const salesStart = new Date(now + 3_600_000).toISOString();
    const salesEnd = new Date(now + 7_200_000).toISOString();
    expect((await selling.tier(regular, { salesStart, salesEnd })).data.setTierSales.tier).toMatchObject({
      salesStart,
      salesEnd,
      hidden: false,
    });
    const early = await buy(app, { slug: event.slug, lines: one });
    expect(early.errors?.[0]).toMatchObject({
      message: 'The sale of "regular" has not begun yet.',
      extensions: { code: 'SALES_CLOSED', details: { opensAt: salesStart } },
    });
    app.clock.advance('1h');
    expect((await buy(app, { slug: event.slug, lines: one })).errors).toBeUndefined();
    app.clock.advance('1h');
    const late = await buy(app, { slug: event.slug, lines: one });
    expect(late.errors?.[0]?.message).toBe('The sale of "regular" has ended.');
    expect(codeOf(await selling.tier(regular, { salesStart: salesEnd, salesEnd: salesStart }))).toBe(
      'BAD_INPUT',
    );
  });

  it('an order holds no more than the event and the tier allow', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'regular', count: 50, price: '50' },
      { tier: 'vip', count: 50, price: '50' },
    ]);
    const { vip = '' } = await tierIds(app, event.id);
    await selling.event(event.id, { orderLimit: 4 });
    await selling.tier(vip, { orderLimit: 2 });
    const tooMany = await buy(app, {
      slug: event.slug,
      lines: [
        { tier: 'regular', quantity: 3 },
        { tier: 'vip', quantity: 2 },
      ],
    });
    expect(tooMany.errors?.[0]).toMatchObject({
      message: 'One order holds at most 4 tickets.',
      extensions: { code: 'ORDER_LIMIT' },
    });
    const byWallet = async (vips: number) => {
      const lines = [
        { tier: 'regular', quantity: 1 },
        { tier: 'vip', quantity: vips },
      ];
      const request = { eventId: event.id, lines, paymentCurrency: 'MOCK', paymentAmount: '150' } as const;
      return (await buyWithWallet(app, buyer, request)).errors?.[0];
    };
    expect(await byWallet(4)).toMatchObject({ message: 'One order holds at most 4 tickets.' });
    expect(await byWallet(3)).toMatchObject({ message: 'One order holds at most 2 tickets of "vip".' });
    expect(await byWallet(2)).toBeUndefined();
    const tooManyVip = await buy(app, { slug: event.slug, lines: [{ tier: 'vip', quantity: 3 }] });
    expect(tooManyVip.errors?.[0]?.message).toBe('One order holds at most 2 tickets of "vip".');
    expect(
      (
        await buy(app, {
          slug: event.slug,
          lines: [
            { tier: 'regular', quantity: 2 },
            { tier: 'vip', quantity: 2 },
          ],
        })
      ).errors,
    ).toBeUndefined();
    expect(codeOf(await selling.event(event.id, { orderLimit: 21 }))).toBe('BAD_INPUT');
  });

  it('is no business of other organisers', async () => {
    const event = await published(app, admin);
    const { regular = '' } = await tierIds(app, event.id);
    const other = sellingOf(app, await app.actor('issuer_admin'));
    expect(codeOf(await other.event(event.id, { salesOpen: false }))).toBe('NOT_FOUND');
    expect(codeOf(await other.tier(regular, { hidden: true }))).toBe('NOT_FOUND');
    expect(codeOf(await other.newCode(event.id, { code: 'FREE', percentOff: '100' }))).toBe('NOT_FOUND');
  });

  it('a crowd that buys while the switch is turned sells nothing after it', async () => {
    const event = await published(app, admin, {}, [{ tier: 'regular', count: 90 }]);
    const crowd = Array.from({ length: 25 }, () => buy(app, { slug: event.slug, lines: one }));
    const off = selling.event(event.id, { salesOpen: false });
    const more = Array.from({ length: 25 }, () => buy(app, { slug: event.slug, lines: one }));
    await off;
    const sold = (await booksOf(app.sql, event.id)).counted;
    const answers = await Promise.all([...crowd, ...more]);
    expect(new Set(answers.filter(({ errors }) => errors).map(codeOf))).toEqual(new Set(['SALES_CLOSED']));
    expect((await booksOf(app.sql, event.id)).counted).toBe(sold);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(sold);
  });
});
