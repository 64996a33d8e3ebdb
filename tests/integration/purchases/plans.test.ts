import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SELL_BATCH } from '../../../server/modules/checkout/form/sale.writes.ts';
import { HOLD_BATCH } from '../../../server/modules/checkout/hold/hold.writes.ts';
import { LOOKED_UP } from '../../../server/platform/db/session-settings.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  for (const [name, value] of Object.entries(LOOKED_UP)) await client.query(`SET ${name} = '${value}'`);
  await client.query("SET plan_cache_mode = 'force_generic_plan'");
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Creates this many orders for one event, each with a key. Rows of other tables do not matter here. */
async function fillOrders(count: number): Promise<void> {
  const admin = new pg.Client(database.adminUrl);
  await admin.connect();
  await admin.query('SET session_replication_role = replica');
  await admin.query(
    `INSERT INTO orders (id, issuer_id, event_id, user_id, method, status, buyer_name, buyer_email, buyer_phone, quantity,
       created_at, idempotency_key, request_hash, language)
     SELECT gen_random_uuid(), $2, $2, gen_random_uuid(), 'stellar', 'paid', 'Buyer', 'buyer@plans.test', '+254700000000', 1,
       now(), gen_random_uuid(), '\\x00', 'en'
     FROM generate_series(1, $1)`,
    [count, randomUUID()],
  );
  await admin.query('ANALYZE orders');
  await admin.end();
}

/** The indexes of a generic plan for each table, as a connection caches it. PostgreSQL 15 explains one by a call alone. */
async function waysOf(statement: string): Promise<Map<string, Set<string>>> {
  await client.query(`PREPARE planned AS ${statement}`);
  const { rows: prepared } = await client.query<{ parameters: number }>(
    "SELECT cardinality(parameter_types) AS parameters FROM pg_prepared_statements WHERE name = 'planned'",
  );
  const values = Array(prepared[0]?.parameters).fill('NULL').join(', ');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE planned (${values})`);
  await client.query('DEALLOCATE planned');
  const ways = new Map<string, Set<string>>();
  let wall: number | undefined;
  for (const { 'QUERY PLAN': line } of rows) {
    const depth = line.search(/\S/);
    if (wall !== undefined && depth > wall) continue;
    // The wall of events looks up the order of a line, for staff who are limited to events alone: no sale is theirs.
    wall = line.includes('Insert on payment_lines') ? depth : undefined;
    const [, index = 'all of it', table] =
      /(?:Index(?: Only)? Scan(?: Backward)? using (\w+)|Seq Scan) on (\w+)/.exec(line) ?? [];
    if (table) ways.set(table, (ways.get(table) ?? new Set()).add(index));
  }
  return ways;
}

const STATEMENTS = [
  ['a batch of holds', HOLD_BATCH, ['orders_idempotency', 'orders_wallet_idempotency']],
  ['a batch of sales by the form', SELL_BATCH, ['orders_idempotency']],
] as const;

// While there are few orders all indexes look equally good, and the plan of then is cached.
test.each([0, 1, 50, 150, 300, 1_000])(
  'planned when there are %i orders more, sales find earlier ones by their keys alone',
  async (count) => {
    await fillOrders(count);
    for (const [name, statement, indexes] of STATEMENTS) {
      const ways = await waysOf(statement);
      expect([name, ...[...(ways.get('orders') ?? [])].sort()]).toEqual([name, ...indexes]);
    }
  },
);
