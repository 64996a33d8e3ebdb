import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type App, createApp } from '../../server/app.ts';
import { sweepStatements } from '../../server/modules/payments/attempts/sweep-statements.ts';
import { PROVIDER_VARIABLES } from '../../server/modules/payments/index.ts';
import { shapeConfig } from '../../server/platform/config/config.ts';
import { loadSecrets } from '../../server/platform/config/secrets.ts';
import type { Failpoint } from '../../server/platform/failpoints.ts';
import { createLog } from '../../server/platform/log.ts';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer } from '../support/books.ts';
import { type LaunchedPaymentSandbox, launchPaymentSandbox } from '../support/built-payment-sandbox.ts';
import { buy } from '../support/buyers.ts';
import type { GraphQLAnswer, TestActor } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { deeper } from '../support/depth.ts';
import { dice } from '../support/dice.ts';
import { forgedResult, signedReport } from '../support/forged-reports.ts';
import { freePort } from '../support/free-port.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { createLedgerDatabase } from '../support/ledger-database.ts';
import { type ConnectedMerchant, connectByCalls } from '../support/merchant-calls.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../support/payment-sandbox.ts';
import { until } from '../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

/** STORM_PURCHASES, STORM_KILLS, STORM_SEEDS, STORM_SEED, STORM_BURST and STORM_SLOW set others. */
const PURCHASES = Number(process.env.STORM_PURCHASES ?? deeper(60, 2_000));
const KILLS = Number(process.env.STORM_KILLS ?? deeper(2, 20));
const SEEDS = Number(process.env.STORM_SEEDS ?? deeper(1, 3));
const SEED = process.env.STORM_SEED ?? 'payment-storm';
/** After so many kills of the product the sandbox is killed too. */
const SANDBOX_EVERY = deeper(2, 4);
const BUYERS = 12;
/** Callbacks that come at the same time. */
const BURST = Number(process.env.STORM_BURST ?? deeper(40, 500));
/** Seconds until a slow provider answers a question; after 20 the product asks again later. */
const SLOW = Number(process.env.STORM_SLOW ?? deeper(1, 5));
const CRASHES: readonly Failpoint[] = [
  'purchase.held',
  'purchase.before_issue',
  'payment.before_request',
  'payment.requested',
  'refund.before_request',
  'refund.requested',
  'purchase.issued',
];
const HOUR = 3_600;
/** A card that pays, and is disputed a minute later. */
const DISPUTED_LATER = '4000000000000259';

const BUY = `mutation ($input: PurchaseWithProviderInput!) {
  purchaseWithProvider(input: $input) { order { id status attempt { id page } } } }`;
const REFUND = `mutation ($id: ID!, $key: String) {
  refundOrder(input: { orderId: $id, reason: "Rain", idempotencyKey: $key }) { order { id } } }`;
const REFUND_AMOUNT = `mutation ($id: ID!, $amount: Decimal!, $currency: Currency!, $key: String) {
  refundAmount(input: { orderId: $id, amount: $amount, currency: $currency, reason: "Late", idempotencyKey: $key }) { order { id } } }`;
/** Valid refusals in a storm: sold out, call again, the first attempt is in progress or was not refundable yet,
 * or an amount is more than what is left. */
const PASSING =
  /^(SOLD_OUT|UNAVAILABLE|LEDGER_UNAVAILABLE|BUSY|IN_PROGRESS|PAYMENT_PENDING|PAYMENT_FAILED|NOT_REFUNDABLE|NOT_PAID_ONLINE|REFUND_TOO_HIGH|PARTIAL_REFUND_REFUSED|CONFLICT)$/;

type Method = 'MPESA' | 'CARD' | 'FORM' | 'WALLET';

interface Purchase {
  key: string;
  /** Calls again under the same key; undefined while there is no answer. */
  again(): Promise<{ orderId: string | null } | undefined>;
  orderId: string | null;
  answered: boolean;
}

/** One organiser whose buyers, providers and server behave at random. */
class Storm {
  readonly #roll: () => number;
  readonly purchases: Purchase[] = [];
  readonly counts = {
    calls: 0,
    unanswered: 0,
    refused: {} as Record<string, number>,
    kills: 0,
    failpoints: 0,
    sandboxKills: 0,
    replayed: 0,
    bursts: 0,
    slow: 0,
    forged: 0,
  };
  readonly merchants: ConnectedMerchant[] = [];
  #owner!: TestActor;
  #buyers: PayingBuyer[] = [];
  #cards: 'stripe' | 'paystack' | 'pesapal' = 'stripe';
  #events: { slug: string; wallet: string }[] = [];
  #next = 0;
  #isOver = false;
  /** Attempts that reports are forged about. */
  readonly #attempts: { id: string; msisdn: string }[] = [];

  constructor(
    readonly product: KillableProduct,
    readonly sandbox: KillableSandbox,
    readonly seed: string,
  ) {
    this.#roll = dice(seed);
  }

  get issuerId(): string {
    return this.#owner.issuerId as string;
  }

  #pick<T>(items: readonly T[], roll = this.#roll): T {
    return items[Math.floor(roll() * items.length)] as T;
  }

  async begin(): Promise<void> {
    const { client } = this.product;
    this.#owner = await client.actor('issuer_owner');
    this.#cards = this.#pick(['stripe', 'paystack', 'pesapal'] as const);
    for (const provider of ['mpesa', this.#cards] as const)
      this.merchants.push(await connectByCalls(client, this.sandbox.url, this.#owner, provider));
    this.#buyers = await Promise.all([1, 2].map(() => fundedBuyer(client)));
    const wallet = await published(client, this.#owner, {}, [
      { tier: 'regular', count: 100_000, price: '1', currency: 'XLM' },
    ]);
    for (const [count, price] of [
      [Math.ceil(PURCHASES / 20), '333'],
      [100_000, '100'],
    ] as const) {
      const tiers = [{ tier: 'regular', count, price, currency: 'KES' }];
      const { slug } = await published(client, this.#owner, {}, tiers);
      this.#events.push({ slug, wallet: wallet.id });
    }
  }

  async run(): Promise<void> {
    const crowd = Promise.all(Array.from({ length: BUYERS }, () => this.#keepBuying()));
    await Promise.all([
      this.#keepKilling(),
      crowd.finally(() => {
        this.#isOver = true;
      }),
      this.#keepReplaying(),
    ]);
    if (!this.product.alive) await this.product.start();
    await this.product.disarm();
    if (!this.product.alive) await this.product.start();
  }

  async #keepBuying(): Promise<void> {
    while (this.#next < PURCHASES) {
      const number = this.#next++;
      await this.#purchase(number, dice(`${this.seed}/${number}`));
      await until(() => this.product.alive);
    }
  }

  async #purchase(number: number, roll: () => number): Promise<void> {
    const method = this.#pick<Method>(
      ['MPESA', 'MPESA', 'MPESA', 'MPESA', 'CARD', 'CARD', 'FORM', 'WALLET'],
      roll,
    );
    const key = `${this.seed}-${number}`;
    const event = this.#pick(this.#events, roll);
    const msisdn = `2547${String(10_000_000 + number)}`;
    if (method === 'MPESA' || method === 'CARD') await this.#misbehave(method, msisdn, roll);
    let page: string | null = null;
    const send = (): Promise<GraphQLAnswer> => {
      const { client } = this.product;
      if (method === 'FORM')
        return buy(client, {
          slug: event.slug,
          lines: [{ tier: 'regular' }],
          buyer: { email: `${key}@example.test`, phone: `+${msisdn}` },
          key,
        });
      const buyer = this.#buyers[number % this.#buyers.length];
      if (method === 'WALLET' && buyer)
        return buyWithWallet(client, buyer, { eventId: event.wallet, paymentAmount: '1' }, key);
      const input = {
        ...{
          slug: event.slug,
          lines: [{ tier: 'regular', quantity: this.#pick([1, 1, 2, 3], dice(key)) }],
          method,
        },
        ...{ name: 'Wanjiru Otieno', email: `${key}@example.test`, phone: `+${msisdn}`, idempotencyKey: key },
      };
      return client.graphql(BUY, { input });
    };
    const again = async (): Promise<{ orderId: string | null } | undefined> => {
      const answer = await this.#attempt(send());
      if (!answer) return undefined;
      const { data, errors } = answer;
      const details = errors?.[0]?.extensions.details as { order_id?: string } | undefined;
      const { order } = data?.purchaseWithProvider ?? data?.purchaseWithWallet ?? data?.purchaseByForm ?? {};
      page = order?.attempt?.page ?? page;
      if (order?.attempt) this.#attempts.push({ id: order.attempt.id, msisdn });
      return { orderId: order?.id ?? details?.order_id ?? null };
    };
    const purchase: Purchase = { key, again, orderId: null, answered: false };
    this.purchases.push(purchase);
    const first = await again();
    if (first) Object.assign(purchase, { orderId: first.orderId, answered: true });
    if (method === 'MPESA') await this.#answerPhone(msisdn, roll);
    const card = page === null ? null : await this.#answerCard(page, roll);
    if (method === 'MPESA') await this.#loseResults(dice(`${key}/result`));
    if (purchase.orderId && roll() < 0.25 && this.#namesAmounts(card))
      await this.#refundAmounts(purchase.orderId, method, key, roll);
    if (purchase.orderId && roll() < 0.15)
      await this.#attempt(
        this.product.client.graphql(REFUND, { id: purchase.orderId, key: `back-${key}` }, this.#owner),
      );
  }

  /** The result of a refund by M-Pesa may be lost, late or elsewhere: a question finds it. */
  async #loseResults(roll: () => number): Promise<void> {
    if (roll() < 0.8) return;
    const scenario = this.#pick(
      [
        { callbacks: [] },
        { callbacks: [{ after: 7_200 }] },
        { answer: 'drop_after' },
        { toTimeoutUrl: true },
      ],
      roll,
    );
    for (const kind of ['payout', 'reversal', 'status'])
      await this.#toSandbox('POST', '/sandbox/rules', { match: { kind }, scenario, times: 1 });
  }

  /** Two at the same time, each of which is asked for twice. */
  async #refundAmounts(id: string, method: Method, key: string, roll: () => number): Promise<void> {
    const currency = method === 'WALLET' ? 'XLM' : 'KES';
    const amounts = [1, 2].map(() =>
      method === 'WALLET' ? `0.${1 + Math.floor(roll() * 8)}` : String(10 + Math.floor(roll() * 90)),
    );
    await Promise.all(
      [0, 1, 0, 1].map((at) => {
        const given = { id, amount: amounts[at], currency, key: `part-${at}-${key}` };
        return this.#attempt(this.product.client.graphql(REFUND_AMOUNT, given, this.#owner));
      }),
    );
  }

  /** Section "Misbehaviour" of docs/payment-sandbox.md, with delays that a machine can wait for. */
  async #misbehave(method: Method, msisdn: string, roll: () => number): Promise<void> {
    if (roll() < 0.4) return;
    const match = method === 'CARD' ? { kind: 'checkout' } : { kind: 'push', msisdn };
    if (roll() < 0.2) {
      this.counts.slow += 1;
      const scenario = { queriesAfter: SLOW, confirms: false };
      await this.#toSandbox('POST', '/sandbox/rules', { match, scenario, times: 1 });
      return;
    }
    const pick = <T>(items: readonly T[]): T => this.#pick(items, roll);
    const callbacks = pick([
      [],
      [{ after: 0 }, { after: 2 }],
      [{ after: -1 }],
      [{ after: 6 }],
      [{ after: 7_200 }],
      [{ after: 0 }],
    ]);
    const answer = pick(['normal', 'normal', 'drop_after', 'html'] as const);
    const outcomeAfter = pick([0, 2, 8, 4_000]);
    const scenario =
      method === 'CARD'
        ? {
            ...{ outcome: pick(this.#outcomes()), outcomeAfter, answer },
            callbacks: callbacks.map((one) => ({ ...one, signature: pick([undefined, 'absent', 'wrong']) })),
            queries: pick([[], ['pending'], ['404', '429'], [500]]),
          }
        : {
            outcome: pick(['phone', 'paid', { failed: '1032' }, { failed: '2001' }, { failed: '777' }]),
            outcomeAfter,
            answer: pick([answer, 'drop_before', { error: '500.003.02', status: 500 }]),
            callbacks: callbacks.map((one) => ({ ...one, ...(roll() < 0.2 && { result: '1032' }) })),
            queries: pick([[], ['4999', '500.001.1001'], [500, 'unknown'], ['4999', '4999', '4999']]),
            numericCodes: roll() < 0.5,
            confirms: roll() < 0.5,
          };
    await this.#toSandbox('POST', '/sandbox/rules', { match, scenario, times: 1 });
  }

  /**
   * Pesapal is asked by a reference that its answer names alone: without the answer no buyer has the page, so that nothing
   * can be paid.
   */
  #outcomes(): ('phone' | 'paid' | { failed: string })[] {
    const byPayer = ['phone' as const, { failed: 'card_declined' }];
    return this.#cards === 'pesapal' ? byPayer : [...byPayer, 'paid'];
  }

  /**
   * Pesapal reports that a payment went back, without the amount: a refund in part whose request was not answered, and a
   * disputed payment, look the same, so that no books could be right about both.
   */
  #namesAmounts(card: string | null): boolean {
    return this.#cards !== 'pesapal' || card !== DISPUTED_LATER;
  }

  /** The sandbox may be away at any time, as a provider may. */
  async #toSandbox<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T | undefined> {
    const answer = await fetch(this.sandbox.url + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch(() => undefined);
    return answer?.ok ? ((await answer.json().catch(() => undefined)) as T | undefined) : undefined;
  }

  async #answerPhone(msisdn: string, roll: () => number): Promise<void> {
    const pin = this.#pick(['1234', '1234', '1234', '1234', '9999', null], roll);
    if (roll() < 0.1) return;
    const state = await this.#toSandbox<{ prompt: { checkoutId: string } | null }>(
      'GET',
      `/phone/${msisdn}/state`,
    );
    if (!state?.prompt) return;
    const { checkoutId } = state.prompt;
    await this.#toSandbox('POST', `/phone/${msisdn}/answer`, { checkoutId, pin });
  }

  /** @returns the card that was used */
  async #answerCard(page: string, roll: () => number): Promise<string> {
    const card = this.#pick(
      ['4242424242424242', '4242424242424242', '4000000000000002', DISPUTED_LATER],
      roll,
    );
    const body = new URLSearchParams({ card, action: this.#pick(['pay', 'pay', 'pay', 'cancel'], roll) });
    await fetch(page, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    return card;
  }

  /** undefined: the server went away, or the caller has to call again. */
  async #attempt(asking: Promise<GraphQLAnswer>): Promise<GraphQLAnswer | undefined> {
    this.counts.calls += 1;
    const answer = await asking.catch(() => undefined);
    if (answer === undefined) this.counts.unanswered += 1;
    const code = answer?.errors?.[0]?.extensions.code;
    if (code === undefined) return answer;
    expect(code).toMatch(PASSING);
    this.counts.refused[code] = (this.counts.refused[code] ?? 0) + 1;
    return code === 'SOLD_OUT' || code === 'PAYMENT_FAILED' ? answer : undefined;
  }

  /** Half of the deaths are at a point where money is between two records. */
  async #keepKilling(): Promise<void> {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // The kills are spread over the purchases.
      await until(() => this.#isOver || this.#next >= (PURCHASES * kill) / (KILLS + 1));
      if (this.#roll() < 0.5) {
        await this.product.arm(`${this.#pick(CRASHES)}:${1 + Math.floor(this.#roll() * 3)}`);
        await until(() => !this.product.alive || this.#isOver, 5_000).catch(() => undefined);
        if (!this.product.alive) this.counts.failpoints += 1;
      } else await pause(this.#roll() * 500);
      await this.product.kill();
      this.counts.kills += 1;
      if (kill % SANDBOX_EVERY === 0) {
        await this.sandbox.kill();
        this.counts.sandboxKills += 1;
      }
      await this.product.start();
    }
  }

  /** Sends callbacks that providers have sent to their own and to other addresses, and some that none has sent. */
  async #keepReplaying(): Promise<void> {
    for (; !this.#isOver; await pause(300)) {
      const sent =
        (await this.#toSandbox<{ url: string; body: string }[]>('GET', '/sandbox/deliveries')) ?? [];
      const [one, other] = [this.#pick(sent), this.#pick(sent)];
      if (!one || !other) continue;
      const forged = one.body
        .replace(/"ResultCode":"?\d+"?/, '"ResultCode":0')
        .replace(/"Value":[\d.]+/, '"Value":1');
      for (const [url, body] of [
        [one.url, one.body],
        [one.url, other.body],
        [other.url, forged],
      ] as const)
        await fetch(url, { method: 'POST', body }).catch(() => undefined);
      this.counts.replayed += 3;
      if (this.#roll() < 0.2) await this.#burst(sent);
      await this.#deceive(one.url);
    }
  }

  /** Sends callbacks again at the same time; the product takes them, or says when to send them again. */
  async #burst(sent: readonly { url: string; body: string }[]): Promise<void> {
    const statuses = await Promise.all(
      Array.from({ length: BURST }, async () => {
        const { url, body } = this.#pick(sent) as { url: string; body: string };
        const answer = await fetch(url, { method: 'POST', body }).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        return answer?.status;
      }),
    );
    this.counts.bursts += 1;
    for (const status of statuses) expect([200, 503, undefined]).toContain(status);
  }

  /** Results that nobody asked for, and reports with a right signature that pay for nothing here. */
  async #deceive(url: string): Promise<void> {
    const attempt = this.#pick(this.#attempts);
    if (!attempt) return;
    const receipt = `SF${Math.floor(this.#roll() * 1e8)}`;
    const names = { conversation: `AG_${receipt}`, originator: attempt.id, receipt, payer: attempt.msisdn };
    const result = forgedResult({ ...names, amount: this.#pick([100, 200, 333]) });
    await fetch(url, { method: 'POST', body: JSON.stringify(result) }).catch(() => undefined);
    this.counts.forged += 1;
    for (const { events } of this.merchants) {
      if (!events) continue;
      const money = this.#pick([
        { currency: 'NGN', amount: 1 },
        { currency: 'JPY', amount: 10_000 },
        { currency: 'KES', amount: null },
        { currency: 'KES', amount: 10_000 },
        { currency: 'KES', amount: '1e9' },
      ]);
      const about = { intent: attempt.id, reference: `page-${receipt}`, ...money };
      const { body, headers } = signedReport(events.provider, events.secret, about);
      await fetch(events.url, { method: 'POST', body, headers }).catch(() => undefined);
      this.counts.forged += 1;
    }
  }
}

/** Everything that is under way comes to its end within 72 hours. */
async function letTimePass(app: App, clock: TestClock, sandbox: PaymentSandbox): Promise<void> {
  const pass = async (seconds: number): Promise<void> => {
    await sandbox.advance(seconds);
    clock.advance(`${seconds}s`);
    await app.services.paymentWorker.run();
  };
  await sandbox.clearRules();
  for (const seconds of [30, 60, 300, 900, 1_800]) await pass(seconds);
  for (let hour = 0; hour < 6; hour += 1) {
    await sweepStatements(app.scope());
    await pass(HOUR);
  }
  for (let step = 0; step < 12; step += 1) await pass(6 * HOUR);
  await pass(60);
}

/** Runs the product in this process over the same database, with a clock that is moved until all questions are asked. */
async function passDays(product: KillableProduct, sandbox: PaymentSandbox): Promise<void> {
  const config = shapeConfig(
    {
      ...{
        NODE_ENV: 'test',
        DATABASE_URL: product.databaseUrl,
        DATA_DIR: product.dataDir,
        DATABASE_POOL: '6',
      },
      ...{ LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', PUBLIC_URL: product.client.url },
      ...{ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url },
    },
    'test',
    { payments: PROVIDER_VARIABLES },
  );
  const clock = new TestClock();
  const app = await createApp({
    ...{ config, secrets: await loadSecrets(config), databaseUrl: product.databaseUrl, clock },
    ...{ log: createLog(config.logLevel), jobs: false, ledger: false },
  });
  try {
    await app.listen('127.0.0.1', Number(new URL(product.client.url).port));
    await letTimePass(app, clock, sandbox);
  } finally {
    await app.close();
  }
}

/** The payment sandbox in a process that is killed and started again on the same database and address. */
class KillableSandbox {
  readonly #database: { url: string; drop(): Promise<void> };
  #running: LaunchedPaymentSandbox;

  private constructor(
    readonly url: string,
    database: { url: string; drop(): Promise<void> },
    running: LaunchedPaymentSandbox,
  ) {
    this.#database = database;
    this.#running = running;
  }

  static async open(): Promise<KillableSandbox> {
    const database = await createLedgerDatabase();
    const url = `http://127.0.0.1:${await freePort()}`;
    return new KillableSandbox(url, database, await launchPaymentSandbox(url, database.url));
  }

  async kill(): Promise<void> {
    await this.#running.kill();
    this.#running = await launchPaymentSandbox(this.url, this.#database.url);
  }

  /** Ends the process, and continues in this one with a clock that can be moved. */
  async continueHere(): Promise<PaymentSandbox> {
    await this.#running.stop();
    return startPaymentSandbox({ database: this.#database, port: Number(new URL(this.url).port) });
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }
}

/** What a merchant has at the provider, from nothing, in 10^-7: the sandbox counts hundredths, and lends a million. */
async function atProvider(sandbox: PaymentSandbox, { sandboxId }: ConnectedMerchant): Promise<bigint> {
  const balances = await sandbox.get<{ id: string; balance: string }[]>('/sandbox/balances');
  const own = balances.filter(({ id }) => id === sandboxId || id === `${sandboxId}:KES`);
  return own.reduce((sum, { balance }) => sum + (BigInt(balance) - 100_000_000n) * 100_000n, 0n);
}

const BOOKED = `SELECT coalesce(sum(CASE WHEN j.debit = 'merchant' THEN j.units ELSE -j.units END), 0)::text AS units
  FROM merchant_accounts a LEFT JOIN journal_transfers j ON j.issuer_id = a.issuer_id AND j.provider = a.provider
  WHERE a.id = $1`;
/**
 * Rows that are open longer than their rule allows. A refund may wait for a disputed payment, or for a person: Pesapal
 * returns money of a payment once.
 */
const STUCK = `
  SELECT 'payment' AS what, order_id::text AS id FROM payments WHERE issuer_id = $1 AND state IN ('held', 'paying')
  UNION ALL SELECT 'refund', r.id::text FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
    WHERE r.issuer_id = $1 AND r.state IN ('waiting', 'paying') AND (r.problem IS NULL OR NOT (a.is_disputed OR r.state = 'paying' OR a.provider = 'pesapal'))
  UNION ALL SELECT 'callback', id::text FROM payment_callbacks WHERE issuer_id = $1 AND handled_at IS NULL
  UNION ALL SELECT 'question', id::text FROM payment_attempts WHERE issuer_id = $1 AND next_query_at IS NOT NULL`;

const ON_LEDGER = `SELECT FROM ledger_intents WHERE state IN ('intended', 'prepared', 'sent')`;
const ORDERS = `SELECT count(*)::int AS orders, count(*) FILTER (WHERE state = 'paid')::int AS paid,
    count(*) FILTER (WHERE state = 'refunded')::int AS refunded,
    count(*) FILTER (WHERE state NOT IN ('paid', 'refunding', 'refunded') AND EXISTS (SELECT FROM tickets t WHERE t.order_id = p.order_id))::int
      AS "ticketsUnpaid"
  FROM payments p WHERE issuer_id = $1`;

/** A call without an answer gets it under its key, and an answered one the same order. */
async function repeatAll({ purchases }: Storm): Promise<void> {
  for (const { again, answered, orderId } of purchases) {
    const found = await until(again);
    // A refusal, such as sold out, is no result: places may be free again.
    if (answered && orderId !== null) expect(found.orderId).toBe(orderId);
  }
}

interface Transfer {
  kind: string;
  debit: string;
  credit: string;
  amount: string;
}

/** Prints the sums of both sides by kind and the refunds that are not done, for a seed that fails. */
async function explain(
  { product }: Storm,
  sandbox: PaymentSandbox,
  { id, sandboxId }: ConnectedMerchant,
): Promise<void> {
  const booked = await product.client.sql(
    `SELECT j.kind, count(*)::int AS count, (sum(j.units) / 100000)::text AS hundredths FROM merchant_accounts a
     JOIN journal_transfers j ON j.issuer_id = a.issuer_id AND j.provider = a.provider WHERE a.id = $1 GROUP BY j.kind`,
    [id],
  );
  const there: Record<string, { count: number; hundredths: number }> = {};
  for (const { kind, debit, credit, amount } of await sandbox.get<Transfer[]>('/sandbox/statement')) {
    if (![debit, credit].some((account) => account === sandboxId || account === `${sandboxId}:KES`)) continue;
    const sum = there[kind] ?? { count: 0, hundredths: 0 };
    there[kind] = { count: sum.count + 1, hundredths: sum.hundredths + Number(amount) };
  }
  const open = await product.client.sql(
    `SELECT r.id, r.kind, r.state, r.problem, r.attempts, r.units::text, r.created_at, r.next_attempt_at
     FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.account_id = $1 AND r.state <> 'paid'`,
    [id],
  );
  process.stderr.write(`${JSON.stringify({ booked, there, open }, null, 1)}\n`);
}

async function inspect(storm: Storm, sandbox: PaymentSandbox): Promise<void> {
  const { client } = storm.product;
  expect(await booksDiffer(client)).toEqual([]);
  for (const merchant of storm.merchants) {
    const [booked] = await client.sql<{ units: string }>(BOOKED, [merchant.id]);
    const there = await atProvider(sandbox, merchant);
    if (BigInt(booked?.units ?? 0) !== there) await explain(storm, sandbox, merchant);
    expect(BigInt(booked?.units ?? 0)).toBe(there);
  }
  expect(await client.sql(STUCK, [storm.issuerId])).toEqual([]);
  const [orders] = await client.sql<Record<string, number>>(ORDERS, [storm.issuerId]);
  expect(orders?.ticketsUnpaid).toBe(0);
  // The storm was not so strong that nothing could be lost.
  expect(orders?.paid).toBeGreaterThan(PURCHASES / 20);
  console.info(`payment storm ${storm.seed}: ${JSON.stringify({ ...storm.counts, ...orders })}`);
}

describe(`${PURCHASES} purchases over every method, with ${KILLS} kills`, () => {
  it.each(Array.from({ length: SEEDS }, (_none, n) => `${SEED}-${n + 1}`))(
    'lose nothing, double nothing, and leave nothing stuck: %s',
    async (seed) => {
      const provider = await KillableSandbox.open();
      const product = await KillableProduct.open({ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: provider.url });
      let later: PaymentSandbox | undefined;
      try {
        await product.ledgerCloses(0.2);
        await product.start();
        const storm = new Storm(product, provider, seed);
        await storm.begin();
        await storm.run();
        await repeatAll(storm);
        await until(async () => (await product.client.sql(ON_LEDGER)).length === 0);
        await product.stop();
        later = await provider.continueHere();
        await passDays(product, later);
        await product.start();
        await inspect(storm, later);
      } finally {
        await product.close();
        await (later ?? provider).stop();
      }
    },
    // Each of the rounds in which days pass waits for the slow questions that are still open.
    600_000 + PURCHASES * 1_500 + SLOW * 60_000,
  );
});
