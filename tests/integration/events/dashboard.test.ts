import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { draft, published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let rival: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  rival = await app.actor('issuer_admin');
});

afterAll(() => app.close());

const FIGURES = `query { dashboard { myTickets upcomingEvents validatedToday totalValidations pendingValidations totalEvents
  ticketsSold revenue { amount currency } revenueCollected { amount currency } revenueDue { amount currency } totalUsers activeIssuers auditEntries totalTickets
  pendingDistributions walletBalance { amount } contracts pendingContracts pendingApprovals totalContracts partnerships } }`;

// biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, field by field
async function figures(who: TestActor): Promise<any> {
  const answer = await app.graphql(FIGURES, {}, who);
  expect(answer.errors).toBeUndefined();
  return answer.data.dashboard;
}

describe('the dashboard', () => {
  it('counts what is true for the role, and nothing of others', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'vip', count: 10, price: '12.5', currency: 'KES' },
    ]);
    await draft(app, admin);
    await draft(app, rival);
    const bought = await app.rest('POST', `/events/${event.slug}/purchase`, {
      tier: 'vip',
      name: 'Wanjiru',
      email: 'wanjiru@buyers.test',
      phone: '+254700000000',
    });
    expect(bought.status).toBeLessThan(300);
    expect(await figures(admin)).toMatchObject({
      totalEvents: 2,
      ticketsSold: 1,
      totalTickets: 1,
      pendingValidations: 1,
      validatedToday: 0,
      revenue: [{ amount: '12.5', currency: 'KES' }],
      revenueCollected: [{ amount: '0', currency: 'KES' }],
      revenueDue: [{ amount: '12.5', currency: 'KES' }],
      totalUsers: 0,
    });
    expect(await figures(rival)).toMatchObject({ totalEvents: 1, ticketsSold: 0, revenue: [] });
  });

  it('shows a system auditor all, and attendees their own', async () => {
    const all = await figures(await app.actor('system_auditor'));
    expect(all).toMatchObject({ totalEvents: 3, ticketsSold: 1, activeIssuers: 2 });
    expect(all.totalUsers).toBeGreaterThanOrEqual(3);
    expect(all.auditEntries).toBeGreaterThan(0);
    expect(await figures(await app.actor('attendee'))).toEqual({
      myTickets: 0,
      upcomingEvents: 0,
      validatedToday: 0,
      totalValidations: 0,
      pendingValidations: 0,
      totalEvents: 0,
      ticketsSold: 0,
      revenue: [],
      revenueCollected: [],
      revenueDue: [],
      totalUsers: 0,
      activeIssuers: 0,
      auditEntries: 0,
      totalTickets: 0,
      pendingDistributions: 0,
      walletBalance: null,
      contracts: 0,
      pendingContracts: 0,
      pendingApprovals: 0,
      totalContracts: 0,
      partnerships: 0,
    });
  });

  it('agrees with the figures of the event', async () => {
    const STATS =
      'query { events { nodes { name stats { totalGenerated totalSold totalEntered revenue { amount } collected { amount } duesOpen { amount currency } } } } }';
    const answer = await app.graphql(STATS, {}, admin);
    expect(answer.data.events.nodes.map((node: { stats: object }) => node.stats)).toContainEqual({
      totalGenerated: 10,
      totalSold: 1,
      totalEntered: 0,
      revenue: [{ amount: '12.5' }],
      collected: [],
      duesOpen: [{ amount: '12.5', currency: 'KES' }],
    });
  });

  it('is for people who signed in', async () => {
    expect((await app.graphql(FIGURES)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
