import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { followed } from '../../support/followed.ts';
import { reportRows } from '../../support/report-rows.ts';
import { agreed, decide, type ExpensePeople, expensePeople, submitted } from './expense-people.ts';

let app: TestApp;
let people: ExpensePeople;
let clients: Client[] = [];

beforeAll(async () => {
  app = await bootTestApp();
  people = await expensePeople(app);
});
afterEach(async () => {
  for (const client of clients) await client.dispose();
  clients = [];
});
afterAll(() => app.close());

const WATCH =
  'subscription ($contractId: ID) { expenseChanged(contractId: $contractId) { id status isOwn viewerCanDecide } }';

function connect(token: string): Client {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  clients.push(client);
  return client;
}

async function watching(token: string, contractId: string | null) {
  const client = connect(token);
  const iterator = client.iterate<Record<string, unknown>>({ query: WATCH, variables: { contractId } });
  const next = async (): Promise<Record<string, unknown>> => {
    const { value, done } = await iterator.next();
    if (done) return {};
    return value.data?.expenseChanged as Record<string, unknown>;
  };
  const { first } = await followed(app, next);
  return { first, next };
}

it('sends each expense to those who may see it, with each one’s own rights', async () => {
  const { contractId, admin, finance, musician, partner } = people;
  const elsewhere = await expensePeople(app);
  const stranger = elsewhere.admin;
  const watchers = {
    admin: await watching(admin.token, contractId),
    finance: await watching(finance.token, null),
    musician: await watching(musician.token, contractId),
    partner: await watching(partner.token, null),
    stranger: await watching(stranger.token, null),
  };
  const expense = await submitted(app, finance, contractId);
  const pending = { id: expense.id, status: 'PENDING' };
  expect(await watchers.admin.first).toEqual({ ...pending, isOwn: false, viewerCanDecide: false });
  expect(await watchers.finance.first).toEqual({ ...pending, isOwn: true, viewerCanDecide: false });
  expect(await watchers.musician.first).toEqual({ ...pending, isOwn: false, viewerCanDecide: true });
  const decided = [watchers.admin, watchers.finance].map(({ next }) => next());
  await decide(app, musician, expense.id);
  for (const reported of decided)
    expect(await reported).toMatchObject({ id: expense.id, status: 'APPROVED' });
  expect(await reportRows(app, finance, 'EXPENSES', ['category', 'amount', 'status'])).toEqual([
    ['equipment', '100', 'approved'],
  ]);
  // The first that the others receive is an expense of their own.
  const signedByPartner = await agreed(app, { ...people, musician: partner, partner: musician });
  const partners = await submitted(app, finance, signedByPartner);
  expect(await watchers.partner.first).toMatchObject({ id: partners.id, viewerCanDecide: true });
  const strangers = await submitted(app, elsewhere.finance, elsewhere.contractId);
  expect(await watchers.stranger.first).toMatchObject({ id: strangers.id });
});

it('is refused where the contract or its money is not to be seen', async () => {
  const refusal = async (token: string) => {
    const client = connect(token);
    const { value } = await client
      .iterate({ query: WATCH, variables: { contractId: people.contractId } })
      .next();
    return value.errors[0].extensions.code;
  };
  expect(await refusal(people.partner.token)).toBe('FORBIDDEN');
  expect(await refusal(people.stranger.token)).toBe('NOT_FOUND');
});
