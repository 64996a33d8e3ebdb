import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireHolds } from '../../../server/modules/checkout/hold/release-places.ts';
import { processWaitlist } from '../../../server/modules/waitlist/process-waitlist.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { hideGuests } from '../../support/guests.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer, quote } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';
import { sellingOf } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let buyer: PayingBuyer;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  buyer = await fundedBuyer(app);
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const lines = (quantity = 1) => [{ tier: 'regular', quantity }];
const JOIN = 'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }';
const LEAVE = 'mutation ($token: String!) { leaveWaitingList(input: { token: $token }) { done } }';
const PLACE = `query ($token: String!) { waitingPlace(token: $token) { state tier quantity before offerUntil event { slug } } }`;
const REFUND =
  'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Cannot come" }) { order { status } } }';

const wait = (slug: string, name: string, quantity = 1) => {
  // No two join at the very same time.
  app.clock.advance('1s');
  return app.graphql(JOIN, {
    input: { slug, tier: 'regular', quantity, name, email: `${name}@waiting.test` },
  });
};
const tend = () => processWaitlist(app.app.scope());
const refund = (id: string) => app.graphql(REFUND, { id }, admin);

interface Line {
  name: string;
  state: string;
}
/** The state of the waitlist, first come first. */
async function line(eventId: string): Promise<string[]> {
  const rows = await app.sql<Line>(
    'SELECT name, state FROM waiting_entries WHERE event_id = $1 ORDER BY joined_at, id',
    [eventId],
  );
  return rows.map(({ name, state }) => `${name} ${state}`);
}

/** The secret of a person's newest mail, from the mail's own text. */
async function secretOf(name: string): Promise<string> {
  const [mail] = await app.sql<{ id: string }>(
    `SELECT id FROM mail_outbox WHERE recipient = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
    [`${name}@waiting.test`],
  );
  const { body } = await app.rest('GET', `/dev/mail/${mail?.id}`);
  return /waiting=([\w-]{43})/.exec(String(body))?.[1] ?? '';
}

/** A sold-out event, and its orders. */
async function soldOut(sizes: number[]): Promise<{ id: string; slug: string; orders: string[] }> {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const event = await published(app, admin, {}, [{ tier: 'regular', count, price: '3', currency: 'XLM' }]);
  const orders: string[] = [];
  for (const size of sizes) {
    const sold = await buy(app, { slug: event.slug, lines: lines(size) });
    orders.push(sold.data.purchaseByForm.order.id);
  }
  return { ...event, orders };
}

describe('a waiting list', () => {
  it('accepts people only while there is no place', async () => {
    const event = await published(app, admin, {}, [{ tier: 'regular', count: 2 }]);
    expect(codeOf(await wait(event.slug, 'early'))).toBe('STILL_AVAILABLE');
    expect((await wait(event.slug, 'family', 3)).data.joinWaitingList.done).toBe(true);
    await wait(event.slug, 'family', 4);
    const [entry] = await app.sql<{ quantity: number; count: string }>(
      'SELECT max(quantity) AS quantity, count(*)::text AS count FROM waiting_entries WHERE event_id = $1',
      [event.id],
    );
    expect(entry).toEqual({ quantity: 4, count: '1' });
    const place = await app.graphql(PLACE, { token: await secretOf('family') });
    expect(place.data.waitingPlace).toMatchObject({
      state: 'WAITING',
      quantity: 4,
      before: 0,
      offerUntil: null,
    });
    expect(await app.graphql(PLACE, { token: 'x'.repeat(43) })).toEqual({
      status: 200,
      data: { waitingPlace: null },
    });
    await sellingOf(app, admin).event(event.id, { waitingList: false });
    expect(codeOf(await wait(event.slug, 'late', 3))).toBe('WAITING_CLOSED');
  });

  it('offers free places only to the next whose group fits', async () => {
    const event = await soldOut([2, 1, 2]);
    await wait(event.slug, 'four', 4);
    await wait(event.slug, 'two', 2);
    await wait(event.slug, 'one');
    await refund(event.orders[0] ?? '');
    expect(await line(event.id)).toEqual(['four waiting', 'two offered', 'one waiting']);
    expect(codeOf(await buy(app, { slug: event.slug, lines: lines() }))).toBe('SOLD_OUT');
    await refund(event.orders[1] ?? '');
    expect(await line(event.id)).toEqual(['four waiting', 'two offered', 'one offered']);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 2, held: 3 });
    const waiting = await secretOf('two');
    const place = await app.graphql(PLACE, { token: waiting });
    expect(place.data.waitingPlace).toMatchObject({
      state: 'OFFERED',
      before: null,
      event: { slug: event.slug },
    });
    const input = { slug: event.slug, ...BUYER, waiting };
    const BUY =
      'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { tickets { id } } }';
    expect(codeOf(await app.graphql(BUY, { input: { ...input, lines: lines(3) } }))).toBe('OFFER_DIFFERS');
    const both = await Promise.all(
      [1, 2].map(() => app.graphql(BUY, { input: { ...input, lines: lines(2) } })),
    );
    expect(both.map(codeOf).toSorted()).toEqual(['OFFER_GONE', undefined]);
    expect(both.flatMap(({ data }) => data?.purchaseByForm?.tickets ?? [])).toHaveLength(2);
    expect(await line(event.id)).toEqual(['four waiting', 'two taken', 'one offered']);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 4, held: 1, journal: '0' });
  });

  it('passes an offer on when it expires, or when its owner leaves', async () => {
    const event = await soldOut([1]);
    await sellingOf(app, admin).event(event.id, { offerMinutes: 30 });
    for (const name of ['ann', 'ben', 'cho']) await wait(event.slug, name);
    await refund(event.orders[0] ?? '');
    const ann = await secretOf('ann');
    app.clock.advance('31m');
    expect((await app.graphql(PLACE, { token: ann })).data.waitingPlace.state).toBe('LAPSED');
    const late = { slug: event.slug, lines: lines(), ...BUYER, waiting: ann };
    const BUY =
      'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { tickets { id } } }';
    expect(codeOf(await app.graphql(BUY, { input: late }))).toBe('OFFER_GONE');
    await Promise.all([tend(), tend()]);
    expect(await line(event.id)).toEqual(['ann lapsed', 'ben offered', 'cho waiting']);
    const ben = await secretOf('ben');
    expect((await app.graphql(LEAVE, { token: ben })).data.leaveWaitingList.done).toBe(true);
    expect(await line(event.id)).toEqual(['ann lapsed', 'ben left', 'cho offered']);
    await app.graphql(LEAVE, { token: ben });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 1, counted: 0 });
  });

  it('offers added tickets before others can buy them', async () => {
    const event = await soldOut([1]);
    for (const name of ['dee', 'eve']) await wait(event.slug, name, 2);
    const more =
      'mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $id, tiers: $tiers }) { event { available } } }';
    const tiers = [{ tier: 'regular', count: 5, price: '3', currency: 'XLM' }];
    const rush = Array.from({ length: 12 }, () => buy(app, { slug: event.slug, lines: lines() }));
    const added = await app.graphql(more, { id: event.id, tiers }, admin);
    expect(added.data.createTickets.event.available).toBe(1);
    const walkIns = [...(await Promise.all(rush)), await buy(app, { slug: event.slug, lines: lines() })];
    expect(walkIns.filter(({ errors }) => !errors).length).toBeLessThanOrEqual(1);
    expect(await line(event.id)).toEqual(['dee offered', 'eve offered']);
  });

  it('sells the offered place for a wallet, and gives the offer back when the payment does not come', async () => {
    const event = await soldOut([1, 1]);
    await wait(event.slug, 'fay');
    await wait(event.slug, 'gus');
    await refund(event.orders[0] ?? '');
    const waiting = await secretOf('fay');
    const offer = await quote(app, buyer, { eventId: event.id, waiting });
    expect(offer.refusal).toBeNull();
    const OUTSIDE =
      'mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id status } } }';
    const input = { slug: event.slug, tier: 'regular', ...BUYER, waiting };
    const held = await app.graphql(OUTSIDE, { input });
    expect(held.data.startOutsidePayment.order.status).toBe('HELD');
    expect(await line(event.id)).toEqual(['fay taken', 'gus waiting']);
    await app.sql(`UPDATE payments SET hold_until = '2000-01-01' WHERE event_id = $1 AND state = 'held'`, [
      event.id,
    ]);
    await until(
      async () => (await expireHolds(app.app.scope())) > 0 || (await line(event.id))[0] !== 'fay taken',
    );
    expect(await line(event.id)).toEqual(['fay offered', 'gus waiting']);
    const paid = await buyWithWallet(app, buyer, {
      eventId: event.id,
      paymentAmount: offer.payment.amount,
      waiting,
    });
    expect(paid.data.purchaseWithWallet).toMatchObject({ processing: false, order: { status: 'PAID' } });
    expect(await line(event.id)).toEqual(['fay taken', 'gus waiting']);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 2, held: 0 });
  });

  it('never sells a place twice between those who wait and those who walk in', async () => {
    const event = await soldOut([2, 2, 2, 2]);
    const names = Array.from({ length: 6 }, (_, index) => `crowd${index}`);
    for (const name of names) await wait(event.slug, name);
    const storm = [
      ...event.orders.slice(0, 3).map((id) => refund(id)),
      ...Array.from({ length: 16 }, () => buy(app, { slug: event.slug, lines: lines() })),
      tend(),
    ];
    await Promise.all(storm);
    const offered = (await line(event.id)).filter((entry) => entry.endsWith('offered'));
    expect(offered).toHaveLength(6);
    const BUY =
      'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { tickets { id } } }';
    const secrets = await Promise.all(names.map(secretOf));
    const answers = await Promise.all(
      secrets.flatMap((waiting) =>
        [1, 2].map(() =>
          app.graphql(BUY, { input: { slug: event.slug, lines: lines(), ...BUYER, waiting } }),
        ),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(6);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 8, held: 0, journal: '0' });
  });

  it('is shown to the organiser, persons only to those who may see them', async () => {
    const event = await soldOut([1]);
    await wait(event.slug, 'ines');
    const LINE =
      'query ($id: ID!) { waitingEntries(eventId: $id) { nodes { tier quantity state name email } } }';
    const owner = await app.actor('issuer_owner', admin.issuerId ?? '');
    const seen = await app.graphql(LINE, { id: event.id }, owner);
    expect(seen.data.waitingEntries.nodes).toEqual([
      { tier: 'regular', quantity: 1, state: 'WAITING', name: 'ines', email: 'ines@waiting.test' },
    ]);
    await hideGuests(app, owner);
    const masked = await app.graphql(LINE, { id: event.id }, admin);
    expect(masked.data.waitingEntries.nodes).toMatchObject([{ quantity: 1, name: null, email: null }]);
    expect(masked.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(codeOf(await app.graphql(LINE, { id: event.id }, await app.actor('issuer_admin')))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the waiting list of an event that is cancelled', () => {
  const CANCEL = `mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Flooded" }) { cancellation { state } } }`;
  const CANCELLED = 'query ($slug: String!) { cancelledEvent(slug: $slug) { name venue startDate } }';
  const lookUp = async (slug: string) => (await app.graphql(CANCELLED, { slug })).data.cancelledEvent;

  it('is closed, its offers are withdrawn, and each person gets one mail', async () => {
    const { id, slug, orders } = await soldOut([1, 1]);
    await wait(slug, 'Offered');
    await wait(slug, 'Waiting');
    await refund(orders[0] ?? '');
    expect(await line(id)).toEqual(['Offered offered', 'Waiting waiting']);
    expect(await lookUp(slug)).toBeNull();
    await app.graphql(CANCEL, { id }, admin);
    await until(async () => !(await line(id)).some((entry) => /waiting$|offered$/.test(entry)));
    expect(await line(id)).toEqual(['Offered lapsed', 'Waiting left']);
    const [tier] = await app.sql('SELECT held FROM tiers WHERE event_id = $1', [id]);
    expect(tier).toEqual({ held: 0 });
    const mails = await app.sql<{ id: string; recipient: string }>(
      `SELECT m.id, m.recipient FROM mail_outbox m JOIN waiting_entries w ON w.id::text = m.payload ->> 'waitingId'
       WHERE m.kind = 'waiting_cancelled' AND w.event_id = $1 ORDER BY m.recipient`,
      [id],
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(['offered@waiting.test', 'waiting@waiting.test']);
    const { body } = await app.rest('GET', `/dev/mail/${mails[0]?.id}`);
    expect(String(body)).toContain('its waiting list is closed');
  });

  it('leaves a page that says so to visitors with its link, and to them alone', async () => {
    const event = await published(app, admin);
    await app.graphql(CANCEL, { id: event.id }, admin);
    expect(await lookUp(event.slug)).toMatchObject({
      name: 'Koroga Festival',
      venue: 'Hells Gate, Naivasha, Kenya',
    });
    for (const slug of ['no-event', 'a\u0000b']) expect(await lookUp(slug)).toBeNull();
  });
});
