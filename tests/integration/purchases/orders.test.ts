import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { hideGuests } from '../../support/guests.ts';
import { buyWithWallet } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let owner: TestActor;
let event: { id: string; slug: string };
const ids: string[] = [];

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  owner = await app.actor('issuer_owner', admin.issuerId ?? '');
  await hideGuests(app, owner);
  event = await published(app, admin, {}, [{ tier: 'regular', count: 30, price: '10', currency: 'USD' }]);
  for (const name of ['Amina Yusuf', 'Baraka Juma', 'Chebet Rono']) {
    const email = `${name.split(' ')[0]?.toLowerCase()}@buyers.test`;
    const { data } = await buy(app, {
      slug: event.slug,
      lines: [{ tier: 'regular', quantity: 2 }],
      buyer: { name, email },
    });
    ids.push(data.purchaseByForm.order.id);
    app.clock.advance('1s');
  }
  const attendee = await app.actor('attendee');
  const request = { eventId: event.id, paymentCurrency: 'MOCK' as const, paymentAmount: '10' };
  const { data, errors } = await buyWithWallet(app, attendee, request);
  expect(errors).toBeUndefined();
  ids.push(data.purchaseWithWallet.order.id);
});
afterAll(() => app.close());

const LIST = `query ($id: ID!, $first: Int, $after: String, $search: String) {
  ordersOfEvent(eventId: $id, first: $first, after: $after, search: $search) {
    nodes { id status quantity total { amount currency } payment { method status } viewerCanRefund tickets { id } event { id } }
    pageInfo { endCursor hasNextPage } } }`;

async function list(who: TestActor, request: object = {}) {
  const { data, errors } = await app.graphql(LIST, { id: event.id, first: 10, ...request }, who);
  return data?.ordersOfEvent ?? { code: errors?.[0]?.extensions.code };
}
const idsOf = (page: { nodes: { id: string }[] }) => page.nodes.map(({ id }) => id);

describe('the orders of an event', () => {
  it('come newest first, page by page, with what was paid how', async () => {
    const newestFirst = ids.toReversed();
    const first = await list(admin, { first: 3 });
    expect(idsOf(first)).toEqual(newestFirst.slice(0, 3));
    expect(first.nodes[0]).toMatchObject({
      status: 'PAID',
      quantity: 1,
      total: [{ amount: '10', currency: 'USD' }],
      payment: { method: 'MOCK', status: 'PAID' },
      viewerCanRefund: true,
    });
    expect(first.nodes[1]).toMatchObject({
      status: 'DUE',
      quantity: 2,
      payment: null,
      total: [{ amount: '20' }],
    });
    expect(first.nodes[1].tickets).toHaveLength(2);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list(admin, { first: 3, after: first.pageInfo.endCursor });
    expect(idsOf(second)).toEqual(newestFirst.slice(3));
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('are found by id, and by parts of a name for those who may see names', async () => {
    expect(idsOf(await list(admin, { search: ids[1] }))).toEqual([ids[1]]);
    expect(idsOf(await list(owner, { search: 'araka' }))).toEqual([ids[1]]);
    expect(idsOf(await list(owner, { search: 'CHEBET@' }))).toEqual([ids[2]]);
    expect(idsOf(await list(admin, { search: 'araka' }))).toEqual([]);
    expect(idsOf(await list(admin, { search: 'Baraka Juma' }))).toEqual([ids[1]]);
    expect(idsOf(await list(owner, { search: '%' }))).toEqual([]);
  });

  it('are for the organiser’s people', async () => {
    const rival = await app.actor('issuer_admin');
    const auditor = await app.actor('issuer_auditor', admin.issuerId ?? '');
    expect(await list(rival)).toEqual({ code: 'NOT_FOUND' });
    const seen = await list(auditor);
    expect(idsOf(seen)).toHaveLength(4);
    expect(seen.nodes.every((order: { viewerCanRefund: boolean }) => !order.viewerCanRefund)).toBe(true);
    expect(await list(admin, { first: 0 })).toEqual({ code: 'BAD_INPUT' });
    expect(await list(admin, { after: 'bm9uc2Vuc2U' })).toEqual({ code: 'BAD_INPUT' });
  });

  it('show their buyers to those with the right alone', async () => {
    const WHO = 'query ($id: ID!) { order(id: $id) { buyerName buyerEmail buyerPhone } }';
    const shown = await app.graphql(WHO, { id: ids[0] }, owner);
    expect(shown.data.order).toEqual({
      buyerName: 'Amina Yusuf',
      buyerEmail: 'amina@buyers.test',
      buyerPhone: BUYER.phone,
    });
    const hidden = await app.graphql(WHO, { id: ids[0] }, admin);
    expect(hidden.data.order).toEqual({ buyerName: null, buyerEmail: null, buyerPhone: null });
    expect(hidden.errors?.map(({ extensions }) => extensions.code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });
});

describe('as long as the ledger is out of reach', () => {
  it('paying says so, and everything else goes on', async () => {
    const attendee = await app.actor('attendee');
    const request = { eventId: event.id, paymentAmount: '85' };
    await app.graphql('mutation { createWallet { wallet { id } } }', {}, attendee);
    const refused = await buyWithWallet(app, attendee, request);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'LEDGER_UNAVAILABLE', status: 503 });
    const QUOTE = `query ($id: ID!) { purchaseQuote(eventId: $id, tier: "regular") { payment { amount } enough refusal } }`;
    const quoted = await app.graphql(QUOTE, { id: event.id }, attendee);
    expect(quoted.data.purchaseQuote).toMatchObject({ payment: { amount: '85' }, enough: false });
    expect(quoted.data.purchaseQuote.refusal).toContain('ledger cannot be reached');
    const START = `mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }`;
    const outside = await app.graphql(START, { input: { slug: event.slug, tier: 'regular', ...BUYER } });
    expect(outside.errors?.[0]?.extensions.code).toBe('LEDGER_UNAVAILABLE');
    const [tiers] = await app.sql('SELECT held FROM tiers WHERE event_id = $1', [event.id]);
    expect(tiers).toEqual({ held: 0 });
  });
});
