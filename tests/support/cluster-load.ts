import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer, booksOf } from './books.ts';
import { buy } from './buyers.ts';
import type { GraphQLAnswer, RestAnswer, TestActor, TestClient } from './client.ts';
import { until } from './until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from './wallet-buyers.ts';

const FORM_BUYERS = 3;
const BETWEEN_CALLS_MS = 100;
/** Concurrent retries after the faults. */
const BATCH_SIZE = 10;
/** Refusals that ask to retry. */
const PASSING = /^(UNAVAILABLE|LEDGER_UNAVAILABLE|BUSY|SALES_BUSY|DOOR_BUSY|IN_PROGRESS|PAYMENT_PENDING)$/;

interface Ticket {
  id: string;
  qrText: string;
}

interface Sale {
  key: string;
  /** The process that was asked. */
  client: TestClient;
  begunAt: number;
  /** Retries under the same key, at any process; undefined: refused with a code to retry. */
  again(client: TestClient): Promise<{ id: string; tickets: Ticket[] } | undefined>;
  /** The order that was acknowledged, and when. */
  orderId: string | undefined;
  answeredAt: number;
  ticket: Ticket | undefined;
  /** Whether the admission of its ticket was acknowledged. */
  isAdmitted: boolean;
}

/** Buyers who buy one place after the other and enter with it, each call under a key of its own, at each process. */
export class ClusterLoad {
  readonly event: { id: string; slug: string };
  /** The first process, at which everything is looked up afterwards. */
  readonly #client: TestClient;
  readonly #owner: TestActor;
  /** The processes, each with a buyer of its own who pays from the wallet. */
  readonly #wallets: ReadonlyMap<TestClient, PayingBuyer>;
  readonly sales: Sale[] = [];
  readonly refused: Record<string, number> = {};
  #isOver = false;
  #people: Promise<unknown> = Promise.resolve();

  private constructor(
    client: TestClient,
    owner: TestActor,
    wallets: ReadonlyMap<TestClient, PayingBuyer>,
    event: { id: string; slug: string },
  ) {
    this.#client = client;
    this.#owner = owner;
    this.#wallets = wallets;
    this.event = event;
  }

  static async open(client: TestClient, ...others: TestClient[]): Promise<ClusterLoad> {
    const owner = await client.actor('issuer_owner');
    const wallets = new Map<TestClient, PayingBuyer>();
    for (const one of [client, ...others]) wallets.set(one, await fundedBuyer(client));
    const effectiveAt = client.clock.now().toISOString();
    const tiers = [{ tier: 'regular', count: 1_000_000, price: '1', currency: 'XLM', effectiveAt }];
    return new ClusterLoad(client, owner, wallets, await published(client, owner, {}, tiers));
  }

  start(): void {
    const names = [...Array.from({ length: FORM_BUYERS }, (_none, nth) => `form-${nth}`), 'wallet'];
    this.#people = Promise.all(
      [...this.#wallets.keys()].flatMap((client, nth) => [
        ...names.map((name) => this.#keepBuying(client, name, `${name}-at-${nth}`)),
        this.#keepBrowsing(client),
      ]),
    );
    // It also fails the fault under way, and `end`.
    this.#people.catch((error: unknown) => console.error('the load failed:', error));
  }

  /** Resolves when the calls under way are answered. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#people;
  }

  /** @returns milliseconds from that moment until a process acknowledged a sale by form that began after it */
  async sellsAgain(since: number, client = this.#client): Promise<number> {
    const sold = (sale: Sale): boolean =>
      sale.client === client &&
      sale.key.startsWith('form') &&
      sale.begunAt >= since &&
      sale.orderId !== undefined;
    await until(() => Promise.race([this.#people, pause(20)]).then(() => this.sales.some(sold)));
    return Math.round(Math.min(...this.sales.filter(sold).map(({ answeredAt }) => answeredAt)) - since);
  }

  /** The longest time that a sale at a process was without an answer, in milliseconds. */
  longestAnswer(client = this.#client): number {
    const own = this.sales.filter((sale) => sale.client === client);
    return Math.round(Math.max(...own.map(({ begunAt, answeredAt }) => answeredAt - begunAt)));
  }

  /** The longest time between two sales by form that a process acknowledged after that moment, in milliseconds. */
  longestPause(since: number, client = this.#client): number {
    const times = this.sales
      .filter((sale) => sale.client === client && sale.key.startsWith('form') && sale.orderId !== undefined)
      .map(({ answeredAt }) => answeredAt)
      .filter((answeredAt) => answeredAt >= since)
      .sort((one, other) => one - other);
    return Math.round(Math.max(...times.map((time, nth) => time - (times[nth - 1] ?? since))));
  }

  /** All that was acknowledged is there, once; what was not is answered under its key, with one order. */
  async verify(): Promise<void> {
    const orders = new Set<string>();
    for (let from = 0; from < this.sales.length; from += BATCH_SIZE) {
      const found = this.sales.slice(from, from + BATCH_SIZE).map((sale) => this.#verifySale(sale));
      for (const id of await Promise.all(found)) orders.add(id);
    }
    expect(orders.size).toBe(this.sales.length);
    const books = () => booksOf(this.#client.sql, this.event.id);
    const count = this.sales.length;
    await until(async () => (await books()).paying === 0);
    expect(await books()).toMatchObject({
      ...{ held: 0, counted: count, tickets: count, serials: count, orders: count, audited: count },
      journal: '0',
    });
    const [scans] = await this.#client.sql<{ tickets: number; entries: number }>(
      `SELECT count(DISTINCT ticket_id)::int AS tickets, count(*)::int AS entries FROM scans
       WHERE event_id = $1 AND outcome = 'admitted'`,
      [this.event.id],
    );
    expect(scans).toEqual({ tickets: count, entries: count });
    expect(await booksDiffer(this.#client)).toEqual([]);
    const auditor = await this.#client.actor('system_admin');
    const { data } = await this.#client.graphql('mutation { verifyAudit { whole message } }', {}, auditor);
    expect(data.verifyAudit).toMatchObject({ whole: true });
  }

  async #verifySale({ again, orderId, key, ticket }: Sale): Promise<string> {
    // Also what another process was asked: a load balancer sends the retry anywhere.
    const found = await until(() => again(this.#client));
    if (orderId !== undefined) expect(found.id).toBe(orderId);
    if (ticket) expect(found.tickets[0]?.id).toBe(ticket.id);
    // The first answer, whether it was received or not: no one has entered with it under another key.
    expect(await until(() => this.#enter(this.#client, found.tickets[0], key))).toBe('admitted');
    return found.id;
  }

  async #keepBuying(client: TestClient, kind: string, name: string): Promise<void> {
    for (let number = 0; !this.#isOver; number += 1) {
      const key = `${name}-${number}`;
      // A wallet belongs to its buyer, also when another process is asked.
      const again = (asked: TestClient) => this.#buy(asked, kind === 'wallet' ? client : undefined, key);
      const begunAt = performance.now();
      const order = await again(client);
      const answeredAt = performance.now();
      const ticket = order?.tickets[0];
      const times = { begunAt, answeredAt };
      const sale: Sale = { key, client, again, ...times, orderId: order?.id, ticket, isAdmitted: false };
      this.sales.push(sale);
      if (ticket) sale.isAdmitted = (await this.#enter(client, ticket, key)) === 'admitted';
      await pause(BETWEEN_CALLS_MS);
    }
  }

  /** Searches, exports and audit pages, which a standby answers when there is one. */
  async #keepBrowsing(client: TestClient): Promise<void> {
    for (let number = 0; !this.#isOver; number += 1) {
      const page = await client.rest('GET', `/events/published?search=koroga${number}`);
      // A file whose server is lost in the middle breaks off: it has no other way to say so.
      const exported = client.rest('GET', '/api/exports/scans', undefined, this.#owner);
      const file = await exported.catch(() => undefined);
      for (const answer of [page, file]) {
        if (answer && !this.#isRefused(answer)) expect(answer.status).toBe(200);
      }
      await pause(BETWEEN_CALLS_MS);
    }
  }

  /** @param payer the process whose buyer pays from the wallet; undefined: the form is sent */
  async #buy(client: TestClient, payer: TestClient | undefined, key: string): ReturnType<Sale['again']> {
    const { id: eventId, slug } = this.event;
    const buyer = payer && this.#wallets.get(payer);
    const answer = buyer
      ? await buyWithWallet(client, buyer, { eventId, paymentAmount: '1' }, key)
      : await buy(client, { slug, lines: [{ tier: 'regular' }], key });
    if (this.#isRefused(answer)) return undefined;
    const { order, tickets, processing } = answer.data.purchaseWithWallet ?? answer.data.purchaseByForm;
    // Still being paid: it is asked for again.
    return processing ? undefined : { id: order.id, tickets };
  }

  async #enter(client: TestClient, ticket: Ticket | undefined, nonce: string): Promise<string | undefined> {
    const body = { ticket: ticket?.qrText, device_id: 'gate', nonce };
    const answer = await client.rest('POST', '/validate', body, this.#owner);
    return this.#isRefused(answer) ? undefined : answer.body.outcome;
  }

  #isRefused(answer: GraphQLAnswer | RestAnswer): boolean {
    const isRest = 'headers' in answer;
    const code = isRest ? answer.body?.error?.code : answer.errors?.[0]?.extensions.code;
    if (code === undefined) return false;
    expect(code).toMatch(PASSING);
    if (isRest && answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    this.refused[code] = (this.refused[code] ?? 0) + 1;
    return true;
  }
}
