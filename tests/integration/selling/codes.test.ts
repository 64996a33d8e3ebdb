import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer, quote } from '../../support/wallet-buyers.ts';
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

describe('promo codes', () => {
  it('lower the price of the ticket, what is due, the journal and the quote of the wallet', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'regular', count: 9, price: '19.99', currency: 'USD' },
    ]);
    const made = await selling.newCode(event.id, { code: ' early-bird ', percentOff: '15' });
    expect(made.data.createSellingCode.sellingCode).toMatchObject({
      code: 'EARLY-BIRD',
      percentOff: '15',
      used: 0,
    });
    const sold = await buy(app, {
      slug: event.slug,
      lines: [{ tier: 'regular', quantity: 2 }],
      code: 'early-bird',
    });
    expect(sold.data.purchaseByForm).toMatchObject({
      order: { status: 'DUE', total: [{ amount: '33.98', currency: 'USD' }] },
      tickets: [
        { price: { amount: '16.99' }, due: { amount: '16.99', currency: 'USD' } },
        { price: { amount: '16.99' } },
      ],
    });
    const [journal] = await app.sql<{ units: string }>(
      `SELECT sum(units)::text AS units FROM journal_transfers WHERE event_id = $1 AND credit = 'sales'`,
      [event.id],
    );
    expect(journal?.units).toBe('339800000');
    const offer = await quote(app, buyer, { eventId: event.id, code: 'EARLY-BIRD' });
    expect(offer).toMatchObject({
      price: { amount: '16.99' },
      charge: { amount: '144.415', currency: 'XLM' },
    });
    const paid = await buyWithWallet(app, buyer, {
      eventId: event.id,
      paymentAmount: offer.payment.amount,
      code: 'EARLY-BIRD',
    });
    expect(paid.data.purchaseWithWallet).toMatchObject({
      order: { status: 'PAID', total: [{ amount: '16.99' }], payment: { charge: { amount: '144.415' } } },
      tickets: [{ price: { amount: '16.99' }, dueStatus: 'NONE' }],
    });
    const written = await app.sql<{ details: { code: string } }>(
      `SELECT details FROM audit_entries WHERE action = 'code.create' AND issuer_id = $1`,
      [admin.issuerId],
    );
    expect(written.map(({ details }) => details.code)).toContain('EA•••');
    const logged = await app.sql(`SELECT FROM audit_entries WHERE details::text ILIKE '%early-bird%'`);
    expect(logged).toEqual([]);
    const coded = await app.rest('GET', `/events/${event.slug}?code=early-bird`);
    expect(coded.body.available_tiers).toMatchObject([{ tier: 'regular', price: 16.99 }]);
    const byRest = { tier: 'regular', ...BUYER, code: 'early-bird' };
    const due = await app.rest('POST', `/events/${event.slug}/purchase`, byRest);
    expect(due).toMatchObject({ status: 201, body: { total: [{ amount: 16.99, currency: 'USD' }] } });
    const charged = { event_id: event.id, tier: 'regular', purchaser_meta: BUYER, code: 'early-bird' };
    const dearer = await app.rest(
      'POST',
      '/api/tickets/purchase',
      { ...charged, payment_amount: 169.915 },
      buyer,
    );
    expect(dearer).toMatchObject({
      status: 409,
      body: { error: { code: 'QUOTE_CHANGED', quote: { payment: { value: '144.415' } } } },
    });
    const atPrice = await app.rest(
      'POST',
      '/api/tickets/purchase',
      { ...charged, payment_amount: 144.415 },
      buyer,
    );
    expect(atPrice).toMatchObject({ status: 201, body: { payment: { payment_amount: 144.415 } } });
    const unknown = await app.rest('POST', `/events/${event.slug}/purchase`, { ...byRest, code: 'NOBODY' });
    expect(unknown.body.error.code).toBe('CODE_UNKNOWN');
    const held = await payOutside(event.slug, { code: 'Early-Bird' });
    expect(held.data.startOutsidePayment.order).toMatchObject({
      status: 'HELD',
      total: [{ amount: '16.99' }],
    });
    expect((await selling.codes(event.id))[0].used).toBe(5);
  });

  it('give a fixed amount off each ticket of their currency and tiers, and make free tickets free', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'regular', count: 9, price: '500', currency: 'KES' },
      { tier: 'vip', count: 9, price: '20', currency: 'USD' },
    ]);
    const { regular = '' } = await tierIds(app, event.id);
    await selling.newCode(event.id, {
      code: 'MINUS700',
      amountOff: '700',
      currency: 'KES',
      tierIds: [regular],
    });
    const free = await buy(app, { slug: event.slug, lines: one, code: 'minus700' });
    expect(free.data.purchaseByForm).toMatchObject({
      order: { status: 'PAID' },
      tickets: [{ price: { amount: '0' }, due: null }],
    });
    const both = await buy(app, {
      slug: event.slug,
      lines: [{ tier: 'regular' }, { tier: 'vip' }],
      code: 'MINUS700',
    });
    expect(
      both.data.purchaseByForm.tickets.map(({ price }: { price: { amount: string } }) => price.amount),
    ).toEqual(['0', '20']);
    const nothing = await buy(app, { slug: event.slug, lines: [{ tier: 'vip' }], code: 'MINUS700' });
    expect(codeOf(nothing)).toBe('CODE_GIVES_NOTHING');
    expect(codeOf(await buy(app, { slug: event.slug, lines: one, code: 'nope' }))).toBe('CODE_UNKNOWN');
  });

  it('are used no oftener than they may be, however many try at once, and given back with the order', async () => {
    const event = await published(app, admin, {}, [{ tier: 'regular', count: 200 }]);
    const made = await selling.newCode(event.id, { code: 'FIRST8', percentOff: '50', mostUses: 8 });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => buy(app, { slug: event.slug, lines: one, code: 'FIRST8' })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(8);
    expect(new Set(answers.filter(({ errors }) => errors).map(codeOf))).toEqual(new Set(['CODE_USED_UP']));
    expect(await booksOf(app.sql, event.id)).toMatchObject({
      counted: 8,
      tickets: 8,
      orders: 8,
      journal: '0',
    });
    const orderId = answers.find(({ errors }) => !errors)?.data.purchaseByForm.order.id;
    const refund =
      'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Cannot come" }) { order { status } } }';
    expect((await app.graphql(refund, { id: orderId }, admin)).data.refundOrder.order.status).toBe(
      'CANCELLED',
    );
    expect((await selling.codes(event.id))[0].used).toBe(7);
    expect((await buy(app, { slug: event.slug, lines: one, code: 'FIRST8' })).errors).toBeUndefined();
    const { id } = made.data.createSellingCode.sellingCode;
    expect(codeOf(await selling.changeCode(id, { code: 'FIRST8', percentOff: '50', mostUses: 5 }))).toBe(
      'BAD_INPUT',
    );
    await selling.changeCode(id, { code: 'FIRST8', percentOff: '50', active: false });
    expect(codeOf(await buy(app, { slug: event.slug, lines: one, code: 'FIRST8' }))).toBe('CODE_OVER');
  });

  it('are good within their period, and the same order again is the same order', async () => {
    const event = await published(app, admin);
    const startsAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const endsAt = new Date(app.clock.now().getTime() + 7_200_000).toISOString();
    await selling.newCode(event.id, { code: 'HAPPY-HOUR', percentOff: '10', startsAt, endsAt, mostUses: 1 });
    expect(codeOf(await selling.newCode(event.id, { code: 'happy-hour', percentOff: '20' }))).toBe(
      'CODE_TAKEN',
    );
    const request = { slug: event.slug, lines: one, code: 'HAPPY-HOUR', key: 'one-evening' };
    expect(codeOf(await buy(app, request))).toBe('CODE_NOT_YET');
    app.clock.advance('1h');
    const first = await buy(app, request);
    app.clock.advance('1h');
    const again = await buy(app, request);
    expect(again.data.purchaseByForm.order.id).toBe(first.data.purchaseByForm.order.id);
    expect(codeOf(await buy(app, { ...request, code: 'OTHER-CODE' }))).toBe('IDEMPOTENCY_MISMATCH');
    expect(codeOf(await buy(app, { ...request, key: 'another' }))).toBe('CODE_OVER');
  });
});

describe('access codes', () => {
  it('open tiers that are hidden without them', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'regular', count: 9 },
      { tier: 'crew', count: 9, price: '5' },
    ]);
    const { crew = '' } = await tierIds(app, event.id);
    await selling.tier(crew, { hidden: true });
    await selling.newCode(event.id, { code: 'BACKSTAGE', opens: true, tierIds: [crew] });
    const seen = await app.graphql(
      'query ($slug: String!) { publishedEvent(slug: $slug) { available tiers { name } } }',
      {
        slug: event.slug,
      },
    );
    expect(seen.data.publishedEvent).toEqual({ available: 9, tiers: [{ name: 'regular' }] });
    const lines = [{ tier: 'crew' }];
    expect(codeOf(await buy(app, { slug: event.slug, lines }))).toBe('UNKNOWN_TIER');
    const OFFER =
      'query ($slug: String!, $code: String!) { codeOffer(slug: $slug, code: $code) { code tiers { price { amount } tier { name available } } } }';
    const offer = await app.graphql(OFFER, { slug: event.slug, code: 'backstage' });
    expect(offer.data.codeOffer).toEqual({
      code: 'BACKSTAGE',
      tiers: [{ price: { amount: '5' }, tier: { name: 'crew', available: 9 } }],
    });
    const unknown = await app.graphql(OFFER, { slug: event.slug, code: 'FRONTSTAGE' });
    expect(unknown).toEqual({ status: 200, data: { codeOffer: null } });
    const opened = await app.rest('GET', `/events/${event.slug}?code=backstage`);
    expect(opened.body.available_tiers.map(({ tier }: { tier: string }) => tier)).toEqual([
      'regular',
      'crew',
    ]);
    const refused = await app.rest('GET', `/events/${event.slug}?code=FRONTSTAGE`);
    expect(refused.body).toMatchObject({ success: false, error: { code: 'CODE_UNKNOWN' } });
    await selling.newCode(event.id, { code: 'HALF', percentOff: '50' });
    const half = await app.graphql(OFFER, { slug: event.slug, code: 'half' });
    expect(half.data.codeOffer.tiers).toMatchObject([{ tier: { name: 'regular' } }]);
    expect(codeOf(await buy(app, { slug: event.slug, lines, code: 'half' }))).toBe('UNKNOWN_TIER');
    const sold = await buy(app, { slug: event.slug, lines, code: 'backstage' });
    expect(sold.data.purchaseByForm.tickets).toMatchObject([
      { tier: { name: 'crew' }, price: { amount: '5' } },
    ]);
    const holders =
      'query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { event { tiers { name } } } }';
    const keyed = await buy(app, { slug: event.slug, lines: one, key: 'plain' });
    const order = await app.graphql(holders, {
      id: keyed.data.purchaseByForm.order.id,
      key: keyed.data.purchaseByForm.orderKey,
    });
    expect(order.data.order.event.tiers).toEqual([{ name: 'regular' }]);
  });
});
