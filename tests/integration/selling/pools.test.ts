import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireHolds } from '../../../server/modules/checkout/hold/release-places.ts';
import { processWaitlist } from '../../../server/modules/waitlist/process-waitlist.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../../support/wallet-buyers.ts';
import { draft, published } from '../events/organiser.ts';
import { sellingOf, tierIds } from './organiser.ts';
import { pooledEvent, poolsOf, usedOf } from './pools-of.ts';

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

const AVAILABLE = `query ($slug: String!) { publishedEvent(slug: $slug) {
  available lowStock tiers { name available generated sold } } }`;
const REFUND =
  'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Cannot come" }) { order { status } } }';

const line = (tier: string, quantity = 1) => ({ tier, quantity });
const available = async (slug: string) => (await app.graphql(AVAILABLE, { slug })).data.publishedEvent;
const orderId = (sold: Awaited<ReturnType<typeof buy>>): string => sold.data.purchaseByForm.order.id;

describe('tiers that share capacity', () => {
  it('have the fewest of their own tickets and of those that the pool has left', async () => {
    const event = await pooledEvent(app, admin, 12, { a: 100, b: 3 });
    expect(await available(event.slug)).toMatchObject({
      available: 12,
      lowStock: false,
      tiers: [
        { name: 'a', available: 12, generated: 100, sold: 0 },
        { name: 'b', available: 3, generated: 3, sold: 0 },
      ],
    });
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('a', 10)] }))).toBeUndefined();
    app.clock.advance('3s');
    expect(await available(event.slug)).toMatchObject({
      available: 2,
      lowStock: true,
      tiers: [
        { available: 2, sold: 10 },
        { available: 2, sold: 0 },
      ],
    });
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('b', 3)] }))).toBe('SOLD_OUT');
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('b', 2)] }))).toBeUndefined();
    expect(await usedOf(app, event.poolId)).toEqual({ used: 12, taken: 12, capacity: 12 });
  });

  it('refuse an order of several whose tickets together exceed the pool, and name what is left', async () => {
    const event = await pooledEvent(app, admin, 3);
    const refused = await buy(app, { slug: event.slug, lines: [line('a', 2), line('b', 2)] });
    expect(codeOf(refused)).toBe('SOLD_OUT');
    expect(refused.errors?.[0]?.extensions.details).toMatchObject({ tier: 'b', available: 1 });
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('a', 2), line('b', 1)] }))).toBeUndefined();
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 3, taken: 3 });
  });

  it('are both sold out for a wallet once the pool is, and an order of several holds places together', async () => {
    const event = await pooledEvent(app, admin, 3);
    const purchase = (lines: ReturnType<typeof line>[], paymentAmount: string) =>
      buyWithWallet(app, buyer, { eventId: event.id, lines, paymentAmount });
    expect((await purchase([line('a'), line('b')], '6')).errors?.[0]).toBeUndefined();
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 2, taken: 2 });
    const both = await purchase([line('a'), line('b')], '6');
    expect(both.errors?.[0]?.extensions).toMatchObject({
      code: 'SOLD_OUT',
      details: { tier: 'b', available: 0 },
    });
    expect((await purchase([line('b')], '3')).errors?.[0]).toBeUndefined();
    expect(codeOf(await purchase([line('a')], '3'))).toBe('SOLD_OUT');
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 3, taken: 3 });
  });

  it('get the places of a refund back, first for those who wait for any of them', async () => {
    const event = await pooledEvent(app, admin, 2);
    const sold = orderId(await buy(app, { slug: event.slug, lines: [line('a', 2)] }));
    const join = (name: string) =>
      app.graphql('mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }', {
        input: { slug: event.slug, tier: 'b', quantity: 1, name, email: `${name}@pool.test` },
      });
    app.clock.advance('3s');
    expect((await join('wanjiru')).errors).toBeUndefined();
    expect((await app.graphql(REFUND, { id: sold }, admin)).errors).toBeUndefined();
    const [entry] = await app.sql('SELECT state FROM waiting_entries WHERE event_id = $1', [event.id]);
    expect(entry).toEqual({ state: 'offered' });
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 1, taken: 1 });
    // One place is left for anyone, in either tier.
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('a')] }))).toBeUndefined();
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('b')] }))).toBe('SOLD_OUT');
    app.clock.advance('23h');
    await processWaitlist(app.app.scope());
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 1, taken: 1 });
  });

  it('free the places of one cancelled ticket', async () => {
    const event = await pooledEvent(app, admin, 2);
    const sold = await buy(app, { slug: event.slug, lines: [line('a', 2)] });
    const [ticket] = sold.data.purchaseByForm.tickets;
    const cancelled = await app.graphql(
      `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ill" }) { ticket { status } } }`,
      { id: ticket.id },
      admin,
    );
    expect(cancelled.errors).toBeUndefined();
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 1, taken: 1 });
  });
});

describe('a pool', () => {
  it('is listed with what each tier uses, for staff who manage tiers', async () => {
    const event = await pooledEvent(app, admin, 50, { a: 30, b: 40 });
    await buy(app, { slug: event.slug, lines: [line('b', 4)] });
    const [room, ...others] = await poolsOf(app, admin).list(event.id);
    // Rooms of other events, which its tiers may join.
    expect(others.flatMap(({ tiers }: { tiers: { event: { id: string } }[] }) => tiers)).not.toContainEqual(
      expect.objectContaining({ event: { id: event.id, name: 'Koroga Festival' } }),
    );
    expect([room]).toEqual([
      {
        id: event.poolId,
        ...{ name: 'Hall', capacity: 50, used: 4, available: 46 },
        tiers: [
          {
            used: 0,
            tier: { id: event.tiers.a, name: 'a', available: 30 },
            event: { id: event.id, name: 'Koroga Festival' },
          },
          {
            used: 4,
            tier: { id: event.tiers.b, name: 'b', available: 36 },
            event: { id: event.id, name: 'Koroga Festival' },
          },
        ],
      },
    ]);
    const stranger = await app.actor('issuer_admin');
    const foreign = await app.graphql(
      'query ($id: ID!) { capacityPools(eventId: $id) { id } }',
      { id: event.id },
      stranger,
    );
    expect(codeOf(foreign)).toBe('NOT_FOUND');
    const own = await published(app, stranger);
    const theirs = poolsOf(app, stranger);
    expect(codeOf(await theirs.change(event.poolId, { capacity: 1 }))).toBe('NOT_FOUND');
    expect(codeOf(await theirs.remove(event.poolId))).toBe('NOT_FOUND');
    expect(codeOf(await theirs.create(own.id, { capacity: 9, tierIds: [event.tiers.a ?? ''] }))).toBe(
      'BAD_INPUT',
    );
  });

  it('keeps at least the places that are used, in its capacity and when a tier joins', async () => {
    const pools = poolsOf(app, admin);
    const event = await published(app, admin, {}, [
      { tier: 'a', count: 20, price: '3', currency: 'XLM' },
      { tier: 'b', count: 20, price: '3', currency: 'XLM' },
    ]);
    const { a = '', b = '' } = await tierIds(app, event.id);
    await buy(app, { slug: event.slug, lines: [line('a', 5), line('b', 6)] });
    const made = await pools.create(event.id, { capacity: 10, tierIds: [a] });
    const { id, used } = made.data.createCapacityPool.capacityPool;
    expect(used).toBe(5);
    const refused = await pools.change(id, { capacity: 10, add: [b] });
    expect(codeOf(refused)).toBe('POOL_TOO_SMALL');
    expect(refused.errors?.[0]?.extensions.details).toMatchObject({ min: 11 });
    const upperCase = await pools.change(id, { capacity: 10, add: [a.toUpperCase(), a] });
    expect(upperCase.data?.changeCapacityPool.capacityPool.tiers).toHaveLength(1);
    expect(codeOf(await pools.change(id, { capacity: 4 }))).toBe('POOL_TOO_SMALL');
    expect(codeOf(await pools.create(event.id, { capacity: 5, tierIds: [b] }))).toBe('POOL_TOO_SMALL');
    expect((await pools.change(id, { capacity: 11, add: [b] })).errors).toBeUndefined();
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('a')] }))).toBe('SOLD_OUT');
    expect(codeOf(await pools.remove(id))).toBe('POOL_HAS_TIERS');
    // Tickets sold stay, and the tiers have their own limits again.
    expect(
      (await pools.change(id, { capacity: 11, remove: [a, b] })).data.changeCapacityPool.capacityPool,
    ).toMatchObject({
      used: 0,
      tiers: [],
    });
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('a')] }))).toBeUndefined();
    expect((await pools.remove(id)).errors).toBeUndefined();
    expect((await booksOf(app.sql, event.id)).tickets).toBe(12);
  });

  it('offers the places of a larger capacity to those who wait', async () => {
    const event = await pooledEvent(app, admin, 1);
    await buy(app, { slug: event.slug, lines: [line('a')] });
    app.clock.advance('3s');
    await app.graphql(
      'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }',
      {
        input: { slug: event.slug, tier: 'b', quantity: 1, name: 'Otieno', email: 'otieno@pool.test' },
      },
    );
    await poolsOf(app, admin).change(event.poolId, { capacity: 2 });
    const [entry] = await app.sql('SELECT state FROM waiting_entries WHERE event_id = $1', [event.id]);
    expect(entry).toEqual({ state: 'offered' });
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 2, taken: 2 });
  });

  it('names each fault of what was entered', async () => {
    const event = await draft(app, admin);
    const bad = await poolsOf(app, admin).create(event.id, { name: ' ', capacity: 0, tierIds: ['x'] });
    expect(bad.errors?.[0]?.extensions.details).toMatchObject({
      fields: [{ field: 'name' }, { field: 'capacity' }, { field: 'tierIds' }],
    });
  });

  it('is copied with its event, and the copy uses none', async () => {
    const event = await pooledEvent(app, admin, 40, { a: 30, b: 30, c: 30 });
    await buy(app, { slug: event.slug, lines: [line('a', 2)] });
    const start = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString();
    const made = await app.graphql(
      'mutation ($id: ID!, $start: DateTime!) { duplicateEvent(input: { id: $id, startDate: $start }) { event { id } } }',
      { id: event.id, start },
      admin,
    );
    const { id } = made.data.duplicateEvent.event;
    const [copy] = await poolsOf(app, admin).list(id);
    expect(copy).toMatchObject({ name: 'Hall', capacity: 40, used: 0 });
    expect(copy.id).not.toBe(event.poolId);
    expect(copy.tiers.map(({ tier }: { tier: { name: string } }) => tier.name)).toEqual(['a', 'b', 'c']);
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 2 });
  });

  it('may be of tiers of several events, which all see its places', async () => {
    const pools = poolsOf(app, admin);
    const friday = await pooledEvent(app, admin, 5, { a: 10 });
    const saturday = await published(app, admin, {}, [{ tier: 'a', count: 10, price: '3', currency: 'XLM' }]);
    const { a = '' } = await tierIds(app, saturday.id);
    // A colleague's dialog does not know of it, and leaves it in.
    expect((await pools.list(saturday.id)).map(({ id }: { id: string }) => id)).toContain(friday.poolId);
    await pools.change(friday.poolId, { capacity: 6, add: [a] });
    await pools.change(friday.poolId, { capacity: 5, add: [friday.tiers.a ?? ''] });
    await buy(app, { slug: saturday.slug, lines: [line('a', 4)] });
    app.clock.advance('3s');
    expect(await available(friday.slug)).toMatchObject({ available: 1, tiers: [{ available: 1, sold: 0 }] });
    expect(codeOf(await buy(app, { slug: friday.slug, lines: [line('a', 2)] }))).toBe('SOLD_OUT');
  });

  it('gives places of a cancelled event to those who wait for another event of the room', async () => {
    const friday = await pooledEvent(app, admin, 2, { a: 10 });
    const saturday = await published(app, admin, {}, [{ tier: 'a', count: 10, price: '3', currency: 'XLM' }]);
    const { a = '' } = await tierIds(app, saturday.id);
    await poolsOf(app, admin).change(friday.poolId, { capacity: 2, add: [a] });
    await buy(app, { slug: friday.slug, lines: [line('a', 2)] });
    app.clock.advance('3s');
    const joined = await app.graphql(
      'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }',
      { input: { slug: saturday.slug, tier: 'a', quantity: 2, name: 'Otieno', email: 'otieno2@pool.test' } },
    );
    expect(joined.errors).toBeUndefined();
    const cancelled = await app.graphql(
      'mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Flooded" }) { cancellation { orders } } }',
      { id: friday.id },
      admin,
    );
    expect(cancelled.errors).toBeUndefined();
    await until(async () => {
      const [entry] = await app.sql<{ state: string }>(
        'SELECT state FROM waiting_entries WHERE event_id = $1',
        [saturday.id],
      );
      return entry?.state === 'offered';
    });
    expect(await usedOf(app, friday.poolId)).toMatchObject({ used: 2, taken: 2 });
  });

  it('gets back the places that a deleted event held', async () => {
    const friday = await pooledEvent(app, admin, 5, { a: 10 });
    const saturday = await published(app, admin, {}, [{ tier: 'a', count: 10, price: '3', currency: 'XLM' }]);
    const { a = '' } = await tierIds(app, saturday.id);
    await poolsOf(app, admin).change(friday.poolId, { capacity: 5, add: [a] });
    // As offers and phones at the door hold them, which are deleted with the event.
    await app.sql('UPDATE tiers SET held = 3 WHERE id = $1', [a]);
    const owner = await app.actor('issuer_owner', admin.issuerId ?? '');
    const deleted = await app.graphql(
      'mutation ($id: ID!) { deleteEvent(input: { id: $id }) { deletedId } }',
      { id: saturday.id },
      owner,
    );
    expect(deleted.errors).toBeUndefined();
    expect(await usedOf(app, friday.poolId)).toMatchObject({ used: 0, taken: 0 });
  });

  it('is never oversold, whatever writes to its tiers', async () => {
    const event = await pooledEvent(app, admin, 5, { a: 10, b: 10 });
    await expect(app.sql('UPDATE tiers SET held = 6 WHERE id = $1', [event.tiers.a])).rejects.toThrow(
      'capacity_pools_never_oversold',
    );
    await expect(app.sql('UPDATE tiers SET held = 3 WHERE event_id = $1', [event.id])).rejects.toThrow(
      'capacity_pools_never_oversold',
    );
    await expect(app.sql('UPDATE capacity_pools SET used = 6 WHERE id = $1', [event.poolId])).rejects.toThrow(
      'capacity_pools_never_oversold',
    );
    const stranger = await app.actor('issuer_admin');
    const other = await published(app, stranger);
    const [tier] = Object.values(await tierIds(app, other.id));
    await expect(
      app.sql('INSERT INTO tier_pools (tier_id, pool_id, issuer_id) VALUES ($1, $2, $3)', [
        tier,
        event.poolId,
        admin.issuerId,
      ]),
    ).rejects.toThrow('a pool holds tiers of its organiser');
  });

  it('is found by the check of the books when it counts other places than its tiers', async () => {
    const event = await pooledEvent(app, admin, 5);
    await app.sql('UPDATE capacity_pools SET used = 1 WHERE id = $1', [event.poolId]);
    expect(await booksDiffer(app)).toMatchObject([{ rule: 'pool.used', subject: event.poolId }]);
    await app.sql('UPDATE capacity_pools SET used = 0 WHERE id = $1', [event.poolId]);
  });

  it('counts tickets of several pools once for the event, as the database does', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'stalls', count: 50 },
      { tier: 'balcony', count: 50 },
      { tier: 'box', count: 4 },
    ]);
    const { stalls = '', balcony = '', box = '' } = await tierIds(app, event.id);
    const pools = poolsOf(app, admin);
    await pools.create(event.id, { name: 'House', capacity: 60, tierIds: [stalls, balcony] });
    await pools.create(event.id, { name: 'Balcony', capacity: 20, tierIds: [balcony] });
    app.clock.advance('3s');
    expect(await available(event.slug)).toMatchObject({
      available: 64,
      tiers: [{ available: 50 }, { available: 20 }, { available: 4 }],
    });
    const [row] = await app.sql('SELECT free_together($1::uuid[]) AS free', [[stalls, balcony, box]]);
    expect(row).toEqual({ free: 64 });
  });
});

describe('waits and holds', () => {
  it('give a lapsed hold back to the pool', async () => {
    const event = await pooledEvent(app, admin, 2);
    const held = await app.graphql(
      `mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id status } } }`,
      {
        input: {
          slug: event.slug,
          lines: [line('a', 2)],
          name: 'Amina Njeri',
          email: 'amina@pool.test',
          phone: '+254700000009',
        },
      },
    );
    if (held.errors) throw new Error(JSON.stringify(held.errors));
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 2, taken: 2 });
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('b')] }))).toBe('SOLD_OUT');
    await app.sql(`UPDATE payments SET hold_until = '2020-01-01' WHERE event_id = $1`, [event.id]);
    await expireHolds(app.app.scope());
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 0, taken: 0 });
    expect(codeOf(await buy(app, { slug: event.slug, lines: [line('b')] }))).toBeUndefined();
  });

  it('are of no use to a hidden tier of the same pool', async () => {
    const event = await pooledEvent(app, admin, 4);
    await sellingOf(app, admin).tier(event.tiers.b ?? '', { hidden: true });
    app.clock.advance('3s');
    expect(await available(event.slug)).toMatchObject({ available: 4, tiers: [{ name: 'a', available: 4 }] });
  });
});
