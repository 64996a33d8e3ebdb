import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { granted } from '../../support/contract-people.ts';
import { reportRows } from '../../support/report-rows.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;
let finance: TestActor;
let rival: TestActor;
let auditor: TestActor;
let event: { id: string; slug: string };
let second: { id: string; slug: string };

const KES = [{ tier: 'vip', count: 10, price: '1500', currency: 'KES' }];

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  finance = await app.actor('issuer_finance', owner.issuerId ?? '');
  rival = await app.actor('issuer_owner');
  event = await published(app, owner, {}, KES);
  second = await published(app, owner, { name: 'Taarab, "by the sea"' }, [
    { tier: 'regular', count: 10, price: '20', currency: 'USD' },
  ]);
  const foreign = await published(app, rival, { name: 'Elsewhere' }, KES);
  await buy(event.slug, 'vip', 'Wanjiru Kamau');
  app.clock.advance('25h');
  auditor = await app.actor('system_auditor');
  await buy(event.slug, 'vip', '=Achieng');
  app.clock.advance('1h');
  await buy(second.slug, 'regular', 'Otieno');
  await buy(foreign.slug, 'vip', 'Somebody else');
});
afterAll(() => app.close());

async function buy(slug: string, tier: string, name: string): Promise<void> {
  const buyer = { tier, name, email: 'buyer@buyers.test', phone: '+254700000000' };
  const bought = await app.rest('POST', `/events/${slug}/purchase`, buyer);
  expect(bought.status).toBeLessThan(300);
}

const REPORT = `query ($name: ReportName!, $filter: ReportFilterInput, $order: ReportOrderInput, $first: Int, $after: String) {
  report(name: $name, filter: $filter, order: $order, first: $first, after: $after) {
    columns { key label kind } nodes { id cells } pageInfo { endCursor hasNextPage } } }`;
const TOTALS = `query ($name: ReportName!, $filter: ReportFilterInput) {
  reportTotals(name: $name, filter: $filter) { group rows amount { amount currency } } }`;

const ask = (who: TestActor, variables: object) => app.graphql(REPORT, { first: 50, ...variables }, who);
const report = async (who: TestActor, variables: object) => granted(await ask(who, variables)).report;
const totals = async (who: TestActor, variables: object) =>
  granted(await app.graphql(TOTALS, { ...variables }, who)).reportTotals;

interface Page {
  columns: { key: string }[];
  nodes: { cells: (string | null)[] }[];
}

/** The cells of a column, row by row. */
function column({ columns, nodes }: Page, key: string): (string | null | undefined)[] {
  const index = columns.findIndex((one) => one.key === key);
  return nodes.map(({ cells }) => cells[index]);
}

describe('a report', () => {
  it('lists what an organiser sold, newest first, and nothing of others', async () => {
    const sales = await report(owner, { name: 'SALES' });
    expect(column(sales, 'event')).toEqual(['Taarab, "by the sea"', 'Koroga Festival', 'Koroga Festival']);
    expect(column(sales, 'amount')).toEqual(['20', '1500', '1500']);
    expect(column(sales, 'buyer')).toEqual(['Otieno', '=Achieng', 'Wanjiru Kamau']);
    expect(await totals(owner, { name: 'SALES' })).toEqual([
      { group: 'form_sale', rows: 2, amount: { amount: '3000', currency: 'KES' } },
      { group: 'form_sale', rows: 1, amount: { amount: '20', currency: 'USD' } },
    ]);
  });

  it('sorts all rows by a column, over its pages', async () => {
    const order = { column: 'buyer', descending: true };
    const first = await report(owner, { name: 'SALES', order, first: 2 });
    expect(column(first, 'buyer')).toEqual(['Wanjiru Kamau', 'Otieno']);
    const next = await report(owner, { name: 'SALES', order, first: 2, after: first.pageInfo.endCursor });
    expect(column(next, 'buyer')).toEqual(['=Achieng']);
    expect(next.pageInfo.hasNextPage).toBe(false);
    const amounts = await report(owner, { name: 'SALES', order: { column: 'amount' } });
    expect(column(amounts, 'amount')).toEqual(['1500', '1500', '20']);
    expect(column(amounts, 'currency')).toEqual(['KES', 'KES', 'USD']);
  });

  it('sorts by the columns that the reader sees, and by no others', async () => {
    const refused = await ask(finance, { name: 'SALES', order: { column: 'buyer' } });
    expect(refused.errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_INPUT', details: { fields: [{ field: 'order.column' }] } },
    });
    const foreign = await report(owner, { name: 'SALES', first: 1 });
    const mixed = await ask(owner, {
      name: 'SALES',
      order: { column: 'amount' },
      after: foreign.pageInfo.endCursor,
    });
    expect(mixed.errors?.[0]?.extensions.details).toMatchObject({ fields: [{ field: 'after' }] });
  });

  it('comes in pages', async () => {
    const first = await report(owner, { name: 'DUES', first: 2 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const next = await report(owner, { name: 'DUES', first: 2, after: first.pageInfo.endCursor });
    expect(next.pageInfo.hasNextPage).toBe(false);
    const ids = [...first.nodes, ...next.nodes].map((row: { id: string }) => row.id);
    expect(new Set(ids).size).toBe(3);
    const wrong = await ask(owner, { name: 'PAYOUTS', after: first.pageInfo.endCursor });
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('is narrowed by period, event and organiser', async () => {
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000).toISOString();
    expect(column(await report(owner, { name: 'SALES', filter: { to: yesterday } }), 'buyer')).toEqual([
      'Wanjiru Kamau',
    ]);
    const filter = { from: yesterday, eventId: event.id };
    expect(column(await report(owner, { name: 'SALES', filter }), 'buyer')).toEqual(['=Achieng']);
    const all = await report(auditor, { name: 'SALES' });
    expect(all.nodes).toHaveLength(4);
    const ofRival = await report(auditor, { name: 'SALES', filter: { issuerId: rival.issuerId } });
    expect(column(ofRival, 'event')).toEqual(['Elsewhere']);
    expect(column(ofRival, 'organiser')[0]).toBe('issuer_owner 3');
  });

  it('names people only to those who may see them', async () => {
    const keys = (await report(finance, { name: 'SALES' })).columns.map((one: { key: string }) => one.key);
    expect(keys).toContain('amount');
    expect(keys).not.toContain('buyer');
    expect(keys).not.toContain('email');
  });

  it('of the journal lists both accounts of every transfer', async () => {
    const keys = ['kind', 'debit', 'credit', 'amount', 'currency'];
    expect(await reportRows(app, finance, 'JOURNAL', keys)).toEqual([
      ['form_sale', 'door_dues', 'sales', '20', 'USD'],
      ['form_sale', 'door_dues', 'sales', '1500', 'KES'],
      ['form_sale', 'door_dues', 'sales', '1500', 'KES'],
    ]);
  });

  it("answers for another organiser's event as for none", async () => {
    const guess = await ask(rival, { name: 'SALES', filter: { eventId: event.id } });
    const nothing = await ask(rival, { name: 'SALES', filter: { eventId: rival.userId } });
    expect(guess.errors?.[0]?.message).toBe(nothing.errors?.[0]?.message);
    expect(guess.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const organiser = await ask(rival, { name: 'SALES', filter: { issuerId: owner.issuerId } });
    expect(organiser.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('an export', () => {
  const take = (name: string, who?: TestActor) => app.rest('GET', `/api/exports/${name}`, undefined, who);

  it('is the whole table as a file', async () => {
    const { status, headers, body } = await take('sales', owner);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="passa-sales-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, ...lines] = body.trim().split('\r\n');
    expect(head).toBe('at,event,tier,tickets,kind,amount,currency,buyer,email,order_id,ticket_id');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(',"Taarab, ""by the sea""",regular,1,form_sale,20,USD,Otieno,');
    // A value that a spreadsheet would run as a formula is text.
    expect(lines[1]).toContain(",'=Achieng,");
  });

  it('takes the filters of the report, as the address spells them', async () => {
    const { body } = await take(`sales?event_id=${event.id}&from=2020-01-01`, owner);
    expect(body.trim().split('\r\n')).toHaveLength(3);
    const wrong = await take('users?event_id=1', owner);
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body.error)).toContain('"field":"event_id"');
    expect((await take('sales?from=yesterday', owner)).status).toBe(400);
  });

  const everything = [
    'events',
    'tickets',
    'orders',
    'contracts',
    'rounds',
    'partners',
    'users',
    'validators',
  ];
  it.each(everything)('of %s holds its rows', async (name) => {
    const { status, body } = await take(name, owner);
    expect(status).toBe(200);
    expect(body.split('\r\n')[0]).toContain(',');
  });

  it('is recorded, with the actor and whether it names people', async () => {
    await take('tickets', finance);
    const [entry] = await app.sql<{ entity_id: string; details: { personal: boolean } }>(
      `SELECT entity_id, details FROM audit_entries WHERE action = 'table.export' AND user_id = $1 ORDER BY id DESC`,
      [finance.userId],
    );
    expect(entry).toMatchObject({ entity_id: 'tickets', details: { personal: false } });
  });

  it('is refused to strangers, to those without the right, and for tables that there are none of', async () => {
    expect((await take('sales')).status).toBe(401);
    expect((await take('sales', await app.actor('attendee'))).status).toBe(403);
    expect((await take('events', await app.actor('attendee'))).status).toBe(403);
    expect((await take('users', finance)).status).toBe(403);
    expect((await take('secrets', owner)).status).toBe(404);
    expect((await take('toString', owner)).status).toBe(404);
  });
});
