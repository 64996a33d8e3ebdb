import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { BUYER } from '../../support/buyers.ts';
import { draft, published } from '../events/organiser.ts';
import { sellingOf, tierIds } from '../selling/organiser.ts';

let app: TestApp;
let buyer: TestActor;
let event: { id: string; slug: string };
let unpublished: { id: string; slug: string };
let tiers: Record<string, string>;

beforeAll(async () => {
  app = await bootTestApp({ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: 'http://127.0.0.1:9' });
  const owner = await app.actor('issuer_owner');
  buyer = await app.actor('attendee');
  const places = { count: 9, price: '5', currency: 'KES' };
  event = await published(app, owner, {}, [
    { tier: 'regular', ...places },
    { tier: 'crew', ...places },
    { tier: 'press', ...places },
  ]);
  tiers = await tierIds(app, event.id);
  const selling = sellingOf(app, owner);
  await selling.tier(tiers.crew ?? '', { hidden: true });
  await selling.tier(tiers.press ?? '', { hidden: true });
  await selling.newCode(event.id, { code: 'BACKSTAGE', opens: true, tierIds: [tiers.crew] });
  unpublished = await draft(app, owner, { name: 'Not yet' });
});
afterAll(() => app.close());

interface Order {
  event: { id: string; slug: string };
  tier: string;
  quantity: unknown;
  code?: string;
}
type Way = (order: Order) => Promise<{ status: number; errors?: unknown }>;

const call = (field: string, input: string) => (given: object, who?: TestActor) =>
  app.graphql(
    `mutation ($input: ${input}!) { ${field}(input: $input) { order { id } } }`,
    { input: given },
    who,
  );
const rest = async (path: string, body: object, who?: TestActor) => {
  const { status, body: answer } = await app.rest('POST', path, body, { token: who?.token });
  return { status, errors: answer.error };
};
const line = ({ tier, quantity }: Order): object => ({ tier, quantity });

/** Every call that orders tickets. */
const WAYS: Record<string, Way> = {
  purchase: (order) =>
    call(
      'purchase',
      'PurchaseInput',
    )({
      ...{ event: order.event.id, lines: [line(order)], buyer: BUYER, method: 'DOOR', code: order.code },
    }),
  'purchase by an external wallet': (order) =>
    call(
      'purchase',
      'PurchaseInput',
    )({
      ...{ event: order.event.slug, lines: [line(order)], buyer: BUYER, method: 'EXTERNAL_WALLET' },
      code: order.code,
    }),
  purchaseByForm: (order) =>
    call(
      'purchaseByForm',
      'PurchaseByFormInput',
    )({
      ...{ ...BUYER, slug: order.event.slug, lines: [line(order)], code: order.code },
    }),
  purchaseWithWallet: (order) =>
    call('purchaseWithWallet', 'PurchaseWithWalletInput')(
      { eventId: order.event.id, ...line(order), holder: BUYER, paymentAmount: '5', code: order.code },
      buyer,
    ),
  purchaseWithProvider: (order) =>
    call(
      'purchaseWithProvider',
      'PurchaseWithProviderInput',
    )({
      ...{ ...BUYER, slug: order.event.slug, lines: [line(order)], method: 'MPESA', code: order.code },
    }),
  startOutsidePayment: (order) =>
    call(
      'startOutsidePayment',
      'StartOutsidePaymentInput',
    )({
      ...{ ...BUYER, slug: order.event.slug, lines: [line(order)] },
    }),
  // Sells one ticket: it takes no quantity.
  'POST /events/{slug}/purchase': (order) =>
    rest(`/events/${order.event.slug}/purchase`, {
      ...{ ...BUYER, tier: order.tier, ...(order.quantity !== 1 && { quantity: order.quantity }) },
      code: order.code,
    }),
  'POST /api/tickets/purchase': (order) =>
    rest(
      '/api/tickets/purchase',
      {
        event_id: order.event.id,
        lines: [line(order)],
        payment_amount: 5,
        purchaser_meta: BUYER,
        code: order.code,
      },
      buyer,
    ),
};

/** Of the first error of GraphQL, or of the answer of REST. */
function codeOf({ errors }: { errors?: unknown }): string | undefined {
  const [first] = [errors].flat() as { code?: string; extensions?: { code: string } }[];
  return first?.extensions?.code ?? first?.code;
}

const sold = async (): Promise<{ orders: number; tickets: number }> => {
  const [counts] = await app.sql<{ orders: number; tickets: number }>(
    'SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM tickets) AS tickets',
  );
  return counts ?? { orders: -1, tickets: -1 };
};

describe.each(Object.entries(WAYS))('%s', (_name, way) => {
  it.each<[string, () => Partial<Order>]>([
    ['a hidden tier by its name', () => ({ tier: 'crew' })],
    ['a hidden tier by its id', () => ({ tier: tiers.crew ?? '' })],
    ['a hidden tier with the code of another', () => ({ tier: 'press', code: 'BACKSTAGE' })],
    ['a hidden tier with a code that there is not', () => ({ tier: 'crew', code: 'FRONTSTAGE' })],
    ['an event that is not published', () => ({ event: unpublished })],
    ['a tier whose name is a path', () => ({ tier: '../regular' })],
  ])('does not sell %s', async (_what, changed) => {
    const before = await sold();
    const answer = await way({ event, tier: 'regular', quantity: 1, ...changed() });
    expect(['UNKNOWN_TIER', 'NOT_FOUND', 'CODE_UNKNOWN', 'CODE_GIVES_NOTHING']).toContain(codeOf(answer));
    expect(answer.status).toBeLessThan(500);
    expect(await sold()).toEqual(before);
  });

  it.each([0, -1, 1.5, 1e9, 2 ** 31, '1e3', '', [], {}, true, 'NaN'])(
    'sells no quantity such as %j',
    async (quantity) => {
      const before = await sold();
      const answer = await way({ event, tier: 'regular', quantity });
      expect(codeOf(answer)).toBe('BAD_INPUT');
      expect(answer.status).toBeLessThan(500);
      expect(await sold()).toEqual(before);
    },
  );
});

describe('an amount that the caller names', () => {
  it.each(['0', '-5', '4.9999999', '5.00000001', '1e1', 'NaN', '٥'])('pays nothing as %j', async (amount) => {
    const before = await sold();
    const wallet = call('purchaseWithWallet', 'PurchaseWithWalletInput');
    const given = { eventId: event.id, tier: 'regular', holder: BUYER };
    for (const named of [{ paymentAmount: amount }, { price: amount, currency: 'KES' }])
      expect((await wallet({ ...given, ...named }, buyer)).errors).toBeDefined();
    const confirmed = { amount, currency: 'KES' };
    const bought = await call('purchase', 'PurchaseInput')(
      { event: event.id, lines: [{ tier: 'regular' }], buyer: BUYER, method: 'WALLET', confirmed },
      buyer,
    );
    expect(bought.errors).toBeDefined();
    expect(await sold()).toEqual(before);
  });
});

describe('the test of forged purchases', () => {
  it('notices a sale', async () => {
    const before = await sold();
    const order = { event, tier: 'crew', quantity: 1, code: 'BACKSTAGE' };
    expect((await WAYS.purchase?.(order))?.errors).toBeUndefined();
    expect((await WAYS.purchaseByForm?.(order))?.errors).toBeUndefined();
    expect((await WAYS['POST /events/{slug}/purchase']?.(order))?.errors).toBeUndefined();
    expect(await sold()).toEqual({ orders: before.orders + 3, tickets: before.tickets + 3 });
  });
});
