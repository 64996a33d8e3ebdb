import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Embedded, startEmbedded } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { ProductProcess } from './product-process.ts';

/** Everything a case works with. */
export interface Stage {
  product: ProductProcess;
  /** Looks behind the walls of the product's database, as the superuser. */
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** The same for a look over whole tables, whose statistics are those of a database that was much smaller. */
  count<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R | undefined>;
  /** The superuser's connection string for any database of the server. */
  adminUrl(database: string): string;
  close(): Promise<void>;
}

/** A database that flushes what it commits, and the product before it, each in a process of its own. */
export async function openStage(): Promise<Stage> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-bench-'));
  let server: Embedded | undefined;
  let admin: pg.Pool | undefined;
  let product: ProductProcess | undefined;
  const close = async (): Promise<void> => {
    await product?.stop();
    await admin?.end();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    server = await startEmbedded({
      dataDir,
      log: { info: () => undefined, warn: (line) => console.error(line) },
    });
    await migrate(server.url);
    const { adminUrl } = server;
    // One connection, so that temporary tables and transactions stay together.
    const pool = new pg.Pool({ connectionString: adminUrl('passa'), max: 1 });
    // The server may end before the pool has heard that it is no longer wanted.
    pool.on('error', () => undefined);
    admin = pool;
    product = await ProductProcess.start({
      DATABASE_URL: server.url,
      DATA_DIR: path.join(dataDir, 'product'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://127.0.0.1:4000',
    });
    const sql: Stage['sql'] = async (text, values) => (await pool.query(text, values)).rows as never;
    const count: Stage['count'] = async (text, values) => {
      await sql('SET enable_nestloop = off');
      const [row] = await sql(text, values);
      await sql('RESET enable_nestloop');
      return row as never;
    };
    return { product, sql, count, adminUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
