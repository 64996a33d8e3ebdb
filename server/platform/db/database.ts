import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Tenancy } from '../access/actor.ts';
import { Connection } from './connection.ts';
import { appConnection, appDataSource, type DataSourceOptions } from './data-source.ts';
import { isConnectionLoss, Storage } from './database-faults.ts';
import { STREAM_SETTINGS, STREAMS_AT_ONCE, streamRows } from './row-stream.ts';
import { DeclaredTenancies } from './session-settings.ts';
import { type Reads, StandbyReads } from './standby-reads.ts';
import { requireOneText, type Statement } from './statement.ts';

/**
 * Access to PostgreSQL. Every read names its tenancy; there is no read without one. Rows have pg's types: timestamps as
 * Date, int8 as bigint, numeric as text.
 */
export class Database implements Reads {
  readonly source: DataSource;
  readonly #options: DataSourceOptions;
  readonly #tenancies = new DeclaredTenancies();
  /** Pools of a fixed tenancy, public and system: it is never declared again. */
  readonly #public: pg.Pool;
  readonly #system: pg.Pool;
  readonly #streams: pg.Pool;
  readonly #standby: StandbyReads | undefined;
  readonly #dedicated = new Set<Connection>();
  #activity = 0;
  readonly storage = new Storage({ run: (text) => this.#system.query(text) });

  private constructor(source: DataSource, options: DataSourceOptions) {
    this.source = source;
    this.#options = options;
    const half = Math.ceil(options.poolSize / 2);
    this.#public = fixedPool(connectionWith(options, 'passa-public'), half);
    this.#system = fixedPool(connectionWith(options, 'passa-system', { 'passa.tenant': '*' }), half);
    this.#streams = fixedPool(connectionWith(options, 'passa-streams', STREAM_SETTINGS), STREAMS_AT_ONCE);
    this.#standby = options.standby && standbyReads(this, options, options.standby);
  }

  static async open(options: DataSourceOptions): Promise<Database> {
    const database = new Database(await appDataSource(options).initialize(), options);
    // A connection that the server cuts, idle or not, is replaced at its next use.
    for (const pool of [database.pool, database.#public, database.#system, database.#streams]) outlive(pool);
    return database;
  }

  /**
   * Grows with each transaction and each statement of a dedicated connection in this process: while it stays the same,
   * this process has written nothing that follows up on its work.
   */
  get activity(): number {
    return this.#activity;
  }

  recordActivity(): void {
    this.#activity += 1;
  }

  /** TypeORM's own pool, for all other tenancies. */
  get pool(): pg.Pool {
    return (this.source.driver as unknown as { master: pg.Pool }).master;
  }

  /**
   * Lists and reports are read here: from a standby, when there is one that is up to date. Its rows may be older than
   * the primary's, so nothing may be decided by them.
   */
  get replica(): Reads {
    return this.#standby ?? this;
  }

  async read<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    requireOneText(statement);
    return this.storage.watch(this.#read<R>(tenancy, statement));
  }

  async #read<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    if (tenancy.user === null && tenancy.tenant === null) return this.public(statement);
    if (tenancy.user === null && tenancy.tenant === '*')
      return (await this.#system.query(statement)).rows as R[];
    const client = await this.pool.connect();
    let isDeclared = false;
    try {
      await this.#tenancies.declare(client, tenancy);
      isDeclared = true;
      const { rows } = await client.query(statement);
      client.release();
      return rows as R[];
    } catch (error) {
      // Without a declared tenancy the connection is discarded.
      client.release(!isDeclared || isConnectionLoss(error) ? (error as Error) : undefined);
      throw error;
    }
  }

  /** Reads public rows. */
  async public<R>(statement: Statement): Promise<R[]> {
    return (await this.#public.query(statement)).rows as R[];
  }

  /** Streams any number of rows, a batch at a time; see `streamRows`. */
  stream<R>(tenancy: Tenancy, statement: Statement, batch: number): AsyncGenerator<R[], void, undefined> {
    return streamRows(this.#streams, tenancy, statement, batch);
  }

  /**
   * Opens a separate connection, for work that must not wait for the pool. It reconnects after a loss.
   * @param name its `application_name` in PostgreSQL
   * @param settings of PostgreSQL, for this connection alone
   * @param isUpkeep its statements do not count as activity
   */
  dedicated(
    name: string,
    settings: Record<string, string> = {},
    { greeting, isUpkeep = false }: { greeting?: pg.QueryConfig; isUpkeep?: boolean } = {},
  ): Connection {
    const connection = new Connection(connectionWith(this.#options, name, settings), {
      greeting,
      storage: this.storage,
      onStatement: isUpkeep ? undefined : () => this.recordActivity(),
    });
    this.#dedicated.add(connection);
    return connection;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#dedicated].map((connection) => connection.close()));
    await this.#standby?.close();
    await Promise.all([this.source.destroy(), this.#public.end(), this.#system.end(), this.#streams.end()]);
  }
}

/** The primary can be read instead of a standby that does not answer. */
const STANDBY_CONNECT_MS = 1_000;

function standbyReads(
  primary: Reads,
  { poolSize }: DataSourceOptions,
  { url, lagMs }: NonNullable<DataSourceOptions['standby']>,
): StandbyReads {
  const options = { url, poolSize, connectMs: STANDBY_CONNECT_MS };
  const pool = fixedPool(connectionWith(options, 'passa-standby'), poolSize);
  const streams = fixedPool(
    connectionWith(options, 'passa-standby-streams', STREAM_SETTINGS),
    STREAMS_AT_ONCE,
  );
  for (const one of [pool, streams]) outlive(one);
  return new StandbyReads({ primary, pool, streams, lagMs });
}

/** Without a listener, a connection that the server cuts would end the process. */
function outlive(pool: pg.Pool): void {
  pool.on('error', ignore);
  pool.on('acquire', (client) => {
    if (!client.listeners('error').includes(ignore)) client.on('error', ignore);
  });
}

function fixedPool(config: pg.ClientConfig, max: number): pg.Pool {
  return new pg.Pool({ ...config, max });
}

function connectionWith(
  { url, connectMs }: DataSourceOptions,
  name: string,
  settings: Record<string, string> = {},
): pg.ClientConfig {
  const { statement_timeout: statementMs } = settings;
  const base = appConnection(connectMs, statementMs === undefined ? undefined : Number(statementMs));
  const options = Object.entries(settings).map(([name, value]) => ` -c ${name}=${value}`);
  return {
    connectionString: url,
    application_name: name,
    ...base,
    options: String(base.options) + options.join(''),
  };
}

function ignore(): void {}
