import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { purgeOldBuyers } from '../../../server/modules/checkout/buyer-limit/purge-buyers.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { buy, buyByRest } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_owner');
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const SET =
  'mutation ($id: ID!, $most: Int) { setBuyerLimit(input: { eventId: $id, most: $most }) { event { buyerLimit } } }';
const REFUSED = `query ($id: ID!) { buyerRefusals(eventId: $id) { nodes { id name email phone tickets times allowedAt } } }`;
const ALLOW = 'mutation ($id: ID!) { allowBuyer(input: { refusalId: $id }) { event { id } } }';
const CANCEL =
  'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Cannot come" }) { order { status } } }';

const limit = (id: string, most: number | null) => app.graphql(SET, { id, most }, admin);
const refused = async (id: string) => (await app.graphql(REFUSED, { id }, admin)).data.buyerRefusals.nodes;

const event = () =>
  published(app, admin, {}, [
    { tier: 'regular', count: 50, price: '0', currency: 'USD' },
    { tier: 'vip', count: 50, price: '0', currency: 'USD' },
  ]);
const order = (slug: string, email: string, phone: string, quantity = 1, tier = 'regular') =>
  buy(app, { slug, lines: [{ tier, quantity }], buyer: { email, phone } });

describe('a limit of tickets per person', () => {
  it('counts all orders of one person, however the address and the number are written', async () => {
    const { id, slug } = await event();
    expect((await limit(id, 4)).data.setBuyerLimit.event.buyerLimit).toBe(4);
    expect(codeOf(await order(slug, 'wanjiru.kamau@gmail.com', '+254712000001', 2))).toBeUndefined();
    expect(codeOf(await order(slug, 'WanjiruKamau+2@gmail.com', '+254712000002', 2, 'vip'))).toBeUndefined();
    const third = await order(slug, 'wanjirukamau@googlemail.com', '+254712000003');
    expect([codeOf(third), third.errors?.[0]?.extensions.details]).toEqual(['BUYER_LIMIT', { most: 4 }]);
    expect(codeOf(await order(slug, 'other@example.test', '0712 000 001', 3))).toBe('BUYER_LIMIT');
    expect(codeOf(await order(slug, 'other@example.test', '0712 000 009', 3))).toBeUndefined();
    // An order of several tiers is counted by its sum.
    const several = buy(app, {
      slug,
      lines: [
        { tier: 'regular', quantity: 3 },
        { tier: 'vip', quantity: 2 },
      ],
      buyer: { email: 'group@example.test', phone: '+254712000020' },
    });
    expect(codeOf(await several)).toBe('BUYER_LIMIT');
    const byRest = {
      tier: 'vip',
      name: 'Wanjiru',
      email: 'wanjiru.kamau+rest@gmail.com',
      phone: '0712000040',
    };
    expect((await buyByRest(app, slug, byRest)).body.error).toMatchObject({ code: 'BUYER_LIMIT' });
  });

  it('holds when many orders of one person come at once', async () => {
    const { id, slug } = await event();
    await limit(id, 3);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        order(slug, `amina+${nth}@example.test`, `+25471${2_100_000 + nth}`, 1, nth % 2 ? 'vip' : 'regular'),
      ),
    );
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(3);
    expect(new Set(answers.map((answer) => codeOf(answer)))).toEqual(new Set([undefined, 'BUYER_LIMIT']));
    const [sold] = await app.sql<{ count: number }>(
      'SELECT sum(sold)::int AS count FROM tiers WHERE event_id = $1',
      [id],
    );
    expect(sold?.count).toBe(3);
  });

  it('counts tickets sold before it was set, and gives back what was cancelled', async () => {
    const { id, slug } = await event();
    const first = await order(slug, 'kip@example.test', '+254712300001', 2);
    await limit(id, 2);
    expect(codeOf(await order(slug, 'kip@example.test', '+254712300002'))).toBe('BUYER_LIMIT');
    await app.graphql(CANCEL, { id: first.data.purchaseByForm.order.id }, admin);
    expect(codeOf(await order(slug, 'kip@example.test', '+254712300002'))).toBeUndefined();
    await limit(id, null);
    expect(codeOf(await order(slug, 'kip@example.test', '+254712300002', 9))).toBeUndefined();
  });

  it('lists refused people for staff, who may let one buy more', async () => {
    const { id, slug } = await event();
    await limit(id, 1);
    await order(slug, 'zuri@example.test', '+254712400001');
    await order(slug, 'zuri@example.test', '+254712400001', 2);
    await order(slug, 'zuri@example.test', '+254712400001', 3);
    const [refusal] = await refused(id);
    expect(refusal).toMatchObject({ email: 'zuri@example.test', tickets: 3, times: 2, allowedAt: null });
    const stranger = await app.actor('issuer_owner');
    expect(codeOf(await app.graphql(ALLOW, { id: refusal.id }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(ALLOW, { id: refusal.id }, admin))).toBeUndefined();
    expect((await refused(id))[0].allowedAt).not.toBeNull();
    expect(codeOf(await order(slug, 'zuri@example.test', '+254712400001', 3))).toBeUndefined();
  });

  it('refuses a limit that is none', async () => {
    const { id } = await event();
    expect(codeOf(await limit(id, 0))).toBe('BAD_INPUT');
    expect(codeOf(await limit(id, 1_001))).toBe('BAD_INPUT');
  });

  it('forgets the people a month after the event', async () => {
    const { id, slug } = await event();
    await limit(id, 1);
    await order(slug, 'last@example.test', '+254712500001');
    await order(slug, 'last@example.test', '+254712500001');
    app.clock.advance('40d');
    await purgeOldBuyers(app.app.scope());
    const [left] = await app.sql<{ rows: number }>(
      `SELECT (SELECT count(*) FROM event_buyers WHERE event_id = $1)
        + (SELECT count(*) FROM buyer_refusals WHERE event_id = $1)
        + (SELECT count(*) FROM orders WHERE event_id = $1 AND buyer_keys IS NOT NULL) AS rows`,
      [id],
    );
    expect(Number(left?.rows)).toBe(0);
  });
});
