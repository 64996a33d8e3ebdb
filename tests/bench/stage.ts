import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Embedded, startEmbedded } from '../../server/platform/db/embedded.ts';
import { prepareDatabase } from '../../server/platform/db/prepare-database.ts';
import { freePort } from '../support/free-port.ts';
import { ProductProcess } from './product-process.ts';
import { Standby } from './standby.ts';

/** The environment of a case. */
export interface Stage {
  product: ProductProcess;
  /** Queries the product's database directly, as the superuser. */
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** Like `sql`, for scans of whole tables whose statistics are those of a much smaller database. */
  count<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R | undefined>;
  /** The superuser's connection string for any database of the server. */
  adminUrl(database: string): string;
  /** Another product on a fresh database of the same server. */
  beside(database: string, settings: Record<string, string>): Promise<Stage>;
  /** A standby that follows the server, from its current state on. */
  standby(): Promise<Standby>;
  /** Kills the product as a power cut does and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A database that flushes commits, and the product in front of it, each in its own process. */
export async function openStage(): Promise<Stage> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-bench-'));
  let server: Embedded | undefined;
  const close = async (): Promise<void> => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    server = await startEmbedded({
      dataDir,
      log: { info: () => undefined, warn: (line) => console.error(line) },
    });
    const stage = await raise({ server, dataDir, database: 'passa', settings: {} });
    const closeStage = stage.close;
    return {
      ...stage,
      get product() {
        return stage.product;
      },
      close: async () => {
        await closeStage();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Ground {
  server: Embedded;
  dataDir: string;
  database: string;
  settings: Record<string, string>;
}

async function raise(context: Ground): Promise<Stage> {
  const { server, dataDir, database, settings } = context;
  const { adminUrl } = server;
  const inDatabase = (given: string): string =>
    Object.assign(new URL(given), { pathname: `/${database}` }).href;
  const url = inDatabase(server.url);
  await prepareDatabase({ url, ownerUrl: inDatabase(server.ownerUrl) });
  // One connection, so that temporary tables and transactions stay together.
  const pool = new pg.Pool({ connectionString: adminUrl(database), max: 1 });
  // The server may end before the pool notices that it is closing.
  pool.on('error', () => undefined);
  // Providers send callbacks to the public address, also after a restart.
  const port = await freePort();
  const start = (): Promise<ProductProcess> =>
    ProductProcess.start({
      DATABASE_URL: url,
      DATA_DIR: path.join(dataDir, `product-${database}`),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...settings,
    });
  let product: ProductProcess | undefined;
  const close = async (): Promise<void> => {
    await product?.stop();
    await pool.end();
  };
  try {
    product = await start();
  } catch (error) {
    await close();
    throw error;
  }
  let running = product;
  const sql: Stage['sql'] = async (text, values) => (await pool.query(text, values)).rows as never;
  const count: Stage['count'] = async (text, values) => {
    await sql('SET enable_nestloop = off');
    const [row] = await sql(text, values);
    await sql('RESET enable_nestloop');
    return row as never;
  };
  return {
    get product() {
      return running;
    },
    sql,
    count,
    adminUrl,
    async beside(name, others) {
      await asAdmin(adminUrl('postgres'), `CREATE DATABASE ${name} OWNER passa`);
      return raise({ ...context, database: name, settings: { ...settings, ...others } });
    },
    standby: () => Standby.follow({ directory: path.join(dataDir, 'postgres'), url: adminUrl('postgres') }),
    async restart() {
      await running.kill();
      running = await start();
      product = running;
    },
    close,
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
