import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer, booksOf } from '../support/books.ts';
import { buy } from '../support/buyers.ts';
import type { TestActor } from '../support/client.ts';
import { cut, KINDS, openKinds } from '../support/connections.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { until } from '../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

/** What a caller may read when its connection was cut: try again. */
const AGAIN = new Set(['UNAVAILABLE', 'LEDGER_UNAVAILABLE', 'SALES_BUSY', 'DOOR_BUSY']);
const ALL =
  'users, sessions, events, tiers, tickets, scans, audit_entries, ledger_intents, payments, settings';
/** What keeps a statement of each kind waiting: everything, unless others of the same call would wait before it. */
const LOCKED: Record<string, string> = {
  'passa-streams': 'scans IN ACCESS EXCLUSIVE MODE',
  'passa-sales': 'tickets IN SHARE MODE',
  'passa-holds': 'payments IN SHARE MODE',
  'passa-scans': 'scans IN SHARE MODE',
  'passa-audit-verify': 'audit_entries IN ACCESS EXCLUSIVE MODE',
};

let product: KillableProduct;
let admin: TestActor;
let auditor: TestActor;
let buyer: PayingBuyer;
let event: { id: string; slug: string };

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
  admin = await product.client.actor('issuer_owner');
  auditor = await product.client.actor('system_admin');
  buyer = await fundedBuyer(product.client);
  event = await published(product.client, admin, {}, [
    { tier: 'regular', count: 10_000, price: '1', currency: 'XLM' },
  ]);
});
afterAll(() => product.close());

const VERIFY = 'mutation { verifyAudit { whole message } }';
let calls = 0;

/** One call of each kind that people make; each answers well or says to try again. */
async function everyCall(): Promise<{ done: number; again: number }> {
  const { client } = product;
  calls += 1;
  const key = `cut-${calls}`;
  const told = await Promise.all([
    buy(client, { slug: event.slug, lines: [{ tier: 'regular' }], key: `${key}-form` }),
    buyWithWallet(client, buyer, { eventId: event.id, paymentAmount: '1' }, `${key}-wallet`),
    client.graphql('{ viewer { role } }', {}, admin),
    client.graphql(VERIFY, {}, auditor),
    client.rest('GET', `/events/published?search=koroga${calls}`),
    client.rest('GET', '/api/exports/scans', undefined, admin),
    client.rest('POST', '/validate', { ticket: { id: 'no ticket', n: calls } }, admin),
  ]);
  const codes = told.map((answer) =>
    'body' in answer
      ? answer.status >= 500 && (answer.body?.error?.code ?? answer.status)
      : answer.errors?.[0]?.extensions.code,
  );
  const refused = codes.filter((code) => code !== undefined && code !== false);
  for (const code of refused) expect(AGAIN).toContain(code);
  return { done: codes.length - refused.length, again: refused.length };
}

/** Everything answers as it should: no call says to try again. */
const isWell = async (): Promise<boolean> => (await everyCall()).again === 0;

async function connectionOf(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'test-blocker' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

describe('a process whose connections are cut', () => {
  it('names each of them', async () => {
    await until(isWell);
    const open = await openKinds(product.client);
    expect(open.filter((name) => name.startsWith('passa')).sort()).toEqual([...KINDS].sort());
  });

  it.each(KINDS)('goes on when those called %s are cut at rest', async (kind) => {
    await until(async () => (await isWell()) && (await cut(product.client, kind)) > 0);
    await until(isWell);
    expect(product.alive).toBe(true);
  });

  it.each(KINDS.filter((kind) => !kind.startsWith('passa-job')))(
    'goes on when those called %s are cut under a statement',
    async (kind) => {
      const blocker = await connectionOf(product.adminUrl);
      try {
        await until(async () => {
          await blocker.query('BEGIN');
          // A lock that meets a transaction the wrong way round is asked for again.
          await blocker
            .query(`LOCK TABLE ${LOCKED[kind] ?? `${ALL} IN ACCESS EXCLUSIVE MODE`}`)
            .catch(() => undefined);
          const working = everyCall();
          try {
            return await until(async () => (await cut(product.client, kind, 'work')) > 0).catch(() => false);
          } finally {
            await blocker.query('ROLLBACK');
            await working;
          }
        });
      } finally {
        await blocker.end();
      }
      await until(isWell);
      expect(product.alive).toBe(true);
    },
  );

  it('goes on when the queue is cut while a job ends, and the job is done', async () => {
    const { client } = product;
    await client.sql(`
      CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF NEW.state = ''completed'' THEN PERFORM pg_sleep(1); END IF; RETURN NEW; END'`);
    await client.sql(
      'CREATE TRIGGER take_long BEFORE UPDATE ON jobs.job FOR EACH ROW EXECUTE FUNCTION take_long()',
    );
    try {
      for (let times = 0; times < 2; times += 1) {
        await buy(client, { slug: event.slug, lines: [{ tier: 'regular' }], key: `job-${times}` });
        // Its lock is free again: what is left is to say that it has ended.
        await until(async () => {
          const ended = await client.sql(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND application_name = 'passa-jobs' AND wait_event = 'PgSleep'`,
          );
          return ended.length > 0;
        });
      }
    } finally {
      await client.sql('DROP TRIGGER take_long ON jobs.job; DROP FUNCTION take_long');
    }
    const left = () => client.sql(`SELECT FROM mail_outbox WHERE state = 'waiting'`);
    await until(async () => (await left()).length === 0);
    expect(product.alive).toBe(true);
  });

  it('has lost nothing and doubled nothing', async () => {
    await product.settled();
    const { tickets, counted, orders, journal } = await booksOf(product.client.sql, event.id);
    expect({ counted, orders, journal }).toEqual({ counted: tickets, orders: tickets, journal: '0' });
    expect(await booksDiffer(product.client)).toEqual([]);
    const { data } = await product.client.graphql(VERIFY, {}, auditor);
    expect(data.verifyAudit).toMatchObject({ whole: true });
  });
});
