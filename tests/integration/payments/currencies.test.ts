import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers } from '../../support/provider-buyers.ts';
import { buyWithWallet, fundedBuyer, setRate } from '../../support/wallet-buyers.ts';
import { draft, published } from '../events/organiser.ts';
import { expectConserved, payments } from './card-pages.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
/** With accounts at M-Pesa and Stripe. */
let admin: TestActor;
/** Without an account. */
let other: TestActor;
let system: TestActor;
let buyers: ProviderBuyers;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  admin = await app.actor('issuer_admin');
  other = await app.actor('issuer_admin');
  system = await app.actor('system_admin');
  await connectMerchant(app, sandbox, admin.issuerId as string, 'mpesa');
  await connectMerchant(app, sandbox, admin.issuerId as string, 'stripe');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const FIELDS = `id status payment { status } tickets { id status refund { status amount { amount currency } } }
  attempt { status page amount { amount currency } }`;
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ordered twice" }) { ticket { id } } }`;
const CREATE = `mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $id, tiers: $tiers }) { event { id } } }`;
const UPDATE = `mutation ($input: UpdateTierInput!) { updateTier(input: $input) { event { id } } }`;
const FORM = `mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) {
  order { status total { amount currency } } tickets { id due { amount currency } } } }`;
const QUOTE = `query ($id: ID!, $currency: PaymentCurrency!) {
  purchaseQuote(eventId: $id, tier: "regular", paymentCurrency: $currency) { charge { amount } payment { amount currency } } }`;
const OUTSIDE = `mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }`;
const WALLET = `mutation ($input: PurchaseWithWalletInput!) { purchaseWithWallet(input: $input) { order { id } } }`;
const RATE = `mutation ($from: PaymentCurrency!, $rate: String!) {
  setExchangeRate(input: { from: $from, to: XLM, rate: $rate }) { exchangeRate { rate } } }`;

type Currency = 'KES' | 'UGX' | 'TZS' | 'RWF' | 'EUR';

const tiers = (price: string, currency: Currency) => [{ tier: 'regular', count: 9, price, currency }];
const eventIn = (price: string, currency: Currency) => published(app, admin, {}, tiers(price, currency));

const faultsOf = (errors: { extensions: { code: string; details?: { fields?: unknown } } }[] | undefined) =>
  errors?.[0]?.extensions.details?.fields;

describe('a purchase by card in a currency of the provider', () => {
  it.each([
    ['UGX', '50000', '15000000'],
    ['TZS', '20000', '6000000'],
    ['RWF', '12000', '36000'],
    ['EUR', '12.5', '3750'],
  ] as const)(
    'is charged in %s, and returns the price of one ticket of three',
    async (currency, price, minor) => {
      const { id, slug } = await eventIn(price, currency);
      const before = new Set((await payments(sandbox)).map(({ receipt }) => receipt));
      const bought = await buyers.bought(slug, 'CARD', 3);
      const order = await buyers.read(bought, FIELDS);
      const total = String(Number(price) * 3);
      expect(order).toMatchObject({
        status: 'PAID',
        attempt: { status: 'PAID', amount: { amount: total, currency } },
      });
      const [line] = (await payments(sandbox)).filter(({ receipt }) => !before.has(receipt));
      expect(line).toMatchObject({ amount: minor, currency });

      const ticket = order.tickets[0].id;
      expect((await app.graphql(REFUND_TICKET, { id: ticket }, admin)).errors).toBeUndefined();
      await buyers.pass(5);
      await buyers.pass(60);
      const after = (await buyers.read(bought, FIELDS)).tickets.find(
        (one: { id: string }) => one.id === ticket,
      );
      expect(after).toMatchObject({
        status: 'CANCELLED',
        refund: { status: 'PAID', amount: { amount: price, currency } },
      });
      const { data } = await app.graphql(
        'query ($id: ID!) { event(id: $id) { stats { revenue { amount currency } } } }',
        { id },
        admin,
      );
      expect(data.event.stats.revenue).toEqual([{ amount: String(Number(price) * 2), currency }]);
      await expectConserved(sandbox);
    },
  );

  it('is not collected by a provider of another currency', async () => {
    const { slug } = await eventIn('50000', 'UGX');
    const { errors } = await buyers.ask(slug, 'MPESA');
    expect(errors?.[0]?.extensions.code).toBe('METHOD_NOT_OFFERED');
  });
});

describe('the price of a tier', () => {
  it('is refused in a currency that no active account takes, and the field is named', async () => {
    const event = await draft(app, other);
    const { errors } = await app.graphql(CREATE, { id: event.id, tiers: tiers('50000', 'UGX') }, other);
    expect(faultsOf(errors)).toEqual([
      expect.objectContaining({ field: 'tiers.0.currency', code: 'CURRENCY_NOT_TAKEN' }),
    ]);
    const offered = 'query ($id: ID!) { event(id: $id) { priceCurrencies } }';
    expect((await app.graphql(offered, { id: event.id }, other)).data.event.priceCurrencies).toEqual([
      'USD',
      'XLM',
      'KES',
    ]);
    const own = await draft(app, admin);
    expect((await app.graphql(offered, { id: own.id }, admin)).data.event.priceCurrencies).toEqual([
      'USD',
      'XLM',
      'KES',
      'UGX',
      'TZS',
      'RWF',
      'EUR',
    ]);
  });

  it('cannot be changed to such a currency, nor copied with an event', async () => {
    const event = await published(app, other, {}, tiers('500', 'KES'));
    const [tier] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [event.id]);
    const input = { tierId: tier?.id, price: '5', currency: 'EUR' };
    const { errors } = await app.graphql(UPDATE, { input }, other);
    expect(faultsOf(errors)).toEqual([
      expect.objectContaining({ field: 'currency', code: 'CURRENCY_NOT_TAKEN' }),
    ]);
    // As if the account had been closed since.
    await app.sql(`UPDATE tiers SET currency = 'EUR' WHERE id = $1`, [tier?.id]);
    const copied = await app.graphql(
      `mutation ($id: ID!) { duplicateEvent(input: { id: $id, startDate: "2028-03-01T12:00:00Z" }) { event { id } } }`,
      { id: event.id },
      other,
    );
    expect(faultsOf(copied.errors)).toEqual([
      expect.objectContaining({ field: 'id', code: 'CURRENCY_NOT_TAKEN' }),
    ]);
    const renamed = await app.graphql(UPDATE, { input: { tierId: tier?.id, name: 'early' } }, other);
    expect(renamed.errors).toBeUndefined();
  });

  it.each([
    ['50000.5', 'UGX', 0],
    ['999.99', 'RWF', 0],
    ['12.505', 'EUR', 2],
  ] as const)('is not %s %s', async (price, currency, max) => {
    const event = await draft(app, admin);
    const { errors } = await app.graphql(CREATE, { id: event.id, tiers: tiers(price, currency) }, admin);
    expect(faultsOf(errors)).toEqual([
      expect.objectContaining({ field: 'tiers.0.price', code: 'DECIMALS', max }),
    ]);
  });

  it('is whole in the database as well', async () => {
    const { id } = await eventIn('50000', 'UGX');
    await expect(
      app.sql('UPDATE tiers SET price_units = price_units + 1 WHERE event_id = $1', [id]),
    ).rejects.toThrow('tiers_decimals');
    await expect(app.sql(`UPDATE tiers SET currency = 'ETB' WHERE event_id = $1`, [id])).rejects.toThrow(
      'tiers_currency',
    );
  });
});

describe('other ways to pay such a price', () => {
  it('are the form, due at the door', async () => {
    const { slug } = await eventIn('50000', 'UGX');
    const input = { ...buyers.person(), slug, lines: [{ tier: 'regular', quantity: 2 }] };
    const { data, errors } = await app.graphql(FORM, { input });
    expect(errors).toBeUndefined();
    expect(data.purchaseByForm.order).toEqual({
      status: 'DUE',
      total: [{ amount: '100000', currency: 'UGX' }],
    });
  });

  it('are a wallet only with a rate, which never counts as 1', async () => {
    const { id, slug } = await eventIn('20000', 'TZS');
    const member = await app.actor('attendee');
    for (const currency of ['XLM', 'MOCK', 'USD', 'TZS']) {
      const { errors } = await app.graphql(QUOTE, { id, currency }, member);
      expect(errors?.[0]?.extensions.code, currency).toBe('RATE_MISSING');
    }
    const own = { ...buyers.person(), lines: [{ tier: 'regular', quantity: 1 }] };
    const outside = await app.graphql(OUTSIDE, { input: { ...own, slug } });
    expect(outside.errors?.[0]?.extensions.code).toBe('RATE_MISSING');
    const { idempotencyKey, lines, ...holder } = own;
    const order = { eventId: id, lines, paymentCurrency: 'XLM', paymentAmount: '20000', holder };
    const wallet = await app.graphql(WALLET, { input: { ...order, idempotencyKey } }, member);
    expect(wallet.errors?.[0]?.extensions.code).toBe('RATE_MISSING');
    expect((await app.graphql(RATE, { from: 'TZS', rate: '0.002' }, system)).errors).toBeUndefined();
    const { data } = await app.graphql(QUOTE, { id, currency: 'XLM' }, member);
    expect(data.purchaseQuote).toEqual({
      charge: { amount: '40' },
      payment: { amount: '40', currency: 'XLM' },
    });
  });

  it('are a wallet that pays by the rate, in XLM', async () => {
    const { id } = await eventIn('20000', 'RWF');
    await setRate(app, 'RWF', 'XLM', '0.0061');
    const member = await fundedBuyer(app);
    const { data, errors } = await buyWithWallet(app, member, { eventId: id, paymentAmount: '122' });
    expect(errors).toBeUndefined();
    expect(data.purchaseWithWallet.order).toMatchObject({
      status: 'PAID',
      total: [{ amount: '20000', currency: 'RWF' }],
      payment: { charge: { amount: '122', currency: 'XLM' } },
    });
  });

  it('list no rate that is missing', async () => {
    const { data } = await app.graphql('{ exchangeRates { from to rate } }', {});
    const euro = data.exchangeRates.filter(
      ({ from, to }: { from: string; to: string }) => from === 'EUR' || to === 'EUR',
    );
    expect(euro).toEqual([]);
  });
});

describe('an expense', () => {
  it('is not in a currency of providers', async () => {
    const { errors } = await app.graphql(
      `mutation ($input: SubmitExpenseInput!) { submitExpense(input: $input) { expense { id } } }`,
      {
        input: {
          contractId: randomUUID(),
          category: 'OTHER',
          description: 'Stage',
          amount: '10',
          currency: 'EUR',
        },
      },
      admin,
    );
    expect(faultsOf(errors)).toEqual([expect.objectContaining({ field: 'currency', code: 'CURRENCY' })]);
  });
});
