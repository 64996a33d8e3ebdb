import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { draft, eventInput, PRICE } from './organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});

afterAll(() => app.close());

const TICKETS = `mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $id, tiers: $tiers }) {
    event {
    available tiers { name price { amount currency } generated sold available effectiveAt expiresAt gracePeriod }
    }
  } }`;

describe('creating tickets', () => {
  it('fills in all but the price', async () => {
    const event = await draft(app, admin);
    const { startDate, endDate } = eventInput(app);
    const answer = await app.graphql(TICKETS, { id: event.id, tiers: [PRICE] }, admin);
    expect(answer.data.createTickets.event).toEqual({
      available: 1,
      tiers: [
        {
          name: 'regular',
          price: { amount: '50', currency: 'USD' },
          generated: 1,
          sold: 0,
          available: 1,
          effectiveAt: startDate,
          expiresAt: endDate,
          gracePeriod: '15m',
        },
      ],
    });
  });

  it('adds to a tier of that name, from several sides at once', async () => {
    const event = await draft(app, admin);
    const tiers = [{ tier: 'vip', count: 5, price: '120.5', currency: 'KES' }];
    await Promise.all(Array.from({ length: 4 }, () => app.graphql(TICKETS, { id: event.id, tiers }, admin)));
    const twice = await app.graphql(TICKETS, { id: event.id, tiers: [...tiers, ...tiers] }, admin);
    expect(twice.data.createTickets.event.tiers).toMatchObject([
      { name: 'vip', generated: 30, price: { amount: '120.5' } },
    ]);
  });

  it('is all or nothing', async () => {
    const event = await draft(app, admin);
    await app.graphql(TICKETS, { id: event.id, tiers: [{ ...PRICE, tier: 'vip', price: '100' }] }, admin);
    const refused = await app.graphql(
      TICKETS,
      {
        id: event.id,
        tiers: [
          { ...PRICE, tier: 'new' },
          { ...PRICE, tier: 'vip', price: '90' },
        ],
      },
      admin,
    );
    expect(refused.errors?.[0]?.extensions.code).toBe('TIER_DIFFERS');
    expect(await app.sql('SELECT name, capacity FROM tiers WHERE event_id = $1', [event.id])).toEqual([
      { name: 'vip', capacity: 1 },
    ]);
  });

  it('makes a hundred thousand in one call, which writes as little as for one', async () => {
    const event = await draft(app, admin);
    const answer = await app.graphql(TICKETS, { id: event.id, tiers: [{ ...PRICE, count: 100_000 }] }, admin);
    expect(answer.data.createTickets.event.available).toBe(100_000);
    expect(await app.sql('SELECT capacity FROM tiers WHERE event_id = $1', [event.id])).toEqual([
      { capacity: 100_000 },
    ]);
    expect(await app.sql('SELECT FROM tickets WHERE event_id = $1', [event.id])).toEqual([]);
  });

  it('reads grace periods strictly', async () => {
    const event = await draft(app, admin);
    const answer = await app.graphql(
      TICKETS,
      { id: event.id, tiers: [{ ...PRICE, gracePeriod: 'fifteen' }] },
      admin,
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(JSON.stringify(answer.errors)).toContain('tiers.0.gracePeriod');
  });
});
