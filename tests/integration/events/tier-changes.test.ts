import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { draft, published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let event: { id: string; slug: string };
let tierId: string;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const TIERS = [
  { tier: 'regular', count: 10, price: '20', currency: 'USD' },
  { tier: 'vip', count: 5, price: '50', currency: 'USD' },
];
beforeEach(async () => {
  event = await published(app, admin, {}, TIERS);
  tierId = await idOf('regular');
});

async function idOf(name: string): Promise<string> {
  const [tier] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1 AND name = $2', [
    event.id,
    name,
  ]);
  return tier?.id ?? '';
}

const FIELDS = 'event { tiers { id name price { amount currency } generated sold available } }';
const UPDATE = `mutation ($input: UpdateTierInput!) {
  updateTier(input: $input) { ${FIELDS} } }`;
const REMOVE = `mutation ($tierId: ID!) { deleteTier(input: { tierId: $tierId }) { ${FIELDS} } }`;
const update = (input: object, who: TestActor = admin, id = tierId) =>
  app.graphql(UPDATE, { input: { tierId: id, ...input } }, who);
const remove = (who: TestActor = admin, id = tierId) => app.graphql(REMOVE, { tierId: id }, who);
const buyOne = (tier = 'regular') => buy(app, { slug: event.slug, lines: [{ tier }] });

describe('the description of a tier', () => {
  const PAGE = 'query ($slug: String!) { publishedEvent(slug: $slug) { tiers { name description } } }';
  const shown = async (slug: string) => (await app.graphql(PAGE, { slug })).data.publishedEvent.tiers;

  it('is shown to buyers, also once tickets were sold, and goes with a copy', async () => {
    expect(await shown(event.slug)).toContainEqual({ name: 'regular', description: '' });
    await buyOne();
    expect((await update({ description: ' Standing, with one drink. ' })).errors).toBeUndefined();
    expect(await shown(event.slug)).toContainEqual({
      name: 'regular',
      description: 'Standing, with one drink.',
    });
    await update({ price: '21' });
    expect(await shown(event.slug)).toContainEqual({
      name: 'regular',
      description: 'Standing, with one drink.',
    });
    const COPY = `mutation ($id: ID!, $at: DateTime!) {
      duplicateEvent(input: { id: $id, startDate: $at }) { event { tiers { name description } } } }`;
    const at = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString();
    const copy = await app.graphql(COPY, { id: event.id, at }, admin);
    expect(copy.data.duplicateEvent.event.tiers).toContainEqual({
      name: 'regular',
      description: 'Standing, with one drink.',
    });
  });

  it('is plain text of at most 500 characters', async () => {
    expect(codeOf(await update({ description: 'x'.repeat(501) }))).toBe('BAD_INPUT');
    expect(codeOf(await update({ description: 'drink\u202efree' }))).toBe('BAD_INPUT');
  });
});

describe('a tier before its first sale', () => {
  it('can change in everything', async () => {
    const change = { name: 'early bird', price: '1500.5', currency: 'KES', generated: 4 };
    const { data } = await update(change);
    expect(data.updateTier.event.tiers[0]).toEqual({
      id: tierId,
      name: 'early bird',
      price: { amount: '1500.5', currency: 'KES' },
      generated: 4,
      sold: 0,
      available: 4,
    });
    const sold = await buyOne('early bird');
    expect(sold.data.purchaseByForm.tickets[0].price).toEqual({ amount: '1500.5', currency: 'KES' });
  });

  it('can be deleted, and its number is used again', async () => {
    expect((await remove()).data.deleteTier.event.tiers.map(({ name }: { name: string }) => name)).toEqual([
      'vip',
    ]);
    expect(codeOf(await buyOne())).toBe('UNKNOWN_TIER');
    expect(codeOf(await update({ price: '1' }))).toBe('NOT_FOUND');
    const CREATE = `mutation ($id: ID!) { createTickets(input: { eventId: $id, tiers: [{ tier: "late", count: 3, price: "50", currency: USD }] }) { ${FIELDS} } }`;
    const { data } = await app.graphql(CREATE, { id: event.id }, admin);
    expect(data.createTickets.event.tiers.map(({ name }: { name: string }) => name)).toEqual(['vip', 'late']);
    const numbers = await app.sql('SELECT name, number FROM tiers WHERE event_id = $1 ORDER BY number', [
      event.id,
    ]);
    expect(numbers).toEqual([
      { name: 'late', number: 1 },
      { name: 'vip', number: 2 },
    ]);
  });

  it('can still be deleted by the former name of the mutation, `removeTier`', async () => {
    const FORMER = `mutation ($input: RemoveTierInput!) { removeTier(input: $input) { ${FIELDS} } }`;
    const input = { tierId, idempotencyKey: `former ${tierId}` };
    expect(codeOf(await app.graphql(FORMER, { input }, await app.actor('attendee')))).toBe('FORBIDDEN');
    for (let calls = 0; calls < 2; calls += 1) {
      const { data } = await app.graphql(FORMER, { input }, admin);
      expect(data.removeTier.event.tiers.map(({ name }: { name: string }) => name)).toEqual(['vip']);
    }
  });

  it('can move among the tiers', async () => {
    const moved = await update({ position: 1 });
    expect(moved.data.updateTier.event.tiers.map(({ name }: { name: string }) => name)).toEqual([
      'vip',
      'regular',
    ]);
  });

  it('gets no name of another tier, and no price that is none', async () => {
    expect(codeOf(await update({ name: 'vip' }))).toBe('TIER_NAME_TAKEN');
    for (const input of [{ name: ' ' }, { price: '-1' }, { currency: 'KES' }, { position: -1 }])
      expect([input, codeOf(await update(input))]).toEqual([input, 'BAD_INPUT']);
  });

  it('stays while a code is limited to it', async () => {
    const CODE =
      'mutation ($input: CreateSellingCodeInput!) { createSellingCode(input: $input) { sellingCode { id } } }';
    const code = { eventId: event.id, code: 'FRIENDS', percentOff: '10', tierIds: [tierId] };
    expect((await app.graphql(CODE, { input: code }, admin)).errors).toBeUndefined();
    expect(codeOf(await remove())).toBe('TIER_HAS_CODE');
  });
});

describe('a tier with sold tickets', () => {
  it('sells at its new price, and sold tickets keep theirs', async () => {
    const first = (await buyOne()).data.purchaseByForm.tickets[0];
    expect(codeOf(await update({ price: '25' }))).toBeUndefined();
    const second = (await buyOne()).data.purchaseByForm.tickets[0];
    expect([first.price.amount, second.price.amount]).toEqual(['20', '25']);
    const PRICE = 'query ($id: ID!) { ticket(id: $id) { price { amount } due { amount } } }';
    const { data } = await app.graphql(PRICE, { id: first.id }, admin);
    expect(data.ticket).toEqual({ price: { amount: '20' }, due: { amount: '20' } });
    // Its signature is good: only the day has not come.
    const { body } = await app.rest('POST', '/validate', { ticket: first.file, commit: false }, admin);
    expect(body.reason).toBe('not_yet_valid');
  });

  it('keeps its name, its currency and itself', async () => {
    await buyOne();
    expect(codeOf(await update({ name: 'other' }))).toBe('TIER_HAS_SALES');
    expect(codeOf(await update({ price: '20', currency: 'KES' }))).toBe('TIER_HAS_SALES');
    expect(codeOf(await remove())).toBe('TIER_HAS_SALES');
    expect(codeOf(await update({ name: 'regular', currency: 'USD' }))).toBeUndefined();
  });

  it('gives back unsold tickets, and never sold ones', async () => {
    await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 3 }] });
    expect(codeOf(await update({ generated: 2 }))).toBe('TIER_TOO_SMALL');
    expect((await update({ generated: 3 })).data.updateTier.event.tiers[0]).toMatchObject({
      generated: 3,
      sold: 3,
      available: 0,
    });
    expect(codeOf(await buyOne())).toBe('SOLD_OUT');
  });

  it('is never sold below what it has, however many buy while it shrinks', async () => {
    const sales = Array.from({ length: 10 }, () => buyOne());
    const [changed, ...bought] = await Promise.all([update({ generated: 5 }), ...sales]);
    const sold = bought.filter(({ data }) => data?.purchaseByForm).length;
    const [row] = await app.sql<{ capacity: number; sold: number }>(
      'SELECT capacity, sold FROM tiers WHERE id = $1',
      [tierId],
    );
    expect(row?.sold).toBe(sold);
    expect(row?.capacity).toBe(codeOf(changed) === undefined ? 5 : 10);
    expect(sold).toBeLessThanOrEqual(row?.capacity ?? 0);
  });
});

describe('changes of tiers', () => {
  it('are for those who manage the tiers of the event', async () => {
    const auditor = await app.actor('issuer_auditor', admin.issuerId ?? '');
    const rival = await app.actor('issuer_admin');
    for (const [who, code] of [
      [auditor, 'FORBIDDEN'],
      [rival, 'NOT_FOUND'],
    ] as const) {
      expect(codeOf(await update({ price: '1' }, who))).toBe(code);
      expect(codeOf(await remove(who))).toBe(code);
    }
    expect(codeOf(await update({ price: '1' }, admin, 'no-id'))).toBe('NOT_FOUND');
  });

  it('are in the audit log', async () => {
    await update({ price: '30' });
    await remove();
    const entries = await app.sql(
      'SELECT action, details FROM audit_entries WHERE entity_id = $1 AND success ORDER BY id',
      [tierId],
    );
    const before = { tier: 'regular', priceUnits: '200000000', currency: 'USD', capacity: 10 };
    expect(entries).toEqual([
      { action: 'tier.update', details: { from: before, to: { ...before, priceUnits: '300000000' } } },
      { action: 'tier.remove', details: { ...before, priceUnits: '300000000' } },
    ]);
  });
});

const UNPUBLISH =
  'mutation ($id: ID!) { unpublishEvent(input: { id: $id }) { event { status viewerCanPublish } } }';
const unpublish = (who: TestActor = admin) => app.graphql(UNPUBLISH, { id: event.id }, who);
const publicPage = async () =>
  (await app.graphql('query ($slug: String!) { publishedEvent(slug: $slug) { id } }', { slug: event.slug }))
    .data.publishedEvent;

describe('a published event', () => {
  it('becomes a draft again before its first order, and can be published again', async () => {
    expect(await publicPage()).toEqual({ id: event.id });
    expect((await unpublish()).data.unpublishEvent.event).toEqual({
      status: 'DRAFT',
      viewerCanPublish: true,
    });
    expect(await publicPage()).toBeNull();
    expect(codeOf(await buyOne())).toBeDefined();
    expect(codeOf(await unpublish())).toBe('EVENT_NOT_PUBLISHED');
    await app.graphql(
      'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { id } } }',
      { id: event.id },
      admin,
    );
    expect((await buyOne()).data.purchaseByForm.tickets).toHaveLength(1);
  });

  it('stays published once a ticket was ordered', async () => {
    await buyOne();
    expect(codeOf(await unpublish())).toBe('EVENT_HAS_ORDERS');
    expect(await publicPage()).toEqual({ id: event.id });
  });

  it('is either unpublished or sold, when both are tried at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      event = await published(app, admin, {}, TIERS);
      const [answer, ...sales] = await Promise.all([
        unpublish(),
        ...Array.from({ length: 8 }, () => buyOne()),
      ]);
      const sold = sales.filter(({ data }) => data?.purchaseByForm).length;
      expect(sold > 0).toBe(codeOf(answer) === 'EVENT_HAS_ORDERS');
    }
  });

  it('is unpublished by those who publish it', async () => {
    const rival = await app.actor('issuer_admin');
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    expect(codeOf(await unpublish(rival))).toBe('NOT_FOUND');
    expect(codeOf(await unpublish(validator))).toBe('FORBIDDEN');
    event = await draft(app, admin);
    expect(codeOf(await unpublish())).toBe('EVENT_NOT_PUBLISHED');
  });
});
