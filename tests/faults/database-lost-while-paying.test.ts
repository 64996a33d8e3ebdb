import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Horizon } from '@stellar/stellar-sdk';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../server/platform/db/embedded.ts';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer, booksOf } from '../support/books.ts';
import { launchProduct } from '../support/built-product.ts';
import { type GraphQLAnswer, type TestClient, testClient } from '../support/client.ts';
import { deeper } from '../support/depth.ts';
import { freePort } from '../support/free-port.ts';
import { paymentsOf } from '../support/ledger-side.ts';
import { startSandbox } from '../support/sandbox.ts';
import { until } from '../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

const PURCHASES = deeper(10, 20);
const BUYERS = deeper(5, 10);
const CLOSE_SECONDS = 0.2;

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

interface World {
  client: TestClient;
  /** Kills PostgreSQL as a crash does, and waits until it has restarted. */
  crash(): Promise<void>;
  payments(account: string): ReturnType<typeof paymentsOf>;
}

/**
 * The product with its embedded database.
 * @param beside the ledger's is on another server
 */
async function open(beside: boolean): Promise<World> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-crash-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const ledger = beside ? await startSandbox({ process: true, closeSeconds: CLOSE_SECONDS }) : undefined;
  if (ledger) undo.push(ledger.stop);
  const url = `http://127.0.0.1:${await freePort()}`;
  const product = await launchProduct(url, dataDir, {
    LEDGER_CLOSE_SECONDS: String(CLOSE_SECONDS),
    LOG_LEVEL: 'fatal',
    ...(ledger && { HORIZON_URL: ledger.url }),
  });
  undo.push(product.stop);
  const log = { info: () => undefined, warn: () => undefined };
  const database = await startEmbedded({ dataDir, log, share: true });
  const admin = new pg.Pool({ connectionString: database.adminUrl('passa'), max: 2 });
  admin.on('error', () => undefined);
  undo.push(() => admin.end());
  const sql: TestClient['sql'] = async (text, values) => (await admin.query(text, values)).rows as never;
  const client = { url, clock: { now: () => new Date() }, ...testClient(url, sql) };
  await until(async () => {
    const { body } = await client.rest('GET', '/health/ready');
    return body.checks.ledger.state === 'up';
  });
  const server = ledger?.server ?? new Horizon.Server(product.ledgerUrl, { allowHttp: true });
  const lock = path.join(dataDir, 'postgres', 'postmaster.pid');
  const pid = async (): Promise<number> => Number.parseInt(await readFile(lock, 'utf8').catch(() => '0'), 10);
  return {
    client,
    async crash() {
      const crashed = await pid();
      process.kill(crashed, 'SIGQUIT');
      await until(async () => ![crashed, 0].includes(await pid()));
    },
    payments: (account) => paymentsOf({ server }, account),
  };
}

const BESIDE = ['while the ledger goes on', true] as const;
const WHERE = deeper([BESIDE], [['and takes the ledger’s along', false] as const, BESIDE]);

describe('a database that crashes under wallet purchases', () => {
  it.each(WHERE)('%s: nothing is lost, nothing doubled', async (_where, beside) => {
    const { client, crash, payments } = await open(beside);
    const admin = await client.actor('issuer_admin');
    const buyers: PayingBuyer[] = [];
    for (let number = 0; number < BUYERS; number += 1) buyers.push(await fundedBuyer(client));
    const tiers = [{ tier: 'regular', count: 100, price: '5', currency: 'XLM' }];
    const { id: eventId } = await published(client, admin, {}, tiers);
    const purchases = Array.from({ length: PURCHASES }, (_none, number) => ({
      buyer: buyers[number % BUYERS] as PayingBuyer,
      key: `crash-${number}`,
    }));
    const buy = ({ buyer, key }: (typeof purchases)[number]): Promise<GraphQLAnswer> =>
      buyWithWallet(client, buyer, { eventId, paymentAmount: '5' }, key);

    // It crashes when the first places are held, and again as soon as there are tickets.
    const first = Promise.all(purchases.map(buy));
    const books = () => booksOf(client.sql, eventId).catch(() => undefined);
    await until(async () => ((await books())?.orders ?? 0) > 0);
    await crash();
    await until(async () => ((await books())?.tickets ?? 0) > 0);
    await crash();
    const crashed = performance.now();
    const answers = await first;
    const reported = answers.map((answer) => answer.data?.purchaseWithWallet?.order ?? null);
    // All other callers got a code to retry.
    for (const code of answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []))
      expect(code).toMatch(/^(LEDGER_)?UNAVAILABLE$/);
    const answered = Math.round(performance.now() - crashed);

    const settled = await until(async () => {
      const now = await books();
      return now?.held === 0 && now.paying === 0 && now;
    });
    const took = Math.round(performance.now() - crashed);
    console.info(
      `database crashed twice, ledger ${beside ? 'beside' : 'on it'}: ${reported.filter(Boolean).length} of ${PURCHASES} reported, all answered after ${answered} ms, ${settled.orders} orders settled after ${took} ms`,
    );

    // Every confirmed order exists, and a retry under the same key returns the same one.
    for (const [number, one] of purchases.entries()) {
      const again = await until(async () => {
        const { data } = await buy(one);
        return data?.purchaseWithWallet?.order;
      });
      expect(again.status).toBe('PAID');
      const earlier = reported[number];
      if (earlier) expect(again.id).toBe(earlier.id);
    }
    const all = {
      counted: PURCHASES,
      held: 0,
      paying: 0,
      tickets: PURCHASES,
      orders: PURCHASES,
      journal: '0',
    };
    expect(await booksOf(client.sql, eventId)).toMatchObject(all);
    for (const { publicKey } of buyers) {
      const paid = (await payments(publicKey)).filter(({ from }) => from === publicKey);
      expect(paid.map(({ stroops }) => stroops)).toEqual(Array(PURCHASES / BUYERS).fill(50_000_000n));
    }
    expect(await booksDiffer(client)).toEqual([]);
  });
});
