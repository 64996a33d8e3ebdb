import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPhoneMessages } from '../../../server/platform/phone/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { setOrderPhone } from '../../support/phone.ts';
import { PhoneNetwork } from '../../support/phone-network.ts';
import { published } from '../events/organiser.ts';

const ESTIMATE =
  'mutation ($input: EstimatePhoneBatchInput!) { estimatePhoneBatch(input: $input) { batch { id } } }';
const SEND = 'mutation ($id: ID!) { sendPhoneBatch(input: { id: $id }) { batch { recipients } } }';
const UPDATE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
const REMOVE =
  'mutation ($input: RemoveOrderPhoneInput!) { removeOrderPhone(input: $input) { order { phone { number } } } }';

let network: PhoneNetwork;
let app: TestApp;
let owner: TestActor;
let event: { id: string; slug: string };

beforeAll(async () => {
  network = await PhoneNetwork.open();
  app = await bootTestApp({ ...network.settings('africas-talking'), AFRICASTALKING_PRICE: 'KES 0.8' });
  network.callTo(app.url);
  network.now = () => app.clock.now();
  // At night, so that news of the event wait for the morning.
  app.clock.set(new Date(`${app.clock.now().toISOString().slice(0, 8)}03T22:00:00Z`));
  owner = await app.actor('issuer_owner');
});
afterAll(async () => {
  await app.close();
  await network.close();
});
beforeEach(async () => {
  event = await published(app, owner, {}, [{ tier: 'regular', count: 20, price: '20' }]);
  network.treat = () => 'fine';
});

interface Order {
  orderId: string;
  orderKey: string;
}

async function orderWith(phone: string): Promise<Order> {
  const { data } = await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 1 }] });
  const { order, orderKey } = data.purchaseByForm;
  const made = { orderId: order.id, orderKey };
  await give(made, phone);
  return made;
}

async function give(order: Order, phone: string): Promise<void> {
  expect((await setOrderPhone(app, { ...order, phone })).errors).toBeUndefined();
}

async function end(order: Order): Promise<void> {
  expect((await app.graphql(REMOVE, { input: order })).errors).toBeUndefined();
}

/** A message of the organiser and the news of another place, which wait for the morning. */
async function write(): Promise<void> {
  const { data } = await app.graphql(ESTIMATE, { input: { eventId: event.id, body: 'Bring a coat' } }, owner);
  expect((await app.graphql(SEND, { id: data.estimatePhoneBatch.batch.id }, owner)).errors).toBeUndefined();
  const moved = await app.graphql(UPDATE, { input: { id: event.id, venue: 'Uhuru Park, Nairobi' } }, owner);
  expect(moved.errors).toBeUndefined();
}

const send = () => sendPhoneMessages(app.app.scope());

/** The texts that a phone receives until the next noon. */
async function texts(number: string): Promise<string[]> {
  await send();
  app.clock.advance('14h');
  await send();
  await send();
  const got = network.received.filter(({ to }) => to === number).map(({ text }) => text);
  app.clock.advance('10h');
  return got;
}

const statesOf = async (number: string): Promise<string[]> =>
  (
    await app.sql<{ said: string }>(
      `SELECT kind || ' ' || state AS said FROM phone_outbox WHERE recipient = $1 ORDER BY kind, state`,
      [number],
    )
  ).map(({ said }) => said);

describe('a number whose order has ended messages', () => {
  it('gets none of those that wait', async () => {
    const order = await orderWith('+254712000001');
    await send();
    await write();
    await end(order);
    expect(await statesOf('+254712000001')).toEqual([
      'event_changed stopped',
      'group_message stopped',
      'tickets accepted',
    ]);
    expect(await texts('+254712000001')).toHaveLength(1);
  });

  it('gets those of another order of the event, without a link to the tickets of the first', async () => {
    const order = await orderWith('+254712000002');
    await send();
    await write();
    await orderWith('+254712000002');
    await end(order);
    expect(await statesOf('+254712000002')).toEqual([
      'event_changed queued',
      'group_message queued',
      'tickets accepted',
      'tickets queued',
    ]);
    const named = await app.sql('SELECT FROM phone_outbox WHERE order_id = $1 AND state = $2', [
      order.orderId,
      'queued',
    ]);
    expect(named).toEqual([]);
    expect(await texts('+254712000002')).toHaveLength(4);
  });

  it('gets no message that was on its way to the provider, and was not taken', async () => {
    const order = await orderWith('+254712000003');
    network.treat = () => 'limited';
    await send();
    // As it is during the request, before the refusal of the provider is stored.
    await app.sql(`UPDATE phone_outbox SET state = 'sending' WHERE recipient = '+254712000003'`);
    await end(order);
    await app.sql(`UPDATE phone_outbox SET state = 'queued' WHERE recipient = '+254712000003'`);
    network.treat = () => 'fine';
    expect(await texts('+254712000003')).toEqual([]);
    expect(await statesOf('+254712000003')).toEqual(['tickets stopped']);
  });

  it('gets the tickets when it is given again', async () => {
    const order = await orderWith('+254712000004');
    await end(order);
    await give(order, '+254712000004');
    expect(await texts('+254712000004')).toHaveLength(1);
  });
});

describe('a number that was replaced', () => {
  it('gets neither the tickets nor news of the event, which go to the new one', async () => {
    const order = await orderWith('+254712000005');
    await write();
    await give(order, '+254712000006');
    expect(await texts('+254712000005')).toEqual([]);
    expect(await statesOf('+254712000005')).toEqual([
      'event_changed stopped',
      'group_message stopped',
      'tickets stopped',
    ]);
    expect(await texts('+254712000006')).toHaveLength(1);
  });

  it('keeps what waits when it is given anew', async () => {
    const order = await orderWith('+254712000007');
    await write();
    await give(order, '+254 712 000 007');
    expect(await texts('+254712000007')).toHaveLength(3);
  });
});
