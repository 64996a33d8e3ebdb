import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const RATES = '{ exchangeRates { from to rate numerator denominator } }';
const SET =
  'mutation ($input: SetExchangeRateInput!) { setExchangeRate(input: $input) { exchangeRate { from to rate } } }';

async function rates(): Promise<Record<string, string>> {
  const { data } = await app.graphql(RATES);
  return Object.fromEntries(
    data.exchangeRates.map(({ from, to, rate }: Record<string, string>) => [`${from}/${to}`, rate]),
  );
}

it('are those of the specification, the same currency and unknown pairs included', async () => {
  expect(await rates()).toEqual({
    ...{ 'USD/USD': '1', 'USD/XLM': '8.5', 'USD/KES': '130', 'USD/MOCK': '1' },
    ...{ 'XLM/USD': '0.12', 'XLM/XLM': '1', 'XLM/KES': '15.3', 'XLM/MOCK': '1' },
    ...{ 'KES/USD': '0.0077', 'KES/XLM': '0.065', 'KES/KES': '1', 'KES/MOCK': '1' },
    ...{ 'MOCK/USD': '1', 'MOCK/XLM': '8.5', 'MOCK/KES': '130', 'MOCK/MOCK': '1' },
  });
});

it('are set by system admins, one direction at a time, and the log says so', async () => {
  const admin = await app.actor('system_admin');
  const input = { from: 'USD', to: 'XLM', rate: '9.125' };
  expect((await app.graphql(SET, { input }, admin)).data.setExchangeRate.exchangeRate).toEqual(input);
  expect(await rates()).toMatchObject({ 'USD/XLM': '9.125', 'XLM/USD': '0.12' });
  const [entry] = await app.sql("SELECT details FROM audit_entries WHERE action = 'rate.set'");
  expect(entry?.details).toEqual({ numerator: '73', denominator: '8' });
});

it.each([
  [{ from: 'USD', to: 'USD', rate: '2' }, 'to'],
  [{ from: 'USD', to: 'XLM', rate: '0' }, 'rate'],
  [{ from: 'USD', to: 'XLM', rate: '-1' }, 'rate'],
  [{ from: 'USD', to: 'XLM', rate: '1e3' }, 'rate'],
])('refuses %o', async (input, field) => {
  const admin = await app.actor('system_admin');
  const { errors } = await app.graphql(SET, { input }, admin);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', details: { fields: [{ field }] } });
});

it('cannot be set by other roles', async () => {
  const owner = await app.actor('issuer_owner');
  const { errors } = await app.graphql(SET, { input: { from: 'USD', to: 'XLM', rate: '1' } }, owner);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
