import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy as buyTickets } from '../../support/buyers.ts';

let app: TestApp;
let root: TestActor;
let owner: TestActor;
let event: { id: string; slug: string };

const SET =
  'mutation ($name: SettingName!, $value: String!) { setSetting(input: { name: $name, value: $value }) { setting { name value updatedBy } } }';
const set = (name: string, value: string, caller = root) => app.graphql(SET, { name, value }, caller);
const at = (hours: number): string => new Date(app.clock.now().getTime() + hours * 36e5).toISOString();
const make = (count: number) =>
  app.rest(
    'POST',
    `/api/events/${event.id}/tickets`,
    { tiers: [{ tier: 'regular', count, price: 5, currency: 'USD' }] },
    owner,
  );
/** The code of the refusal, or null after a sale. */
const buy = async (quantity = 1) => {
  const { errors } = await buyTickets(app, { slug: event.slug, lines: [{ tier: 'regular', quantity }] });
  return errors ? { code: errors[0]?.extensions.code, message: errors[0]?.message } : null;
};

beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
  owner = await app.actor('issuer_owner');
  const show = { name: 'Set', description: 'A show', venue: 'The Hall, Nairobi, Kenya' };
  const { body } = await app.rest(
    'POST',
    '/api/events',
    { ...show, start_date: at(24), end_date: at(27) },
    owner,
  );
  event = body.data;
  await make(50);
  const published = await app.rest('POST', `/api/events/${event.id}/publish`, {}, owner);
  event = { ...event, slug: published.body.event?.slug ?? body.data.event.slug };
});
afterAll(() => app.close());

describe('settings', () => {
  it('have their defaults until an admin changes them', async () => {
    const { data } = await app.graphql(
      '{ settings { name kind value firstValue least most updatedAt updatedBy } euroRate }',
      {},
      root,
    );
    const none = { updatedAt: null, updatedBy: null };
    const count = (name: string, most: number, least = 1, value = String(most)) => ({
      name,
      kind: 'COUNT',
      value,
      firstValue: value,
      least,
      most,
      ...none,
    });
    expect(data.settings).toEqual([
      {
        name: 'FORM_SALES',
        kind: 'SWITCH',
        value: 'true',
        firstValue: 'true',
        least: null,
        most: null,
        ...none,
      },
      { name: 'EUR_RATE', kind: 'RATE', value: '0.92', firstValue: '0.92', least: null, most: null, ...none },
      count('ORDER_TICKETS', 20),
      count('CALL_TICKETS', 1_000_000),
      count('KEEP_SESSIONS_DAYS', 365, 7, '30'),
      count('KEEP_MAILS_DAYS', 1_095, 30, '180'),
      count('KEEP_GUESTS_MONTHS', 120, 3, '24'),
      count('KEEP_UNPAID_DAYS', 365, 7, '30'),
      count('KEEP_MESSAGES_MONTHS', 120, 3, '24'),
      count('KEEP_NOTIFICATIONS_DAYS', 1_095, 30, '180'),
      count('KEEP_DELIVERIES_DAYS', 365, 7, '30'),
      count('KEEP_BOOKS_YEARS', 15, 5, '7'),
    ]);
    expect(data.euroRate).toBe('0.92');
  });

  it('stop the sale by the form, with a clear word, and let it go on', async () => {
    expect(await buy()).toBeNull();
    expect((await set('FORM_SALES', 'false')).data.setSetting.setting).toEqual({
      name: 'FORM_SALES',
      value: 'false',
      updatedBy: root.email,
    });
    expect(await buy()).toEqual({
      code: 'SALES_CLOSED',
      message: 'Tickets are not sold by this form at the moment. Paying with a wallet goes on.',
    });
    await set('FORM_SALES', 'true');
    expect(await buy()).toBeNull();
  });

  it('limit what one order holds and what one call makes', async () => {
    await set('ORDER_TICKETS', '2');
    expect(await buy(3)).toMatchObject({ code: 'BAD_INPUT', message: 'An order holds 1 to 2 tickets.' });
    expect(await buy(2)).toBeNull();
    await set('CALL_TICKETS', '10');
    const many = await make(11);
    expect([many.status, many.body.message]).toEqual([400, 'The count is 1 to 10.']);
    expect((await make(10)).status).toBeLessThan(300);
  });

  it('give the rate of approximate figures', async () => {
    await set('EUR_RATE', '0.875');
    expect((await app.graphql('{ euroRate }', {}, owner)).data).toEqual({ euroRate: '0.875' });
    expect((await app.graphql('{ euroRate }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['FORM_SALES', 'perhaps'],
    ['EUR_RATE', '0'],
    ['EUR_RATE', '1e3'],
    ['ORDER_TICKETS', '21'],
    ['ORDER_TICKETS', '0'],
    ['CALL_TICKETS', '1.5'],
  ])('are not %s %s', async (name, value) => {
    const { errors } = await set(name, value);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: [{ field: 'value' }] },
    });
  });

  it('keep every value, those of the rates too, in an immutable history', async () => {
    await set('EUR_RATE', '0.875');
    const input = { from: 'USD', to: 'XLM', rate: '9.125' };
    await app.graphql(
      'mutation ($input: SetExchangeRateInput!) { setExchangeRate(input: $input) { exchangeRate { rate } } }',
      { input },
      root,
    );
    const HISTORY = `query ($name: SettingName, $first: Int! = 20, $after: String) { settingHistory(name: $name, first: $first, after: $after) {
      nodes { name valueBefore value changedBy } pageInfo { hasNextPage endCursor } } }`;
    const all = (await app.graphql(HISTORY, {}, await app.actor('system_auditor'))).data.settingHistory;
    const by = { changedBy: root.email };
    expect(all.nodes).toEqual([
      { name: 'rate:USD/XLM', valueBefore: '8.5', value: '9.125', ...by },
      { name: 'eur_rate', valueBefore: '0.92', value: '0.875', ...by },
      { name: 'call_tickets', valueBefore: '1000000', value: '10', ...by },
      { name: 'order_tickets', valueBefore: '20', value: '2', ...by },
      { name: 'form_sales', valueBefore: 'false', value: 'true', ...by },
      { name: 'form_sales', valueBefore: 'true', value: 'false', ...by },
    ]);
    const page = (await app.graphql(HISTORY, { name: 'FORM_SALES', first: 1 }, root)).data.settingHistory;
    expect([page.nodes.length, page.pageInfo.hasNextPage]).toEqual([1, true]);
    const rest = (await app.graphql(HISTORY, { name: 'FORM_SALES', after: page.pageInfo.endCursor }, root))
      .data.settingHistory;
    expect(rest.nodes).toEqual([all.nodes[5]]);
    await expect(app.sql("UPDATE settings_history SET value = 'x'")).rejects.toThrow();
    const [entry] = await app.sql(
      "SELECT details FROM audit_entries WHERE action = 'setting.change' ORDER BY id LIMIT 1",
    );
    expect(entry?.details).toEqual({ from: 'true', to: 'false' });
  });

  it('are for system admins to set', async () => {
    expect((await set('EUR_RATE', '1', owner)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await set('EUR_RATE', '1', await app.actor('system_auditor'))).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});
