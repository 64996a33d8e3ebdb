import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/platform/db/embedded.ts';
import { prepareDatabase } from '../../server/platform/db/prepare-database.ts';
import { startPostgres15 } from './postgres-15.ts';
import { workersHere } from './workers.ts';

/** A file may have two products with three pools each, and their ledger. */
const CONNECTIONS_A_WORKER = 100;

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Superuser's connection string for the database `postgres`; the product's and the owner's for the migrated template.
     */
    databaseServer: { adminUrl: string; templateUrl: string; ownerUrl: string };
  }
}

/** A test run that loses power is repeated: its data need not reach the disk. */
const settings = () => ({
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: String(CONNECTIONS_A_WORKER * workersHere()),
});

interface RunServer {
  url: string;
  ownerUrl: string;
  /** Of the database `postgres`. */
  adminUrl: string;
  stop(): Promise<void>;
}

/**
 * One PostgreSQL for the whole run; its database `passa` is migrated once and copied for each test file. With
 * TEST_POSTGRES=15 it is the system's PostgreSQL 15 instead of the embedded one.
 */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await (process.env.TEST_POSTGRES === '15' ? startSystemServer() : startEmbeddedServer());
  try {
    await prepareDatabase(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', {
    adminUrl: server.adminUrl,
    templateUrl: server.url,
    ownerUrl: server.ownerUrl,
  });
  return server.stop;
}

async function startSystemServer(): Promise<RunServer> {
  const { url: ownerUrl, adminUrl, stop } = await startPostgres15(settings());
  const admin = new URL(adminUrl);
  admin.pathname = '/postgres';
  const product = new URL(ownerUrl);
  product.username = 'passa_product';
  return { url: product.href, ownerUrl, adminUrl: admin.href, stop };
}

async function startEmbeddedServer(): Promise<RunServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-test-'));
  const log = { info: () => {}, warn: (message: string) => console.error(message) };
  const server = await startEmbedded({ dataDir, log, settings: settings() });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, ownerUrl: server.ownerUrl, adminUrl: server.adminUrl('postgres'), stop };
}
