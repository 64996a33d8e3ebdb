import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepStatements } from '../../../server/modules/payments/attempts/sweep-statements.ts';
import { callbackAddress } from '../../../server/modules/payments/callbacks/callback-address.ts';
import { openCredentials } from '../../../server/modules/payments/merchants/merchant-secrets.ts';
import type { Failpoint } from '../../../server/platform/failpoints.ts';
import type { Match } from '../../../server/sandbox-payments/run/scenario.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { deeper } from '../../support/depth.ts';
import { dice } from '../../support/dice.ts';
import { forgedResult, signedReport } from '../../support/forged-reports.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { connectMerchant, phoneOf, type SandboxProvider } from '../../support/merchants.ts';
import { answerMove, moveEvent } from '../../support/move-answers.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { published } from '../events/organiser.ts';

/** STORM_SEEDS, STORM_ACTIONS and STORM_SEED set others. */
const SEEDS = Number(process.env.STORM_SEEDS ?? deeper(1, 20));
const ACTIONS = Number(process.env.STORM_ACTIONS ?? deeper(120, 400));
const CARD_PROVIDERS: readonly SandboxProvider[] = ['stripe', 'paystack', 'pesapal'];
const CRASHES: readonly Failpoint[] = [
  'purchase.held',
  'payment.before_request',
  'payment.requested',
  'refund.before_request',
  'refund.requested',
  'purchase.issued',
];

let app: TestApp;
let sandbox: PaymentSandbox;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { orderKey order { id status attempt { id page } } } }`;
const RETRY = `mutation ($input: RetryProviderPaymentInput!) { retryProviderPayment(input: $input) { order { id } } }`;
const CLAIM = `mutation ($input: ClaimProviderPaymentInput!) { claimProviderPayment(input: $input) { order { id } } }`;
const TICKETS = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { status tickets { id status } } }`;
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Rain" }) { ticket { id } } }`;
const REFUND_ORDER = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Rain" }) { order { id } } }`;
const REFUND_AMOUNT = `mutation ($id: ID!, $amount: Decimal!) {
  refundAmount(input: { orderId: $id, amount: $amount, currency: KES, reason: "Late" }) { order { id } } }`;
const LIMIT = `mutation ($id: ID!) { setBuyerLimit(input: { eventId: $id, most: 3 }) { event { id } } }`;
const SETTLE = `mutation ($input: SettlePaymentFindingInput!) { settlePaymentFinding(input: $input) { done } }`;
const CANCEL = `mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Rain" }) { cancellation { state } } }`;

interface Sale {
  input: Record<string, unknown>;
  key: string;
  msisdn: string;
  id: string | null;
  attempt: string | null;
  page: string | null;
  /** Whether its provider misbehaves: an event of a dispute would be lost for ever. */
  isCruel: boolean;
  /** Whether Pesapal may return the payment: that, and a refund of a part, would look the same. */
  mayReverse: boolean;
}

/** One organiser with three small events, one of them with a limit of tickets per person, whose buyers, providers and server behave at random. */
class Storm {
  readonly #roll: () => number;
  readonly #sales: Sale[] = [];
  #events: { id: string; slug: string }[] = [];
  #admin!: TestActor;
  #card: SandboxProvider = 'stripe';
  accounts: string[] = [];

  constructor(readonly seed: string) {
    this.#roll = dice(seed);
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#roll() * items.length)] as T;
  }

  get issuerId(): string {
    return this.#admin.issuerId as string;
  }

  async begin(): Promise<void> {
    this.#admin = await app.actor('issuer_admin');
    // Each seed of a run has another one.
    this.#card = CARD_PROVIDERS[Number(this.seed.split('-').at(-1)) % CARD_PROVIDERS.length] ?? 'stripe';
    for (const provider of ['mpesa', this.#card] as const)
      this.accounts.push(await connectMerchant(app, sandbox, this.issuerId, provider));
    for (const count of [3, 6, 40]) {
      const tiers = [{ tier: 'regular', count, price: this.#pick(['100', '1500', '333']), currency: 'KES' }];
      this.#events.push(await published(app, this.#admin, {}, tiers));
    }
    // Its buyers differ in all but the cards.
    await app.graphql(LIMIT, { id: this.#events[2]?.id }, this.#admin);
  }

  /** What happens at random, each with its weight. */
  readonly #actions: readonly [number, () => Promise<unknown>][] = [
    [30, () => this.#buy()],
    [24, () => this.#answer()],
    [20, () => this.pass(this.#pick([1, 5, 20, 60, 200]))],
    [5, () => this.#refund()],
    [4, () => this.#again()],
    [4, () => this.#forge()],
    [5, () => this.#deceive()],
    [3, () => this.#crash()],
    [2, () => sandbox.restart()],
    [3, () => this.#claim()],
    [2, () => this.#loseAnswers()],
    [2, () => this.#move()],
    [6, () => this.#answerMove()],
    [4, () => sweepStatements(app.app.scope())],
  ];

  async act(): Promise<void> {
    let at = this.#roll() * this.#actions.reduce((sum, [weight]) => sum + weight, 0);
    const found = this.#actions.find(([weight]) => {
      at -= weight;
      return at < 0;
    });
    await found?.[1]();
  }

  async #buy(): Promise<void> {
    const method = this.#pick(['MPESA', 'MPESA', 'CARD']);
    const [key, msisdn] = [randomUUID(), `254713${String(100_000 + Math.floor(this.#roll() * 800_000))}`];
    const isCruel = this.#roll() < 0.5;
    if (isCruel) await sandbox.rule(this.#match(method, msisdn), this.#cruelty(method), 1);
    const input = {
      slug: this.#pick(this.#events).slug,
      tier: 'regular',
      quantity: this.#pick([1, 1, 2, 3]),
      name: 'Wanjiru Otieno',
      email: `${key}@example.test`,
      phone: `+${msisdn}`,
      method,
      idempotencyKey: key,
    };
    const sale: Sale = {
      input,
      key,
      msisdn,
      id: null,
      attempt: null,
      page: null,
      isCruel,
      mayReverse: false,
    };
    this.#sales.push(sale);
    await this.#send(sale);
    // The next card payment must not get the misbehaviour of one that was refused before it began.
    if (isCruel && sale.attempt === null) await sandbox.clearRules();
  }

  /** Sends a purchase, again under its key too. */
  async #send(sale: Sale): Promise<void> {
    const { data } = await app.graphql(BUY, { input: sale.input });
    const order = data?.purchaseWithProvider?.order;
    if (!order) return;
    sale.id = order.id;
    sale.key = data.purchaseWithProvider.orderKey;
    sale.attempt = order.attempt?.id ?? sale.attempt;
    sale.page = order.attempt?.page ?? sale.page;
  }

  #match(method: string, msisdn: string): Match {
    return method === 'MPESA' ? { kind: 'push', msisdn } : { kind: 'checkout' };
  }

  /** Section "Misbehaviour" of docs/payment-sandbox.md. */
  #cruelty(method: string): object {
    const callbacks = this.#pick([
      [],
      [{ after: 0 }, { after: 3 }],
      [{ after: -1 }],
      [{ after: 26 }],
      [{ after: 7_200 }],
      [{ after: 0 }],
    ]);
    const after = this.#pick([0, 4, 90, 300, 4_000]);
    if (method === 'CARD' && this.#card === 'pesapal') {
      const outcome = this.#pick(['phone', 'paid', { failed: 'card_declined' }]);
      return {
        outcome,
        outcomeAfter: after,
        answer: this.#pick(['normal', 'normal', 'drop_after', 'drop_before', 'html']),
        // An order whose answer was lost, or whose server stopped, is named by its notification alone. No buyer was shown
        // its page, so that a payment on it is not possible.
        callbacks: outcome !== 'phone' && callbacks.length === 0 ? [{ after: 26 }] : callbacks,
        queries: this.#pick([[], ['pending'], ['404', '429'], ['500'], ['failed'], ['other']]),
        payer: this.#pick([null, '254700000001']),
      };
    }
    if (method === 'CARD')
      return {
        outcome: this.#pick(['phone', 'paid', { failed: 'card_declined' }]),
        outcomeAfter: after,
        answer: this.#pick(['normal', 'normal', 'drop_after', 'html']),
        callbacks: callbacks.map((one) => ({
          ...one,
          signature: this.#pick([undefined, 'absent', 'wrong']),
        })),
        queries: this.#pick([[], ['pending'], ['404', '429'], [500]]),
      };
    return {
      outcome: this.#pick(['phone', 'paid', { failed: '1032' }, { failed: '2001' }, { failed: '777' }]),
      outcomeAfter: after,
      answer: this.#pick([
        'normal',
        'normal',
        'drop_after',
        'drop_before',
        'html',
        { error: '500.003.02', status: 500 },
      ]),
      callbacks: callbacks.map((one) => ({ ...one, ...(this.#roll() < 0.2 && { result: '1032' }) })),
      queries: this.#pick([[], ['4999', '500.001.1001'], [500, 'unknown'], ['4999', '4999', '4999']]),
      numericCodes: this.#roll() < 0.5,
      confirms: this.#roll() < 0.5,
    };
  }

  async #answer(): Promise<void> {
    const sale = this.#pick(this.#sales);
    if (!sale) return;
    if (sale.page) {
      const card = this.#pick([
        '4242424242424242',
        '4242424242424242',
        '4000000000000002',
        '4000000000000259',
      ]);
      const action = this.#pick(['pay', 'pay', 'pay', 'cancel']);
      const byPhone = this.#card === 'pesapal' && this.#roll() < 0.5;
      const body = new URLSearchParams(byPhone ? { phone: '0712345678', action } : { card, action });
      sale.mayReverse ||= this.#card === 'pesapal' && !byPhone && card.endsWith('259');
      await fetch(sale.page, { method: 'POST', body, redirect: 'manual' });
      return;
    }
    const { prompt } = await phoneOf(sandbox, sale.msisdn);
    if (!prompt) return;
    const pin = this.#pick(['1234', '1234', '1234', '9999', null]);
    await sandbox.post(`/phone/${sale.msisdn}/answer`, { checkoutId: prompt.checkoutId, pin });
  }

  async pass(seconds: number): Promise<void> {
    await sandbox.advance(seconds);
    app.clock.advance(`${seconds}s`);
    await app.app.services.paymentWorker.run().catch(() => undefined);
    await app.app.services.refunds.run();
  }

  async #refund(): Promise<void> {
    const sale = this.#pick(this.#sales);
    if (!sale?.id) return;
    const isPesapal = sale.input.method === 'CARD' && this.#card === 'pesapal';
    if (isPesapal && (sale.mayReverse || this.#roll() < 0.3)) return this.#refundWhole(sale);
    if (!isPesapal && this.#roll() < 0.3) {
      const kind = sale.page ? 'refund' : this.#pick(['reversal', 'payout'] as const);
      const answer = this.#pick(['drop_after', 'drop_before', 'html'] as const);
      await sandbox.rule({ kind }, { answer }, 1);
    }
    const { data } = await app.graphql(TICKETS, { id: sale.id, key: sale.key });
    const ticket = data?.order?.tickets.find(({ status }: { status: string }) => status === 'ACTIVE');
    if (!ticket) return;
    if (this.#roll() < 0.4) {
      // At the same time, so that both cannot be within what is left.
      const amounts = [1, 2].map(() => String(10 + Math.floor(this.#roll() * 150)));
      await Promise.all(
        amounts.map((amount) => app.graphql(REFUND_AMOUNT, { id: sale.id, amount }, this.#admin)),
      );
    } else if (this.#roll() < 0.6) await app.graphql(REFUND_TICKET, { id: ticket.id }, this.#admin);
    else await app.graphql(REFUND_ORDER, { id: sale.id }, this.#admin);
  }

  /** Refunds an order at Pesapal; the answer may be lost. */
  async #refundWhole({ id, attempt }: Sale): Promise<void> {
    const answer = this.#pick(['normal', 'drop_after', 'drop_before', 'html'] as const);
    if (attempt) await sandbox.rule({ kind: 'refund', reference: attempt }, { answer }, 1);
    await app.graphql(REFUND_ORDER, { id }, this.#admin);
  }

  async #again(): Promise<void> {
    const sale = this.#pick(this.#sales);
    if (!sale) return;
    if (this.#roll() < 0.5 || !sale.id) return this.#send(sale);
    await app.graphql(RETRY, { input: { orderId: sale.id, orderKey: sale.key } });
  }

  async #claim(): Promise<void> {
    const [sale, other] = [this.#pick(this.#sales), this.#pick(this.#sales)];
    if (!sale?.id || !other) return;
    const { messages } = await phoneOf(sandbox, other.msisdn);
    const receipt = /\bS[A-Z0-9]{9}\b/.exec(messages[0]?.body ?? '')?.[0] ?? 'SXXXXXXXX1';
    await app.graphql(CLAIM, { input: { orderId: sale.id, orderKey: sale.key, receipt } });
  }

  /** The organiser moves an event, later or earlier. Its holders may take their money back for some days. */
  async #move(): Promise<void> {
    const { id } = this.#pick(this.#events);
    const days = this.#pick([8, 2, 1, -1]);
    const { errors } = await moveEvent(app, this.#admin, { id, days, answerDays: this.#pick([1, 7, 30]) });
    if (errors) throw new Error(JSON.stringify(errors));
  }

  /** A holder keeps tickets, takes their money back, or does both at once, by the link of the mail about the move. */
  async #answerMove(): Promise<void> {
    const asked = await app.sql<{ recipient: string }>(
      "SELECT DISTINCT recipient FROM mail_outbox WHERE kind = 'event_changed'",
    );
    const emails = new Set(asked.map(({ recipient }) => recipient));
    // A part of a Pesapal payment waits for a person when a holder asks for it.
    const sale = this.#pick(
      this.#sales.filter(
        ({ input, page }) => emails.has(String(input.email)) && !(this.#card === 'pesapal' && page),
      ),
    );
    if (!sale?.id) return;
    const { data } = await app.graphql(TICKETS, { id: sale.id, key: sale.key });
    const active = data.order.tickets.filter(({ status }: { status: string }) => status === 'ACTIVE');
    const ids = active.map(({ id }: { id: string }) => id).slice(0, this.#pick([1, 3]));
    const pass = secretIn((await openMail(app, String(sale.input.email), 'event_changed')).text, 'tickets');
    const answers = this.#pick([
      ['KEEP'],
      ['MONEY_BACK'],
      ['MONEY_BACK', 'MONEY_BACK'],
      ['KEEP', 'MONEY_BACK'],
    ] as const);
    await Promise.all(answers.map((answer) => answerMove(app, ids, answer, pass)));
  }

  /** A callback that anybody could have sent, and one of a provider that is sent again. */
  async #forge(): Promise<void> {
    const sale = this.#pick(this.#sales);
    if (!sale?.attempt) return;
    const Item = [
      { Name: 'Amount', Value: 1 },
      { Name: 'MpesaReceiptNumber', Value: `F${Math.floor(this.#roll() * 1e9)}` },
    ];
    const forged = {
      Body: { stkCallback: { ResultCode: 0, CheckoutRequestID: 'ws_CO_forged', CallbackMetadata: { Item } } },
    };
    const [stored] = await app.sql<{ body: Buffer; attempt_id: string }>(
      'SELECT body, attempt_id FROM payment_callbacks WHERE attempt_id IS NOT NULL ORDER BY id DESC LIMIT 1',
    );
    const scope = app.app.scope();
    if (this.#card === 'pesapal') await this.#forgeHint(sale);
    await fetch(callbackAddress(scope, 'attempt', sale.attempt), {
      method: 'POST',
      body: JSON.stringify(forged),
    });
    if (stored)
      await fetch(callbackAddress(scope, 'attempt', sale.attempt), {
        method: 'POST',
        body: new Uint8Array(stored.body),
      });
  }

  /** The answers to questions are late, lost, without a name, or elsewhere, and so are those to refunds. */
  async #loseAnswers(): Promise<void> {
    const kind = this.#pick(['status', 'status', 'reversal', 'payout'] as const);
    const scenario = this.#pick([
      { callbacks: [] },
      { callbacks: [{ after: 40 }] },
      { callbacks: [{ after: 0 }, { after: 0 }, { after: 30 }] },
      { answer: 'drop_after' as const },
      { answer: 'drop_before' as const },
      { outcome: { failed: '2040' } },
      { toTimeoutUrl: true },
    ]);
    await sandbox.rule({ kind }, scenario, 1);
  }

  /** What nobody asked for, and what a provider signs although it pays for nothing of ours. */
  async #deceive(): Promise<void> {
    const sale = this.#pick(this.#sales);
    if (!sale?.attempt) return;
    if (sale.input.method === 'MPESA') await this.#deceiveByResults(sale);
    else if (this.#card === 'stripe' || this.#card === 'paystack')
      await this.#deceiveByCharges(sale.attempt, this.#card);
  }

  async #deceiveByResults({ attempt, msisdn }: Sale): Promise<void> {
    const [refund] = await app.sql<{ id: string }>(
      'SELECT id FROM refunds WHERE attempt_id = $1 ORDER BY created_at, id LIMIT 1',
      [attempt],
    );
    const receipt = `SF${Math.floor(this.#roll() * 1e8)}`;
    const names = { originator: refund?.id ?? randomUUID(), receipt, payer: msisdn };
    const conversation = this.#pick([null, `AG_${receipt}`]);
    const amount = this.#pick([100, 333, 1_500]);
    const plain = { ResultType: 0, ResultCode: this.#pick([0, 2040]), TransactionID: receipt };
    const bodies = [
      forgedResult({ ...names, conversation, amount }),
      { Result: { ...plain, ConversationID: conversation, OriginatorConversationID: refund?.id } },
    ];
    const scope = app.app.scope();
    const addresses = [callbackAddress(scope, 'attempt', attempt ?? '')];
    if (refund) addresses.push(callbackAddress(scope, 'refund', refund.id));
    for (const url of addresses)
      for (const body of bodies) await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  }

  async #deceiveByCharges(intent: string, provider: 'stripe' | 'paystack'): Promise<void> {
    const [account] = await app.sql<{ id: string; sealed: string; reference: string | null; units: string }>(
      `SELECT m.id, m.sealed_credentials AS sealed, a.reference, (a.units / 100000)::text AS units
       FROM payment_attempts a JOIN merchant_accounts m ON m.id = a.account_id WHERE a.id = $1`,
      [intent],
    );
    if (!account) return;
    const { secrets, paymentProviders } = app.app.services;
    const credentials = openCredentials(secrets, account.id, account.sealed) as {
      secretKey: string;
      webhookSecret?: string;
    };
    const secret = credentials.webhookSecret ?? credentials.secretKey;
    const exact = Number(account.units);
    // Under the attempt's own reference nothing right is signed without a payment.
    const own = { currency: 'KES', amount: this.#pick([null, '1e9', exact - 1, exact + 100, 0]) };
    const foreign = { currency: this.#pick(['NGN', 'JPY', 'USD']), amount: this.#pick([1, exact]) };
    const reports = [
      { reference: `page-${Math.floor(this.#roll() * 1e9)}`, currency: 'KES', amount: exact },
      { reference: account.reference ?? intent, ...this.#pick([own, foreign]) },
    ];
    const { callbackToken } = await paymentProviders.of(account.id);
    for (const report of reports) {
      const { body, headers } = signedReport(provider, secret, { intent, ...report, at: app.clock.now() });
      await fetch(`${app.url}/payments/callbacks/${callbackToken}`, { method: 'POST', body, headers });
    }
  }

  /** A notification that names the attempt of one buyer and the order of another. */
  async #forgeHint({ attempt }: Sale): Promise<void> {
    const orders = await app.sql<{ reference: string }>(
      `SELECT reference FROM payment_attempts WHERE issuer_id = $1 AND provider = 'pesapal' AND reference IS NOT NULL
       ORDER BY created_at, id`,
      [this.issuerId],
    );
    const names = {
      OrderTrackingId: this.#pick(orders)?.reference ?? randomUUID(),
      OrderMerchantReference: attempt,
    };
    const { callbackToken } = await app.app.services.paymentProviders.of(this.accounts[1] ?? '');
    const body = JSON.stringify({ ...names, OrderNotificationType: 'IPNCHANGE' });
    await fetch(`${app.url}/payments/callbacks/${callbackToken}`, { method: 'POST', body });
  }

  /** A person makes the refunds that Pesapal refuses on its own pages, and records them. */
  async #refundByHand(): Promise<void> {
    const waiting = await app.sql<{ id: string; units: string; receipt: string }>(
      `SELECT r.id, r.units::text, a.receipt FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
       WHERE r.issuer_id = $1 AND a.provider = 'pesapal' AND r.state = 'waiting' AND r.problem IS NOT NULL`,
      [this.issuerId],
    );
    for (const { id, units, receipt: confirmation_code } of waiting) {
      const amount = String(BigInt(units) / 100_000n);
      const made = await sandbox.post<{ receipt: string }>('/sandbox/refunds', { confirmation_code, amount });
      const input = { id, decision: 'REFUNDED', receipt: made.receipt, reason: 'Made by hand' };
      const { errors } = await app.graphql(SETTLE, { input }, this.#admin);
      if (errors) throw new Error(JSON.stringify(errors));
    }
  }

  /** The server stops in the middle of a call, or between two, and starts again. */
  async #crash(): Promise<void> {
    const { failpoints } = app.app.services;
    const at = this.#pick(CRASHES);
    failpoints.reach = (name) => {
      if (name === at) throw new Error(`stopped at ${name}`);
    };
    if (at.startsWith('refund')) {
      await this.#refund();
      await this.pass(5);
    } else if (at === 'purchase.issued') {
      await this.#answer();
      await this.pass(5);
    } else await this.#buy();
    await app.reopen();
  }

  /** Everything that is under way comes to its end within 72 hours. */
  async end(): Promise<void> {
    await sandbox.clearRules();
    if (this.#roll() < 0.5) await app.graphql(CANCEL, { id: this.#events[2]?.id }, this.#admin);
    for (const seconds of [30, 60, 300, 900, 1_800]) await this.pass(seconds);
    for (let hour = 0; hour < 6; hour += 1) {
      await sweepStatements(app.app.scope());
      await this.pass(3_600);
    }
    for (let step = 0; step < 12; step += 1) await this.pass(6 * 3_600);
    await this.#refundByHand();
    await this.pass(60);
  }

  get sales(): readonly Sale[] {
    return this.#sales;
  }
}

interface Account {
  id: string;
  balance: string;
}

/** What the merchant has at the provider, from nothing, in 10^-7: the sandbox counts hundredths, and lends a million. */
async function atProvider(accountId: string): Promise<bigint> {
  const [row] = await app.sql<{ label: string; provider: string }>(
    'SELECT label, provider FROM merchant_accounts WHERE id = $1',
    [accountId],
  );
  const balances = await sandbox.get<Account[]>('/sandbox/balances');
  const own = balances.filter(({ id }) =>
    row?.provider === 'mpesa' ? id === `merchant:${row.label}` : id === `card-merchant:${row?.label}:KES`,
  );
  return own.reduce((sum, { balance }) => sum + (BigInt(balance) - 100_000_000n) * 100_000n, 0n);
}

/** Prints what the product knows of an account, for a seed that fails. */
async function explain(id: string): Promise<void> {
  const attempts = await app.sql(
    `SELECT a.state, a.reference, a.receipt, a.units, a.account_reference, a.created_at, a.finding, a.is_disputed, p.state AS payment,
       (SELECT json_agg(json_build_object('kind', r.kind, 'state', r.state, 'units', r.units, 'problem', r.problem, 'attempts', r.attempts))
         FROM refunds r WHERE r.attempt_id = a.id) AS refunds
     FROM payment_attempts a JOIN payments p ON p.order_id = a.order_id WHERE a.account_id = $1 ORDER BY a.id`,
    [id],
  );
  process.stderr.write(`${JSON.stringify(attempts, null, 1)}\n`);
}

describe('a storm over payments by providers', () => {
  it.each(Array.from({ length: SEEDS }, (_none, n) => `${process.env.STORM_SEED ?? 'payments'}-${n + 1}`))(
    'leaves nothing lost, doubled or stuck: %s',
    async (seed) => {
      const storm = new Storm(seed);
      await storm.begin();
      for (let action = 0; action < ACTIONS; action += 1) await storm.act();
      await storm.end();

      expect(await booksDiffer(app)).toEqual([]);
      const above = await app.sql(
        `SELECT b.key, b.tickets FROM event_buyers b JOIN events e ON e.id = b.event_id
         WHERE b.issuer_id = $1 AND b.tickets > e.buyer_limit`,
        [storm.issuerId],
      );
      expect(above).toEqual([]);
      for (const id of storm.accounts) {
        const [booked] = await app.sql<{ units: string }>(
          `SELECT coalesce(sum(CASE WHEN j.debit = 'merchant' THEN j.units ELSE -j.units END), 0)::text AS units
           FROM merchant_accounts a LEFT JOIN journal_transfers j ON j.issuer_id = a.issuer_id AND j.provider = a.provider
           WHERE a.id = $1`,
          [id],
        );
        const there = await atProvider(id);
        if (there !== BigInt(booked?.units ?? 0)) await explain(id);
        expect(BigInt(booked?.units ?? 0)).toBe(there);
      }
      const stuck = await app.sql(
        `SELECT 'payment' AS what, order_id::text AS id FROM payments WHERE issuer_id = $1 AND state = 'held'
         UNION ALL SELECT 'refund', r.id::text FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
           WHERE r.issuer_id = $1 AND r.state IN ('waiting', 'paying') AND (r.problem IS NULL OR NOT (a.is_disputed OR r.state = 'paying'))
         UNION ALL SELECT 'callback', id::text FROM payment_callbacks WHERE issuer_id = $1 AND handled_at IS NULL
         UNION ALL SELECT 'question', id::text FROM payment_attempts WHERE issuer_id = $1 AND next_query_at IS NOT NULL`,
        [storm.issuerId],
      );
      if (stuck.length > 0) for (const id of storm.accounts) await explain(id);
      expect(stuck).toEqual([]);
      const paid = await app.sql(
        `SELECT FROM payments WHERE issuer_id = $1 AND state IN ('paid', 'refunded')`,
        [storm.issuerId],
      );
      expect(paid.length).toBeGreaterThan(0);
    },
    600_000,
  );
});
