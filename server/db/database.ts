import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PUBLIC_TENANCY, type Tenancy } from '../access/actor.ts';
import { Connection } from './connection.ts';
import { appConnection, appDataSource, type DataSourceOptions } from './data-source.ts';
import type { Statement } from './statement.ts';
import { declareTenancy, tenancyKey } from './tenancy.ts';

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

  /**
   * A connection of its own, for work that must not wait for the pool. It opens itself again when it was lost.
   * @param settings of PostgreSQL, for this connection alone
   */
  dedicated(settings: Record<string, string> = {}): Connection {
    const base = appConnection();
    const options = Object.entries(settings).map(([name, value]) => ` -c ${name}=${value}`);
    const connection = new Connection({
      connectionString: this.#url,
      ...base,
      options: String(base.options) + options.join(''),
    });
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

const LOST = /^(08...|57P0[123]|53300)$/;
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** True when the database could not be reached, as opposed to having refused a statement. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return LOST.test(code) || LOST_SOCKET.has(code);
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Client was closed/.test(
    message ?? '',
  );
}
