import { randomBytes } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Match, Scenario } from '../../../server/sandbox-payments/run/scenario.ts';
import { startBuiltPaymentSandbox } from '../../support/built-payment-sandbox.ts';
import { startBuiltProduct } from '../../support/built-product.ts';
import { freePort } from '../../support/free-port.ts';
import type { Buyer } from './buyer.ts';
import { paymentSandboxUrl } from './payment-sandbox.ts';
import { logIn, type Person, register, stranger } from './people.ts';
import { ask, type PublishedEvent, publishEvent, type TierWish, unique } from './product-api.ts';
import { test as base, expect } from './test.ts';

/** The payment sandbox beside a product that uses it. */
export interface Provider extends SharedProvider {
  /** Does everything that the sandbox would do in the next seconds, each at its time; then its clock is right again. */
  advance(seconds: number): Promise<void>;
}

/** The same without its clock. */
export interface SharedProvider {
  /** Address of the product. */
  productUrl: string;
  url: string;
  /** Adds a rule: requests that match get the scenario. */
  rule(match: Match, scenario: Partial<Scenario>): Promise<void>;
  post<T>(path: string, body: object): Promise<T>;
}

/** `test` with the product and the payment sandbox that all journeys share. Its clock cannot be moved. */
export const sharedTest = base.extend<{ provider: SharedProvider }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures it needs
  provider: async ({}, use) => use(providerAt(process.env.E2E_URL ?? '', paymentSandboxUrl())),
});

/**
 * `test` with a product and a payment sandbox of its own, for journeys that move the clock of the sandbox or change the
 * platform. Their files belong to the project `paying`, so that they are started once.
 */
export const test = base.extend<object, { provider: Provider; settings: Record<string, string> }>({
  /** Settings of the product. */
  settings: [{}, { scope: 'worker', option: true }],
  provider: [
    async ({ settings }, use) => {
      const { provider, stop } = await startPaying(settings);
      // The helpers of the journeys read it at each call, and no other file runs in this worker.
      process.env.E2E_URL = provider.productUrl;
      await use(provider);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ provider }, use) => use(provider.productUrl),
});

async function startPaying(
  settings: Record<string, string>,
): Promise<{ provider: Provider; stop: () => Promise<void> }> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const stopSandbox = await startBuiltPaymentSandbox(url);
  const productUrl = `http://127.0.0.1:${await freePort()}`;
  const stopProduct = await startBuiltProduct(productUrl, {
    PAYMENTS: 'sandbox',
    PAYMENTS_SANDBOX_URL: url,
    LEDGER_PORT: String(await freePort()),
    LEDGER_PENDING_CLOSE_SECONDS: '0.25',
    ...settings,
  });
  return {
    provider: providerAt(productUrl, url),
    stop: async () => {
      await stopProduct();
      await stopSandbox();
    },
  };
}

function providerAt(productUrl: string, url: string): Provider {
  const post = async <T>(address: string, body: object): Promise<T> => {
    const answer = await fetch(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    productUrl,
    url,
    post,
    rule: async (match, scenario) => void (await post('/sandbox/rules', { match, scenario })),
    advance: async (advanceSeconds) => {
      await post('/sandbox/clock', { advanceSeconds });
      await post('/sandbox/clock', { at: null });
    },
  };
}

const PASSKEY = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919';
const CONNECT =
  'mutation ($input: ConnectMerchantAccountInput!) { connectMerchantAccount(input: $input) { merchantAccount { id } } }';
const TEST = 'mutation ($id: ID!) { testMerchantAccount(input: { id: $id }) { merchantAccount { state } } }';

type CardProvider = 'stripe' | 'paystack' | 'pesapal';

/** Opens an M-Pesa account at the sandbox. @returns what its holder enters to connect it */
export async function openMpesaAccount(provider: SharedProvider) {
  const name = randomBytes(5).toString('hex');
  const shortcode = String(500_000 + (randomBytes(3).readUIntBE(0, 3) % 400_000));
  const mpesa = { consumerKey: `key-${name}`, consumerSecret: `secret-${name}`, shortcode, passkey: PASSKEY };
  await provider.post('/sandbox/merchants', {
    shortcode,
    consumer_key: mpesa.consumerKey,
    consumer_secret: mpesa.consumerSecret,
  });
  return mpesa;
}

/** Connects the organiser's accounts at the sandbox, as the organiser does on the page. */
async function connect(provider: SharedProvider, token: string, cards: CardProvider): Promise<void> {
  const name = randomBytes(5).toString('hex');
  const mpesa = await openMpesaAccount(provider);
  const certificate = await (await fetch(`${provider.url}/sandbox/certificate`)).text();
  const initiator = { initiatorName: 'testapi', initiatorPassword: 'Safaricom123!!', certificate };
  await activate(token, { mpesa: { ...mpesa, ...initiator } });
  if (cards === 'pesapal') {
    const pesapal = { consumerKey: mpesa.consumerKey, consumerSecret: mpesa.consumerSecret };
    const keys = { consumer_key: pesapal.consumerKey, secret_key: pesapal.consumerSecret };
    await provider.post('/sandbox/card-merchants', { id: `acct_${name}`, provider: cards, ...keys });
    return activate(token, { pesapal });
  }
  const { nextMerchantCallbackUrl } = await ask<{ nextMerchantCallbackUrl: string }>(
    token,
    'query ($provider: PaymentProvider!) { nextMerchantCallbackUrl(provider: $provider) }',
    { provider: cards.toUpperCase() },
  );
  const secretKey = `sk_test_${name}`;
  const webhookSecret = cards === 'stripe' ? `whsec_${name}` : secretKey;
  await provider.post('/sandbox/card-merchants', {
    id: `acct_${name}`,
    provider: cards,
    secret_key: secretKey,
    webhook_secret: webhookSecret,
    webhook_url: nextMerchantCallbackUrl,
  });
  await activate(
    token,
    cards === 'stripe' ? { stripe: { secretKey, webhookSecret } } : { paystack: { secretKey } },
  );
}

async function activate(token: string, input: object): Promise<void> {
  const made = await ask<{ connectMerchantAccount: { merchantAccount: { id: string } } }>(token, CONNECT, {
    input,
  });
  const { id } = made.connectMerchantAccount.merchantAccount;
  const tested = await ask<{ testMerchantAccount: { merchantAccount: { state: string } } }>(token, TEST, {
    id,
  });
  expect(tested.testMerchantAccount.merchantAccount.state).toBe('ACTIVE');
}

export const TIERS: TierWish[] = [
  { tier: 'regular', count: 40, price: 1300, currency: 'KES' },
  { tier: 'vip', count: 20, price: 80, currency: 'USD' },
  { tier: 'guest', count: 10, price: 0, currency: 'KES' },
];

/** An organiser without events who takes M-Pesa and cards. */
export async function payableOrganiser(
  provider: SharedProvider,
  cards: CardProvider = 'stripe',
): Promise<{ token: string; organiser: Person }> {
  const organiser = await register(stranger('Nairobi Nights'), 'issuer_admin');
  const { token } = await logIn(organiser);
  await connect(provider, token, cards);
  return { token, organiser };
}

/** An event whose organiser takes M-Pesa and cards. */
export async function payableEvent(
  provider: SharedProvider,
  { tiers = TIERS, cards = 'stripe' }: { tiers?: TierWish[]; cards?: CardProvider } = {},
): Promise<PublishedEvent & { token: string; organiser: Person }> {
  const { token, organiser } = await payableOrganiser(provider, cards);
  return { ...(await publishEvent(token, unique('Kilimani Nights'), tiers)), token, organiser };
}

let count = randomBytes(2).readUInt16BE();

/** A buyer with a phone of their own. */
export function payer(): Buyer & { msisdn: string } {
  count += 1;
  const digits = String(100_000 + (count % 900_000));
  return {
    name: 'Achieng Otieno',
    email: `payer.${randomBytes(4).toString('hex')}@guests.test`,
    phone: `0712 ${digits.slice(0, 3)} ${digits.slice(3)}`,
    msisdn: `254712${digits}`,
  };
}

/** The panel of the event's tickets. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Tickets', exact: true });

interface OrderWish {
  method: string;
  buyer: Buyer;
  tier?: string;
  tickets?: number;
}

/** Opens the event, chooses a tier and a method, and fills in the form without sending it. */
export async function fillOrder(
  page: Page,
  slug: string,
  { method, buyer, tier = 'regular', tickets = 1 }: OrderWish,
): Promise<Locator> {
  await page.goto(`/event-details?slug=${slug}`);
  await page.getByRole('radio', { name: tier }).click();
  await page.getByRole('radio', { name: method, exact: true }).click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Full Name').fill(buyer.name);
  await form.getByLabel('Email').fill(buyer.email);
  await form.getByLabel('Phone', { exact: true }).fill(buyer.phone);
  if (tickets > 1) await form.getByLabel('Tickets', { exact: true }).fill(String(tickets));
  return form;
}

/** Answers the prompt on a phone, in another page of the browser. @param pin null cancels it */
export async function answerPhone(
  context: BrowserContext,
  { url }: SharedProvider,
  msisdn: string,
  pin: string | null,
): Promise<void> {
  const phone = await context.newPage();
  await phone.goto(`${url}/phone/${msisdn}`);
  const prompt = phone.getByRole('alertdialog', { name: 'M-PESA' });
  await expect(prompt).toBeVisible();
  if (pin === null) {
    await prompt.getByRole('button', { name: 'Cancel' }).click();
  } else {
    await prompt.getByLabel('M-PESA PIN').fill(pin);
    await prompt.getByRole('button', { name: 'OK' }).click();
  }
  await expect(prompt).toBeHidden();
  await phone.close();
}

/** Cards of the sandbox. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  paysToo: '5555 5555 5555 4444',
  isDeclined: '4000 0000 0000 0002',
} as const;

/** Fills in the page of the card provider, which is in this tab. */
export async function payOnCardPage(page: Page, card: string = CARDS.pays): Promise<void> {
  await page.waitForURL(/\/card\//);
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** Pays by mobile money on the page of Pesapal, which is in this tab. */
export async function payByPhoneOnPage(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/card\//);
  await page.getByLabel('Mobile money number').fill(number);
  await page.getByRole('button', { name: 'Pay by mobile money' }).click();
}

/** Leaves the page of the card provider by its link. */
export async function leaveCardPage(page: Page): Promise<void> {
  await page.waitForURL(/\/card\//);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(/\/pay\//);
}

/** Buys tickets by M-Pesa, from the page of the event to the tickets. */
export async function buyByMpesa(
  page: Page,
  provider: SharedProvider,
  slug: string,
  { buyer, tickets = 1 }: { buyer: ReturnType<typeof payer>; tickets?: number },
): Promise<void> {
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer, tickets });
  await form.getByRole('button', { name: /^Pay KES .* with M-Pesa$/ }).click();
  await expect(page.getByRole('heading', { name: /^Enter your M-Pesa PIN/ })).toBeVisible();
  await answerPhone(page.context(), provider, buyer.msisdn, '1234');
  await expect(page.getByRole('dialog', { name: 'Ticket Purchased!' })).toBeVisible();
}

/** The same by card. */
export async function buyByCard(
  page: Page,
  slug: string,
  { buyer, tickets = 1 }: { buyer: Buyer; tickets?: number },
): Promise<void> {
  const form = await fillOrder(page, slug, { method: 'Card', buyer, tickets });
  await form.getByRole('button', { name: /^Pay KES .* by card$/ }).click();
  await payOnCardPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
}
