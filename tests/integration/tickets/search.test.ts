import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { hideGuests } from '../../support/guests.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;
let admin: TestActor;
let rival: TestActor;
let eventId: string;
const ids: string[] = [];

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  admin = await app.actor('issuer_admin', owner.issuerId ?? '');
  await hideGuests(app, owner);
  rival = await app.actor('issuer_owner');
  const event = await published(app, owner, {}, [
    { tier: 'vip', count: 10 },
    { tier: 'regular', count: 10 },
  ]);
  eventId = event.id;
  const people = ['Ama Mensah', 'Kofi Boateng', 'Ama Owusu', 'Zuri 100%', 'Neema_'];
  for (const [index, name] of people.entries()) {
    app.clock.advance('1s');
    const tier = index % 2 === 0 ? 'vip' : 'regular';
    const email = `${name.toLowerCase().replaceAll(/\W/g, '.')}x@buyers.test`;
    const answer = await buy(app, { slug: event.slug, lines: [{ tier }], buyer: { name, email } });
    ids.push(answer.data.purchaseByForm.tickets[0].id);
  }
});
afterAll(() => app.close());

const SEARCH = `query ($search: String, $tier: String, $status: TicketStatus, $eventId: ID, $order: TicketOrderInput,
    $first: Int! = 20, $after: String) {
  tickets(search: $search, tier: $tier, status: $status, eventId: $eventId, order: $order, first: $first, after: $after) {
    totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`;

/** The indexes of the found tickets, in order. */
async function found(variables: object, who = owner): Promise<number[]> {
  const answer = await app.graphql(SEARCH, { ...variables }, who);
  expect(answer.errors).toBeUndefined();
  const { nodes, totalCount } = answer.data.tickets;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }: { id: string }) => ids.indexOf(id));
}

it('lists all, newest first, and narrows by tier, event and status', async () => {
  expect(await found({})).toEqual([4, 3, 2, 1, 0]);
  expect(await found({ tier: 'VIP' })).toEqual([4, 2, 0]);
  expect(await found({ tier: 'premium' })).toEqual([]);
  expect(await found({ eventId, tier: 'regular' })).toEqual([3, 1]);
  expect(await found({ eventId: 'nonsense' })).toEqual([]);
  expect(await found({ status: 'ACTIVE' })).toEqual([4, 3, 2, 1, 0]);
  expect(await found({ status: 'USED' })).toEqual([]);
});

it('finds by id, by the first digits of it, by address and by parts of names', async () => {
  expect(await found({ search: ids[1] })).toEqual([1]);
  expect(await found({ search: ids[1]?.slice(0, 18).toUpperCase() })).toContain(1);
  expect(await found({ search: 'AMA.MENSAHX@buyers.test' })).toEqual([0]);
  expect(await found({ search: 'ama' })).toEqual([2, 0]);
  expect(await found({ search: '%' })).toEqual([3]);
  expect(await found({ search: 'Neema_' })).toEqual([4]);
});

it('needs the whole name from those who may not see names', async () => {
  expect(await found({ search: 'ama' }, admin)).toEqual([]);
  expect(await found({ search: 'ama mensah' }, admin)).toEqual([0]);
  expect(await found({ search: 'ama.mensahx@buyers.test' }, admin)).toEqual([0]);
});

it('ends at the wall of the issuer, and at the right to search', async () => {
  expect(await found({}, rival)).toEqual([]);
  expect(await found({ search: ids[1] }, rival)).toEqual([]);
  expect(await found({}, await app.actor('system_admin'))).toHaveLength(5);
  const validator = await app.actor('issuer_validator', owner.issuerId ?? '');
  expect((await app.graphql(SEARCH, {}, validator)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('pages by cursor', async () => {
  const first = await app.graphql(SEARCH, { first: 2 }, owner);
  expect(first.data.tickets).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
  const { endCursor: after } = first.data.tickets.pageInfo;
  const second = await app.graphql(SEARCH, { first: 3, after }, owner);
  const shown = [...first.data.tickets.nodes, ...second.data.tickets.nodes];
  expect(shown.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual([4, 3, 2, 1, 0]);
  expect(second.data.tickets.pageInfo.hasNextPage).toBe(false);
  expect((await app.graphql(SEARCH, { first: 101 }, owner)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
});

it('sorts all that fit, over their pages', async () => {
  expect(await found({ order: { by: 'HOLDER' } })).toEqual([0, 2, 1, 4, 3]);
  expect(await found({ order: { by: 'TIER', descending: true } })).toEqual([4, 2, 0, 3, 1]);
  expect(await found({ order: { by: 'ISSUED' }, search: 'ama' })).toEqual([0, 2]);
  const order = { by: 'HOLDER', descending: true };
  const page = async (after: string | null) =>
    (await app.graphql(SEARCH, { order, first: 3, after }, owner)).data.tickets;
  const first = await page(null);
  const second = await page(first.pageInfo.endCursor);
  const nodes = [...first.nodes, ...second.nodes] as { id: string }[];
  expect(nodes.map(({ id }) => ids.indexOf(id))).toEqual([3, 4, 1, 2, 0]);
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
});

it('refuses an order by names to those who may not see names', async () => {
  const { errors } = await app.graphql(SEARCH, { order: { by: 'HOLDER' } }, admin);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    details: { fields: [{ field: 'order.by' }] },
  });
});
