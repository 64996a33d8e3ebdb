import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireProviderHolds } from '../../../server/modules/checkout/provider/complete-attempt.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf, type GraphQLAnswer } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers } from '../../support/provider-buyers.ts';
import { type Guest, waitingRoomsOf } from '../../support/waiting-rooms.ts';
import { published } from '../events/organiser.ts';
import { tierIds } from '../selling/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let buyers: ProviderBuyers;
let rooms: ReturnType<typeof waitingRoomsOf>;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
  buyers = new ProviderBuyers(app, sandbox);
  rooms = waitingRoomsOf(app);
  await connectMerchant(app, sandbox, admin.issuerId as string, 'mpesa');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { orderKey order { id status } } }`;
const BY_FORM =
  'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { tickets { id } } }';
const JOIN = 'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }';
const MORE = 'mutation ($id: ID!) { updateTier(input: { tierId: $id, generated: 2 }) { event { id } } }';
const REFUND =
  'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Cannot come" }) { order { status } } }';

interface Sale {
  id: string;
  slug: string;
  vip: string;
}

/** An event with the tiers "regular" and "vip". */
async function sale(vip: number): Promise<Sale> {
  const event = await published(app, admin, {}, [
    { tier: 'regular', count: 50, price: '500', currency: 'KES' },
    { tier: 'vip', count: vip, price: '2000', currency: 'KES' },
  ]);
  return { ...event, vip: (await tierIds(app, event.id)).vip ?? '' };
}

const openRoom = ({ id, vip }: Sale) => rooms.open(admin, id, { tierIds: [vip] });

interface Order {
  tier: string;
  guest?: Guest;
  person?: ReturnType<ProviderBuyers['person']>;
  waiting?: string;
}

function payByPhone({ slug }: Sale, order: Order): Promise<GraphQLAnswer> {
  const { tier, guest, person = buyers.person(), waiting } = order;
  const lines = [{ tier, quantity: 1 }];
  const input = { ...person, slug, lines, method: 'MPESA', ...(waiting && { waiting }) };
  return app.graphql(BUY, { input }, guest ? { headers: { cookie: guest.cookie } } : {});
}

describe('a purchase at a provider', () => {
  it('of tickets of the room needs a turn, which its payment uses up', async () => {
    const event = await sale(5);
    await openRoom(event);
    const guest = await rooms.join(event.id);
    expect(codeOf(await payByPhone(event, { tier: 'vip' }))).toBe('QUEUE_FIRST');
    expect(codeOf(await payByPhone(event, { tier: 'vip', guest }))).toBe('NOT_YOUR_TURN');
    expect(codeOf(await payByPhone(event, { tier: 'regular' }))).toBeUndefined();
    await rooms.begin(event.id);
    await rooms.pass(1);
    expect(codeOf(await payByPhone(event, { tier: 'vip' }))).toBe('QUEUE_FIRST');
    const person = buyers.person();
    const bought = await payByPhone(event, { tier: 'vip', guest, person });
    expect(bought.data?.purchaseWithProvider.order.status).toBe('HELD');
    const second = { tier: 'vip', guest };
    expect(codeOf(await payByPhone(event, second))).toBe('TURN_OVER');
    await answerPhone(sandbox, person.phone.slice(1), '1234');
    await buyers.pass(5);
    const { order: sold, orderKey } = bought.data?.purchaseWithProvider ?? {};
    const order = { id: sold.id, key: orderKey };
    expect(await buyers.read(order, 'status')).toEqual({ status: 'PAID' });
    expect((await rooms.place(event.id, guest)).state).toBe('bought');
    expect(codeOf(await payByPhone(event, second))).toBe('TURN_OVER');
  });

  it('that is not paid gives the turn back while it lasts', async () => {
    const event = await sale(5);
    await openRoom(event);
    const guest = await rooms.join(event.id);
    await rooms.begin(event.id);
    await rooms.pass(1);
    expect(codeOf(await payByPhone(event, { tier: 'vip', guest }))).toBeUndefined();
    await rooms.pass(1);
    // The request on the phone ends after three minutes, and a turn after eight.
    await buyers.pass(300);
    await expireProviderHolds(app.app.scope(), 'mpesa');
    expect((await rooms.place(event.id, guest)).state).toBe('admitted');
    expect(codeOf(await payByPhone(event, { tier: 'vip', guest }))).toBeUndefined();
  });

  it('in time is returned when its turn was used for another order meanwhile', async () => {
    const event = await sale(5);
    await openRoom(event);
    const guest = await rooms.join(event.id);
    await rooms.begin(event.id);
    await rooms.pass(1);
    const [first, second] = [buyers.person(), buyers.person()];
    const late = { kind: 'push' as const, msisdn: first.phone.slice(1) };
    await sandbox.rule(late, { outcome: 'paid', outcomeAfter: 400 }, 1);
    const started = await payByPhone(event, { tier: 'vip', guest, person: first });
    await buyers.pass(300);
    await expireProviderHolds(app.app.scope(), 'mpesa');
    const bought = await payByPhone(event, { tier: 'vip', guest, person: second });
    await answerPhone(sandbox, second.phone.slice(1), '1234');
    await buyers.pass(5);
    await buyers.pass(120);
    await buyers.pass(60);
    const read = ({ data }: GraphQLAnswer) => {
      const { order, orderKey } = data?.purchaseWithProvider ?? {};
      return buyers.read({ id: order.id, key: orderKey }, 'status attempt { isLate refundStatus }');
    };
    expect(await read(bought)).toMatchObject({ status: 'PAID' });
    expect(await read(started)).toEqual({
      status: 'CANCELLED',
      attempt: { isLate: true, refundStatus: 'PAID' },
    });
  });
});

describe('tickets of the room that are offered to the waiting list', () => {
  let waiters = 0;

  /** An event whose one VIP ticket was given back, and is offered to a person. */
  async function offered(): Promise<{ event: Sale; waiting: string }> {
    const event = await sale(1);
    const sold = await buy(app, { slug: event.slug, lines: [{ tier: 'vip' }] });
    waiters += 1;
    const email = `waits${waiters}@queue.test`;
    const person = { slug: event.slug, tier: 'vip', quantity: 1, name: 'Achieng Were', email };
    expect(codeOf(await app.graphql(JOIN, { input: person }))).toBeUndefined();
    await app.graphql(REFUND, { id: sold.data.purchaseByForm.order.id }, admin);
    await openRoom(event);
    const { text } = await openMail(app, email, 'waiting_offer');
    return { event, waiting: secretIn(text, 'waiting') };
  }

  const byForm = ({ slug }: Sale, waiting: string, guest?: Guest): Promise<GraphQLAnswer> => {
    const input = { ...buyers.person(), slug, lines: [{ tier: 'vip', quantity: 1 }], waiting };
    return app.graphql(BY_FORM, { input }, guest ? { headers: { cookie: guest.cookie } } : {});
  };

  it('are bought without a turn, at a provider', async () => {
    const { event, waiting } = await offered();
    const person = buyers.person();
    const bought = await payByPhone(event, { tier: 'vip', waiting, person });
    expect(codeOf(bought)).toBeUndefined();
    await answerPhone(sandbox, person.phone.slice(1), '1234');
    await buyers.pass(5);
    const { order: sold, orderKey } = bought.data?.purchaseWithProvider ?? {};
    const order = { id: sold.id, key: orderKey };
    expect(await buyers.read(order, 'status')).toEqual({ status: 'PAID' });
  });

  it('are bought without a turn by the form, and leave a place as it is', async () => {
    const { event, waiting } = await offered();
    const guest = await rooms.join(event.id);
    const bought = await byForm(event, waiting, guest);
    expect(bought.data?.purchaseByForm.tickets).toHaveLength(1);
    expect((await rooms.place(event.id, guest)).state).toBe('waiting');
  });

  it('are sold to the person of their offer alone: no other secret passes the room', async () => {
    const [{ event, waiting }, other] = [await offered(), await offered()];
    // A place is free, which no offer is for.
    expect(codeOf(await app.graphql(MORE, { id: event.vip }, admin))).toBeUndefined();
    for (const secret of ['x'.repeat(43), other.waiting]) {
      expect(codeOf(await payByPhone(event, { tier: 'vip', waiting: secret }))).toBe('OFFER_GONE');
      expect(codeOf(await byForm(event, secret))).toBe('OFFER_GONE');
    }
    expect(codeOf(await payByPhone(event, { tier: 'regular', waiting }))).toBe('OFFER_DIFFERS');
    expect(codeOf(await payByPhone(event, { tier: 'vip' }))).toBe('QUEUE_FIRST');
    expect(codeOf(await byForm(other.event, other.waiting))).toBeUndefined();
  });

  it('are taken by an order of their event alone, also in the database', async () => {
    const [{ event }, other] = [await offered(), await offered()];
    const sold = await buy(app, { slug: other.event.slug, lines: [{ tier: 'regular' }] });
    const take = (orderId: string) =>
      app.sql(
        "UPDATE waiting_entries SET state = 'taken', order_id = $2, finished_at = now() WHERE event_id = $1",
        [event.id, orderId],
      );
    await expect(take(sold.data.purchaseByForm.order.id)).rejects.toThrow(
      'an offer is taken by an order of its event',
    );
  });
});
