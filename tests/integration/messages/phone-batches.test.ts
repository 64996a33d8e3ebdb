import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPhoneMessages } from '../../../server/platform/phone/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { setOrderPhone } from '../../support/phone.ts';
import { PhoneNetwork } from '../../support/phone-network.ts';
import { published } from '../events/organiser.ts';

const BATCH = `batch { id body recipients segments cost { amount currency } sentAt waiting delivered failed unknown }`;
const ESTIMATE = `mutation ($input: EstimatePhoneBatchInput!) { estimatePhoneBatch(input: $input) { ${BATCH} } }`;
const SEND = `mutation ($id: ID!) { sendPhoneBatch(input: { id: $id }) { ${BATCH} } }`;
const BUDGET = 'query ($id: ID!) { phoneBudget(eventId: $id) { limit { amount currency } left { amount } } }';
const LIST = `query ($id: ID!) { phoneBatches(eventId: $id) { nodes { id recipients delivered waiting failed } } }`;

let network: PhoneNetwork;
let app: TestApp;
let owner: TestActor;
let event: { id: string; slug: string };

beforeAll(async () => {
  network = await PhoneNetwork.open();
  app = await bootTestApp({
    ...network.settings('africas-talking', 'twilio'),
    AFRICASTALKING_PRICE: 'KES 0.8',
    TWILIO_PRICE: 'KES 12',
    PHONE_BUDGET: 'KES 20',
  });
  network.callTo(app.url);
  network.now = () => app.clock.now();
  network.callbackUrl = { 'africas-talking': app.app.services.phone.callbackAddress('africas-talking') };
  app.clock.set(new Date(`${app.clock.now().toISOString().slice(0, 8)}03T09:00:00Z`));
  owner = await app.actor('issuer_owner');
  event = await published(app, owner, {}, [
    { tier: 'regular', count: 20, price: '20' },
    { tier: 'vip', count: 20, price: '80' },
  ]);
  const phones: [string, string, string][] = [
    ['regular', 'a@guests.test', '+254712000001'],
    ['regular', 'b@guests.test', '+254712000002'],
    ['vip', 'b@guests.test', '+254712000002'],
    ['vip', 'c@guests.test', '+33612345678'],
  ];
  for (const [tier, email, phone] of phones) {
    const { data } = await buy(app, { slug: event.slug, buyer: { email }, lines: [{ tier, quantity: 1 }] });
    const { order, orderKey } = data.purchaseByForm;
    await setOrderPhone(app, { orderId: order.id, orderKey, phone });
  }
  await buy(app, {
    slug: event.slug,
    buyer: { email: 'd@guests.test' },
    lines: [{ tier: 'vip', quantity: 1 }],
  });
  await sendPhoneMessages(app.app.scope());
  await network.report();
});
afterAll(async () => {
  await app.close();
  await network.close();
});
beforeEach(() => app.clock.advance('1s'));

const estimate = (body: string, tiers: string[] | null = null, who = owner) =>
  app.graphql(ESTIMATE, { input: { eventId: event.id, body, tiers } }, who);
const send = (id: string, who = owner) => app.graphql(SEND, { id }, who);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const groupMessages = () => network.received.filter(({ text }) => text.includes('Gate')).map(({ to }) => to);

describe('a message to the phones of ticket holders', () => {
  it('is estimated by parts and prices, each phone once, and sends nothing before it is confirmed', async () => {
    const { estimatePhoneBatch } = (await estimate('Gate B opens at 18:00')).data;
    expect(estimatePhoneBatch.batch).toMatchObject({
      recipients: 3,
      segments: 3,
      cost: { amount: '13.6', currency: 'KES' },
      sentAt: null,
    });
    const regular = (await estimate(`Gate B. ${'x'.repeat(160)}`, ['regular'])).data.estimatePhoneBatch.batch;
    expect(regular).toMatchObject({ recipients: 2, segments: 4, cost: { amount: '3.2' } });
    const wide = (await estimate('Gate B 🎟', ['regular'])).data.estimatePhoneBatch.batch;
    expect(wide.segments).toBeGreaterThan(2);
    await sendPhoneMessages(app.app.scope());
    expect(groupMessages()).toEqual([]);
    const { nodes } = (await app.graphql(LIST, { id: event.id }, owner)).data.phoneBatches;
    expect(nodes).toEqual([]);
  });

  it('goes once to each phone, counts against the budget, and shows its delivery', async () => {
    const { id } = (await estimate('Gate B opens at 18:00')).data.estimatePhoneBatch.batch;
    const [one, other] = await Promise.all([send(id), send(id)]);
    expect([codeOf(one), codeOf(other)]).toEqual([undefined, undefined]);
    await sendPhoneMessages(app.app.scope());
    await network.report();
    expect(groupMessages().toSorted()).toEqual(['+254712000001', '+254712000002', '+33612345678']);
    const { nodes } = (await app.graphql(LIST, { id: event.id }, owner)).data.phoneBatches;
    expect(nodes).toEqual([{ id, recipients: 3, delivered: 3, waiting: 0, failed: 0 }]);
    const { limit, left } = (await app.graphql(BUDGET, { id: event.id }, owner)).data.phoneBudget;
    expect([limit.amount, left.amount]).toEqual(['20', '6.4']);
  });

  it('is refused beyond the budget, also when two are sent at the same time, and fits the next month', async () => {
    const ids: string[] = [];
    for (const body of ['Gate C', 'Gate D']) {
      const { batch } = (await estimate(body, ['vip'])).data.estimatePhoneBatch;
      ids.push(batch.id as string);
    }
    const refused = await Promise.all(ids.map((id) => send(id)));
    expect(refused.map(codeOf)).toEqual(['PHONE_BUDGET_USED', 'PHONE_BUDGET_USED']);
    const cheap: string[] = [];
    for (let nth = 0; nth < 5; nth += 1)
      cheap.push((await estimate(`Gate E${nth}`, ['regular'])).data.estimatePhoneBatch.batch.id as string);
    const codes = (await Promise.all(cheap.map((id) => send(id)))).map(codeOf);
    // 1.60 each, of 6.40.
    expect(codes.filter((code) => code === undefined)).toHaveLength(4);
    expect(codes.filter((code) => code === 'PHONE_BUDGET_USED')).toHaveLength(1);
  });

  it('is refused when it costs more by now, has expired, or reaches no phone', async () => {
    const { id } = (await estimate('Gate F', ['regular'])).data.estimatePhoneBatch.batch;
    app.clock.advance('16m');
    expect(codeOf(await send(id))).toBe('PHONE_ESTIMATE_CHANGED');
    const bare = await published(app, owner, {}, [{ tier: 'regular', count: 5, price: '20' }]);
    const none = await app.graphql(ESTIMATE, { input: { eventId: bare.id, body: 'Gate G' } }, owner);
    expect(none.data.estimatePhoneBatch.batch.recipients).toBe(0);
    expect(codeOf(await send(none.data.estimatePhoneBatch.batch.id))).toBe('NO_PHONES');
  });

  it('is for staff of the organiser who may write to ticket holders', async () => {
    const { id } = (await estimate('Gate H')).data.estimatePhoneBatch.batch;
    const stranger = await app.actor('issuer_owner');
    expect(codeOf(await estimate('Gate H', null, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await send(id, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(LIST, { id: event.id }, await app.actor('attendee')))).toBe('FORBIDDEN');
  });

  it.each(['', '   ', 'x'.repeat(301), 'Gate\u0007'])('refuses the text %j', async (body) => {
    expect(codeOf(await estimate(body))).toBe('BAD_INPUT');
  });
});
