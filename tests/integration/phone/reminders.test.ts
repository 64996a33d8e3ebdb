import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindHolders } from '../../../server/modules/phone/messages/remind-holders.ts';
import { sendPhoneMessages } from '../../../server/platform/phone/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { linkIn, setOrderPhone } from '../../support/phone.ts';
import { PhoneNetwork } from '../../support/phone-network.ts';
import { published } from '../events/organiser.ts';

const DAY = 86_400;
const CHOICE =
  'mutation ($token: String!, $areAllowed: Boolean!) { setPhoneMessages(input: { token: $token, areAllowed: $areAllowed }) { number } }';

type Channel = 'SMS' | 'WHATSAPP';
interface Bought {
  orderId: string;
  orderKey: string;
}

let network: PhoneNetwork;
let app: TestApp;
let owner: TestActor;
let event: { id: string; slug: string };
/** Milliseconds since 1970. */
let first = 0;
let day = 0;

beforeAll(async () => {
  network = await PhoneNetwork.open();
  app = await bootTestApp(network.settings('africas-talking', 'whatsapp'));
  network.callTo(app.url);
  network.now = () => app.clock.now();
  // In the past, so that no session ends meanwhile.
  first = app.clock.in(-40 * DAY).getTime();
});
afterAll(async () => {
  await app.close();
  await network.close();
});
beforeEach(async () => {
  // By day: reminders wait for the morning.
  day += 4;
  app.clock.set(new Date(`${new Date(first + day * DAY * 1_000).toISOString().slice(0, 10)}T09:00:00Z`));
  owner = await app.actor('issuer_owner');
  const startDate = app.clock.in(3 * DAY).toISOString();
  const endDate = app.clock.in(3 * DAY + 5 * 3_600).toISOString();
  event = await published(app, owner, { name: 'Koroga', startDate, endDate }, [
    { tier: 'regular', count: 50, price: '20' },
  ]);
});

const send = () => sendPhoneMessages(app.app.scope());

async function order(): Promise<Bought> {
  const { data } = await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 1 }] });
  return { orderId: data.purchaseByForm.order.id, orderKey: data.purchaseByForm.orderKey };
}

async function choose(bought: Bought, phone: string, channel: Channel = 'SMS'): Promise<void> {
  expect((await setOrderPhone(app, { ...bought, phone, channel })).errors).toBeUndefined();
}

const messagesTo = async (number: string, kind: string) =>
  (
    await app.sql<{ said: string }>(
      `SELECT channel || ' ' || state AS said FROM phone_outbox WHERE recipient = $1 AND kind = $2 ORDER BY created_at, id`,
      [number, kind],
    )
  ).map(({ said }) => said);

/** Runs the job of the day before the event, twice, as two processes or an hour later. */
async function remind(): Promise<void> {
  await Promise.all([remindHolders(app.app.scope()), remindHolders(app.app.scope())]);
  await send();
  app.clock.advance('1h');
  await remindHolders(app.app.scope());
  await send();
}

describe('the reminder of an event', () => {
  it('goes once to each number that was chosen, by its channel, on the day before', async () => {
    const [sms, whatsapp, shared] = ['+254712600001', '+254712600002', '+254712600003'];
    await choose(await order(), sms);
    await choose(await order(), whatsapp, 'WHATSAPP');
    await choose(await order(), shared);
    await choose(await order(), shared);
    await order();
    await remind();
    expect(await messagesTo(sms, 'reminder')).toEqual([]);
    app.clock.advance('49h');
    await remind();
    expect(await messagesTo(sms, 'reminder')).toEqual(['sms accepted']);
    expect(await messagesTo(whatsapp, 'reminder')).toEqual(['whatsapp accepted']);
    expect(await messagesTo(shared, 'reminder')).toEqual(['sms accepted']);
    expect(network.textsTo(sms).filter((text) => text.includes('Koroga is on'))).toHaveLength(1);
    const all = await app.sql(`SELECT 1 FROM phone_outbox WHERE event_id = $1 AND kind = 'reminder'`, [
      event.id,
    ]);
    expect(all).toHaveLength(3);
  });

  it('does not go to a number that has stopped messages, nor to an order that ended them', async () => {
    const [stopped, ended] = ['+254712600011', '+254712600012'];
    await choose(await order(), stopped);
    const bought = await order();
    await choose(bought, ended);
    await send();
    const token = linkIn(network.textsTo(stopped).at(-1) ?? '', 'stop');
    expect((await app.graphql(CHOICE, { token, areAllowed: false })).errors).toBeUndefined();
    const REMOVE =
      'mutation ($input: RemoveOrderPhoneInput!) { removeOrderPhone(input: $input) { order { id } } }';
    expect((await app.graphql(REMOVE, { input: bought })).errors).toBeUndefined();
    app.clock.advance('49h');
    await remind();
    expect(await messagesTo(stopped, 'reminder')).toEqual(['sms stopped']);
    expect(await messagesTo(ended, 'reminder')).toEqual([]);
    for (const number of [stopped, ended])
      expect(network.textsTo(number).filter((text) => text.includes('Koroga is on'))).toEqual([]);
  });

  it('does not go to orders of the last day, which have just had their tickets', async () => {
    app.clock.advance('49h');
    const number = '+254712600021';
    await choose(await order(), number);
    await remind();
    expect(await messagesTo(number, 'reminder')).toEqual([]);
  });
});

describe('an order that changes to another channel', () => {
  it('gets what waits by that channel, once', async () => {
    const number = '+254712600031';
    const bought = await order();
    await choose(bought, number);
    app.clock.advance('49h');
    await remindHolders(app.app.scope());
    await choose(bought, number, 'WHATSAPP');
    expect(await messagesTo(number, 'tickets')).toEqual(['sms stopped', 'whatsapp queued']);
    expect(await messagesTo(number, 'reminder')).toEqual(['whatsapp queued']);
    await choose(bought, number, 'SMS');
    await choose(bought, number, 'WHATSAPP');
    await send();
    expect(await messagesTo(number, 'reminder')).toEqual(['whatsapp accepted']);
    expect((await messagesTo(number, 'tickets')).filter((said) => !said.endsWith('stopped'))).toEqual([
      'whatsapp accepted',
    ]);
    expect(network.textsTo(number)).toHaveLength(2);
  });

  it('leaves news to another order of the event with that number', async () => {
    const number = '+254712600032';
    const [first, second] = [await order(), await order()];
    await choose(first, number);
    await choose(second, number);
    app.clock.advance('49h');
    await remindHolders(app.app.scope());
    await choose(first, number, 'WHATSAPP');
    expect(await messagesTo(number, 'reminder')).toEqual(['sms queued']);
    await send();
    expect(await messagesTo(number, 'reminder')).toEqual(['sms accepted']);
  });
});
