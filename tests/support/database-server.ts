import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/platform/db/embedded.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { workersHere } from './workers.ts';

/** A file may have two products with three pools each, and their ledger. */
const CONNECTIONS_A_WORKER = 100;

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's connection string for the database `postgres`, and the owner's for the migrated template. */
    databaseServer: { adminUrl: string; templateUrl: string };
  }
}

/** One PostgreSQL for the whole run; its database `passa` is migrated once and copied for each test file. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-test-'));
  const server = await startEmbedded({
    dataDir,
    log: { info: () => {}, warn: (message) => console.error(message) },
    // A test run that loses power is repeated: its data need not reach the disk.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: String(CONNECTIONS_A_WORKER * workersHere()),
    },
  });
  const remove = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(server.url);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('databaseServer', { adminUrl: server.adminUrl('postgres'), templateUrl: server.url });
  return remove;
}
