import pg from 'pg';

export const LIMIT_DATABASE = 'bench_limits';
/** More than the fastest known machine uses in one series of rounds. */
const ROWS_A_SECOND = 75_000;

const TABLES = `
  CREATE TABLE place (id bigint PRIMARY KEY, tier int NOT NULL, slot bigint NOT NULL, state text NOT NULL, order_id bigint,
    holder text);
  CREATE INDEX place_free ON place (tier, slot) WHERE state = 'free';
  CREATE TABLE purchase (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, place_id bigint NOT NULL, buyer text NOT NULL,
    created_at timestamptz NOT NULL);
  CREATE TABLE pass (id bigint PRIMARY KEY, tier int NOT NULL, holder text NOT NULL, state text NOT NULL, used_at timestamptz);
  CREATE TABLE record (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL, action text NOT NULL,
    entity text NOT NULL, details jsonb NOT NULL);`;

/**
 * Case (b): a prepared place, the order and the audit row in one statement. The order is by a column that only the
 * partial index has; by the primary key the planner would scan all sold places.
 */
export const SALE_STATEMENT = `
  WITH free AS (SELECT id FROM place WHERE tier = 1 AND state = 'free' ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED),
  bought AS (INSERT INTO purchase (place_id, buyer, created_at)
    SELECT id, 'Buyer ' || $1::bigint, now() FROM free RETURNING id, place_id, buyer),
  taken AS (UPDATE place SET state = 'sold', order_id = bought.id, holder = bought.buyer FROM bought
    WHERE place.id = bought.place_id RETURNING place.id, place.order_id)
  INSERT INTO record (at, action, entity, details)
  SELECT now(), 'order.create', id::text, jsonb_build_object('order', order_id) FROM taken RETURNING entity`;

/** Case (d): one ticket from sold to used, once, and the audit row. */
export const SCAN_STATEMENT = `
  WITH used AS (UPDATE pass SET state = 'used', used_at = now() WHERE id = $1::bigint AND state = 'sold' RETURNING id)
  INSERT INTO record (at, action, entity, details)
  SELECT now(), 'ticket.admit', id::text, jsonb_build_object('ticket', id) FROM used RETURNING entity`;

/** Creates tables with rows for this many seconds of measuring, in a database beside the product's. */
export async function furnishLimits(
  adminUrl: (database: string) => string,
  seconds: number,
): Promise<number> {
  const rows = Math.ceil(seconds * ROWS_A_SECOND);
  await asAdmin(adminUrl('postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${LIMIT_DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${LIMIT_DATABASE}`);
  });
  await asAdmin(adminUrl(LIMIT_DATABASE), async (client) => {
    await client.query(TABLES);
    await client.query(
      `INSERT INTO place (id, tier, slot, state) SELECT n, 1, n, 'free' FROM generate_series(1, ${rows}) n`,
    );
    await client.query(
      `INSERT INTO pass (id, tier, holder, state) SELECT n, 1, 'Buyer ' || n, 'sold' FROM generate_series(0, ${rows}) n`,
    );
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
  });
  return rows;
}

export async function dropLimits(adminUrl: (database: string) => string): Promise<void> {
  await asAdmin(adminUrl('postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${LIMIT_DATABASE} WITH (FORCE)`);
  });
}

/** Counts the rows that were written, to compare with the load generator's count. */
export async function writtenLimits(adminUrl: (database: string) => string) {
  let written = { sold: 0, orders: 0, used: 0, records: 0 };
  await asAdmin(adminUrl(LIMIT_DATABASE), async (client) => {
    const { rows } = await client.query<typeof written>(`
      SELECT (SELECT count(*)::int FROM place WHERE state = 'sold') AS sold,
        (SELECT count(*)::int FROM purchase) AS orders,
        (SELECT count(*)::int FROM pass WHERE state = 'used') AS used,
        (SELECT count(*)::int FROM record) AS records`);
    written = rows[0] ?? written;
  });
  return written;
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
