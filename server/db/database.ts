import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PUBLIC_TENANCY, type Tenancy } from '../access/actor.ts';
import { Connection } from './connection.ts';
import { appConnection, appDataSource, type DataSourceOptions } from './data-source.ts';

/** One SQL statement. With a name it is prepared once a connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

/**
 * The way to PostgreSQL. Every read names the tenancy it reads as; there is no read without one.
 * Rows come as pg gives them: timestamps as Date, int8 as bigint, numeric as text.
 */
export class Database {
  readonly source: DataSource;
  readonly #url: string;
  readonly #declared = new WeakMap<pg.ClientBase, string>();
  readonly #dedicated = new Set<Connection>();

  private constructor(source: DataSource, url: string) {
    this.source = source;
    this.#url = url;
  }

  static async open(options: DataSourceOptions): Promise<Database> {
    const database = new Database(await appDataSource(options).initialize(), options.url);
    // An idle connection that the server cuts is replaced at its next use; without a listener it would end the process.
    database.pool.on('error', () => undefined);
    return database;
  }

  /** TypeORM's own pool: the product has one. */
  get pool(): pg.Pool {
    return (this.source.driver as unknown as { master: pg.Pool }).master;
  }

  async read<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await this.#declare(client, tenancy);
      return (await client.query(statement)).rows as R[];
    } catch (error) {
      broken = isConnectionLoss(error) ? (error as Error) : undefined;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Reads what everybody may see. */
  async public<R>(statement: Statement): Promise<R[]> {
    return this.read<R>(PUBLIC_TENANCY, statement);
  }

  /** A connection of its own, for work that must not wait for the pool. It opens itself again when it was lost. */
  dedicated(): Connection {
    const connection = new Connection({ connectionString: this.#url, ...appConnection() });
    this.#dedicated.add(connection);
    return connection;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#dedicated].map((connection) => connection.close()));
    await this.source.destroy();
  }

  async #declare(client: pg.PoolClient, tenancy: Tenancy): Promise<void> {
    const wanted = tenancyKey(tenancy);
    if (this.#declared.get(client) === wanted) return;
    await client.query(declareTenancy(tenancy, false));
    this.#declared.set(client, wanted);
  }
}

export function tenancyKey(tenancy: Tenancy): string {
  return `${tenancy.tenant ?? ''}|${tenancy.user ?? ''}`;
}

/** @param local true: until the end of the transaction; false: until the connection declares another */
export function declareTenancy(tenancy: Tenancy, local: boolean): pg.QueryConfig {
  return {
    name: local ? 'tenancy-local' : 'tenancy-session',
    text: `SELECT set_config('passa.tenant', $1, ${local}), set_config('passa.user', $2, ${local})`,
    values: [tenancy.tenant ?? '', tenancy.user ?? ''],
  };
}

const LOST = /^(08...|57P0[123]|53300)$/;
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** True when the database could not be reached, as opposed to having refused a statement. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return LOST.test(code) || LOST_SOCKET.has(code);
  return /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/.test(
    message ?? '',
  );
}
