import pg from 'pg';
import 'reflect-metadata';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { migrations } from '../../../migrations/index.ts';
import { SnakeCaseColumns } from './columns.ts';

const INT8 = 20;

/**
 * Parsers of column values: int8 as bigint (amounts do not fit a double), everything else as pg parses it. Passed to
 * each pool; the library-wide parsers stay unchanged, because other packages rely on them.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    if (oid === INT8 && format !== 'binary') return BigInt;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** The product's database role: it owns nothing and is subject to row-level security. */
export const APP_ROLE = 'passa_app';

export type RowClass = EntityTarget<ObjectLiteral>;

export interface DataSourceOptions {
  url: string;
  /** Maximum size of the pool. A hot row gets slower with more connections. */
  poolSize: number;
  /** The entity classes of all modules; raw statements need none. */
  rows?: readonly RowClass[];
  /** Milliseconds that a query waits for a connection; 5,000 by default. */
  connectMs?: number | undefined;
  /** Standbys for reads that decide nothing. */
  standby?: { url: string; lagMs: number } | undefined;
}

const CONNECT_MS = 5_000;
const STATEMENT_MS = 30_000;
/** After the server's own limit: past it, the server or the network is gone, or no standby confirms the commit. */
const ANSWER_MS = 5_000;
/** A silent peer of an idle connection is probed after ten seconds, and given up ten seconds later. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Creates the product's data source: every connection of its pool uses the restricted role. */
export function appDataSource(options: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    entities: (options.rows ?? []) as never[],
    namingStrategy: new SnakeCaseColumns(),
    synchronize: false,
    installExtensions: false,
    poolSize: options.poolSize,
    applicationName: 'passa',
    extra: appConnection(options.connectMs),
  });
}

/**
 * Options of every connection of the product, pooled or not.
 * @param statementMs limit of a statement at the server; 0: none
 */
export function appConnection(connectMs = CONNECT_MS, statementMs = STATEMENT_MS): Record<string, unknown> {
  return {
    options: `-c role=${APP_ROLE} -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=60000`,
    types: columnTypes,
    connectionTimeoutMillis: connectMs,
    ...(statementMs > 0 && { query_timeout: statementMs + ANSWER_MS }),
    ...KEEP_ALIVE,
  };
}

/** Creates the owner's data source, only for migrations. */
export function ownerDataSource(url: string, only?: ReadonlySet<string>): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations: only ? migrations.filter((migration) => only.has(new migration().name)) : migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    poolSize: 2,
    applicationName: 'passa-migrate',
  });
}
