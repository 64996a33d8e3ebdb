import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksDiffer, booksOf } from '../support/books.ts';
import { cut, KINDS, openKinds } from '../support/connections.ts';
import { EveryCall } from '../support/every-call.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { until } from '../support/until.ts';

const ALL =
  'users, sessions, events, tiers, tickets, scans, audit_entries, ledger_intents, payments, settings';
/**
 * Tables whose lock makes a statement of each kind wait: all tables, except where other statements of the same call
 * would wait first.
 */
const LOCKED: Record<string, string> = {
  'passa-streams': 'scans IN ACCESS EXCLUSIVE MODE',
  'passa-sales': 'tickets IN SHARE MODE',
  'passa-holds': 'payments IN SHARE MODE',
  'passa-scans': 'scans IN SHARE MODE',
  'passa-audit-verify': 'audit_entries IN ACCESS EXCLUSIVE MODE',
};

const OPTIMIZE = 'mutation { startOptimize { run { id } } }';

let product: KillableProduct;
let calls: EveryCall;

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
  calls = await EveryCall.open(product.client);
});
afterAll(() => product.close());

/** All calls succeed. */
const isWell = (): Promise<boolean> => calls.isWell();

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
          // A lock that ends in a deadlock is requested again.
          await blocker
            .query(`LOCK TABLE ${LOCKED[kind] ?? `${ALL} IN ACCESS EXCLUSIVE MODE`}`)
            .catch(() => undefined);
          let isOver = false;
          const working = calls.make().finally(() => {
            isOver = true;
          });
          try {
            // Calls that needed no lock finish without waiting.
            return await until(
              async () => (await cut(product.client, kind, 'work')) > 0 || (isOver && 'not met'),
            ).then((met) => met === true);
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
    const admin = await client.actor('system_admin');
    await client.sql(`
      CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF NEW.state = ''completed'' THEN PERFORM pg_sleep(1); END IF; RETURN NEW; END'`);
    await client.sql(
      'CREATE TRIGGER take_long BEFORE UPDATE ON jobs.job FOR EACH ROW EXECUTE FUNCTION take_long()',
    );
    try {
      for (let times = 0; times < 2; times += 1) {
        await until(async () => !(await client.graphql(OPTIMIZE, {}, admin)).errors);
        // The call has released its lock: it only has to record its end.
        await until(async () => {
          const ended = await client.sql(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND application_name = 'passa-jobs' AND wait_event = 'PgSleep'`,
          );
          return ended.length > 0;
        });
      }
    } finally {
      // Dropping the trigger would lock the table against the workers, and they it.
      await client.sql(
        "CREATE OR REPLACE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
      );
    }
    const left = () => client.sql(`SELECT FROM jobs.job WHERE state IN ('created', 'active')`);
    await until(async () => (await left()).length === 0);
    expect(product.alive).toBe(true);
  });

  it('has lost nothing and doubled nothing', async () => {
    await until(() => product.isSettled());
    const { tickets, counted, orders, journal } = await booksOf(product.client.sql, calls.event.id);
    expect({ counted, orders, journal }).toEqual({ counted: tickets, orders: tickets, journal: '0' });
    expect(await booksDiffer(product.client)).toEqual([]);
    const { data } = await product.client.graphql('mutation { verifyAudit { whole } }', {}, calls.auditor);
    expect(data.verifyAudit).toMatchObject({ whole: true });
  });
});
