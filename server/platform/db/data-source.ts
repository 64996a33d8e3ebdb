import 'reflect-metadata';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { migrations } from '../../../migrations/index.ts';
import { columnTypes } from './columns.ts';

/** The role that the product works as: it owns nothing and row-level security holds it. */
export const APP_ROLE = 'passa_app';

export type RowClass = EntityTarget<ObjectLiteral>;

export interface DataSourceOptions {
  url: string;
  /** Connections kept at most. A hot row gets slower with more of them. */
  poolSize: number;
  /** The row classes of all modules; raw statements need none. */
  rows?: readonly RowClass[];
  /** How long a query waits for a connection; 5 seconds otherwise. */
  connectMs?: number | undefined;
}

const CONNECT_MS = 5_000;

/** The product's own data source: every connection of its pool works as the restricted role. */
export function appDataSource(options: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    entities: (options.rows ?? []) as never[],
    synchronize: false,
    installExtensions: false,
    poolSize: options.poolSize,
    applicationName: 'passa',
    extra: appConnection(options.connectMs),
  });
}

/** What each connection of the product is opened with, pooled or not. */
export function appConnection(connectMs = CONNECT_MS): Record<string, unknown> {
  return {
    options: `-c role=${APP_ROLE} -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000`,
    types: columnTypes,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  };
}

/** The owner's data source, for migrations alone. */
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
