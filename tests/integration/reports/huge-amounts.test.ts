import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { draft, published } from '../events/organiser.ts';
import { decide, type ExpensePeople, expensePeople, submit, submitted } from '../expenses/expense-people.ts';

let app: TestApp;
let people: ExpensePeople;
let root: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  people = await expensePeople(app);
  root = await app.actor('system_admin');
});
afterAll(() => app.close());

const LIMIT = '1000000000';
const ABOVE = '1000000000.0000001';
const tiers = (price: string) => [{ tier: 'vip', count: 30, price, currency: 'USD' }];

describe('an amount above a thousand million', () => {
  it('is refused for a ticket, an expense and an order', async () => {
    const { id } = await draft(app, people.admin);
    const create = (price: string) =>
      app.rest('POST', `/api/events/${id}/tickets`, { tiers: tiers(price) }, people.admin);
    const refused = await create(ABOVE);
    expect([refused.status, refused.body.message]).toEqual([400, 'An amount is at most 1,000,000,000.']);
    expect((await create('922337203685.4775807')).status).toBe(400);
    expect((await create(LIMIT)).status).toBeLessThan(300);
    expect(codeOf(await submit(app, people.finance, people.contractId, { amount: ABOVE }))).toBe('BAD_INPUT');
    expect((await submit(app, people.finance, people.contractId, { amount: LIMIT })).errors).toBeUndefined();
    const { slug } = await published(app, people.admin, {}, tiers(LIMIT));
    expect(codeOf(await buy(app, { slug, lines: [{ tier: 'vip', quantity: 2 }] }))).toBe('ORDER_TOO_LARGE');
    expect((await buy(app, { slug, lines: [{ tier: 'vip' }] })).errors).toBeUndefined();
  });

  it('is refused by the database', async () => {
    const huge = [
      'UPDATE tiers SET price_units = 10000000000000001',
      'UPDATE expenses SET units = 10000000000000001',
    ];
    for (const statement of huge) await expect(app.sql(statement)).rejects.toThrow('at most 1,000,000,000');
  });
});

describe('rows from before that limit', () => {
  const PAGES = {
    dashboard: '{ dashboard { revenue { amount currency } } }',
    charts: '{ dashboardCharts { revenueByEvent { event { id } revenue { amount currency } } } }',
    stats: 'query P($event: ID!) { event(id: $event) { stats { revenue { amount currency } } } }',
    ...Object.fromEntries(
      ['DUES', 'EXPENSES', 'JOURNAL', 'SALES'].flatMap((name) => [
        [name, `{ report(name: ${name}) { nodes { cells } } }`],
        [`${name} totals`, `{ reportTotals(name: ${name}) { group rows amount { amount currency } } }`],
      ]),
    ),
    contract: `query P($contract: ID!) { contract(id: $contract) {
      financials { totalRevenue { amount } approvedExpenses { amount } netRevenue { amount } availableForDistribution { amount } } } }`,
  };
  let event: string;

  beforeAll(async () => {
    const approved = await submitted(app, people.finance, people.contractId);
    expect((await decide(app, people.musician, approved.id)).errors).toBeUndefined();
    const [contract] = await app.sql<{ event_id: string }>('SELECT event_id FROM contracts WHERE id = $1', [
      people.contractId,
    ]);
    event = contract?.event_id ?? '';
    // Two maximum values of the column: their sum exceeds it.
    await app.sql(
      `INSERT INTO journal_transfers (id, issuer_id, event_id, contract_id, expense_id, kind, debit, credit, currency, units, occurred_at)
       SELECT gen_random_uuid(), issuer_id, event_id, contract_id, expense_id, kind, debit, credit, currency, 9223372036854775807, now()
       FROM journal_transfers, generate_series(1, 2) WHERE expense_id = $1`,
      [approved.id],
    );
    await app.sql(
      `INSERT INTO journal_transfers (id, issuer_id, event_id, kind, debit, credit, currency, units, occurred_at)
       SELECT gen_random_uuid(), issuer_id, id, 'form_sale', 'door_dues', 'sales', currency, 9223372036854775807, now()
       FROM events, generate_series(1, 2), unnest(ARRAY['USD', 'XLM']) AS currency WHERE id = $1`,
      [event],
    );
    await app.sql(`ALTER TABLE expenses DISABLE TRIGGER expenses_units_limit;
      UPDATE expenses SET units = 9223372036854775807; ALTER TABLE expenses ENABLE TRIGGER expenses_units_limit`);
  });

  it.each(Object.entries(PAGES))('take no page down: %s', async (_name, document) => {
    for (const who of [people.auditor, root]) {
      const { data, errors } = await app.graphql(document, { event, contract: people.contractId }, who);
      expect(errors).toBeUndefined();
      expect(data).not.toBeNull();
    }
  });

  it('are summed to the last digit', async () => {
    const { data } = await app.graphql(PAGES.stats, { event }, people.admin);
    expect(data.event.stats.revenue).toContainEqual({ amount: '1844674407370.9551614', currency: 'USD' });
    const report = await app.rest('GET', `/api/events/${event}/report.pdf`, undefined, people.admin);
    expect(report.status).toBe(200);
  });
});
