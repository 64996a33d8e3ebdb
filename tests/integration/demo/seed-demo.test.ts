import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../server/modules/demo/index.ts';
import { ROLES } from '../../../server/platform/access/roles.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';

const PASSWORD = 'passa-demo-2026';
let app: TestApp;

beforeAll(async () => {
  // With the default limit of an installation.
  app = await bootTestApp({ UNPAID_PER_PERSON: '10' });
  await seedDemo(app.app.scope(), { password: PASSWORD });
});

afterAll(() => app.close());

async function token(role: string): Promise<string> {
  const answer = await app.rest('POST', '/auth/login', {
    email: `${role}@demo.passa.test`,
    password: PASSWORD,
  });
  return answer.body.data.token;
}

describe('the demo', () => {
  it('has an account of each role', async () => {
    for (const role of ROLES) expect(await token(role)).toEqual(expect.any(String));
  });

  it('offers shows of every category, one sold out and one nearly', async () => {
    const answer = await app.graphql(
      '{ publishedEvents(first: 50) { nodes { category available tiers { name } } } }',
    );
    const events: { category: string; available: number }[] = answer.data.publishedEvents.nodes;
    expect(events.length).toBeGreaterThanOrEqual(13);
    expect(new Set(events.map((event) => event.category)).size).toBe(5);
    expect(events.filter((event) => event.available === 0)).toHaveLength(1);
    expect(events.filter((event) => event.available >= 1 && event.available <= 10)).toHaveLength(1);
  });

  it('leaves no counter at zero for those who work with it', async () => {
    const answer = await app.graphql(
      `{ dashboard { validatedToday totalValidations pendingValidations totalEvents ticketsSold revenue { amount } } 
        events(status: DRAFT) { totalCount } }`,
      {},
      { token: await token('issuer_admin') },
    );
    const { validatedToday, totalValidations, pendingValidations, totalEvents, ticketsSold, revenue } =
      answer.data.dashboard;
    for (const figure of [
      validatedToday,
      totalValidations,
      pendingValidations,
      totalEvents,
      ticketsSold,
      revenue.length,
    ]) {
      expect(figure).toBeGreaterThan(0);
    }
    expect(answer.data.events.totalCount).toBe(1);
    const mine = await app.graphql(
      '{ dashboard { myTickets upcomingEvents } }',
      {},
      { token: await token('attendee') },
    );
    expect(mine.data.dashboard.myTickets).toBeGreaterThan(5);
    expect(mine.data.dashboard.upcomingEvents).toBeGreaterThan(5);
  });

  it('kept the books: each ticket, each place and each amount once', async () => {
    const [row] = await app.sql(
      `SELECT (SELECT sum(sold)::int FROM tiers) AS sold, (SELECT count(*)::int FROM tickets) AS tickets,
        (SELECT sum(price_units) FROM tickets)::text AS priced,
        (SELECT sum(units) FROM journal_transfers WHERE credit = 'sales')::text AS booked,
        (SELECT array_agg(DISTINCT outcome ORDER BY outcome) FROM scans) AS outcomes`,
    );
    expect(row?.sold).toBe(row?.tickets);
    expect(row?.booked).toBe(row?.priced);
    expect(row?.outcomes).toEqual(['admitted', 'already_used', 'revoked']);
  });

  it('is made once', async () => {
    const count = () =>
      app.sql('SELECT (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM tickets) AS tickets');
    const before = await count();
    await app.sql("UPDATE events SET name = 'Renamed' WHERE name = 'Clay & Canvas'");
    await seedDemo(app.app.scope(), { password: PASSWORD });
    expect(await count()).toEqual(before);
  });
});
