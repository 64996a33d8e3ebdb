import { mkdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeArchive } from '../../../platform/archive/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { JobWork } from '../jobs/run-jobs.ts';
import { sizeWords } from '../system.rules.ts';
import { insertBackup, retireBackups } from './backup.writes.ts';

/** Backups that a host keeps. */
const BACKUPS_KEPT = 7;

/** Writes one consistent archive of the whole database while the product runs. */
export const makeBackup: JobWork = async ({ services }, run, report) => {
  const { config, databaseUrl, secrets } = services;
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 });
  const fileName = `passa-${new Date().toISOString().replace(/[:.]/g, '-')}-${run.id.slice(-6)}.tar.gz`;
  const written = await writeArchive({
    url: databaseUrl,
    file: path.join(config.backupDir, fileName),
    productVersion: config.version,
    masterKey: secrets.masterKey,
    onProgress: (share, table) => report(share, `Writing ${table}`),
  });
  const rows = written.tables.reduce((sum, table) => sum + table.rows, 0);
  const host = os.hostname();
  const { bytes, sha256, takenAt, tables } = written;
  const record = { id: run.id, fileName, host, sha256, takenAt };
  return {
    summary: `${fileName}, ${sizeWords(BigInt(bytes))}, ${rows} rows`,
    details: { fileName, host, bytes, sha256: sha256.toString('hex'), tables: tables.length, rows },
    keep: async (tx: Tx) => {
      await insertBackup(tx, { ...record, bytes: BigInt(bytes), tables: tables.length, rows: BigInt(rows) });
      const old = await retireBackups(tx, host, BACKUPS_KEPT);
      tx.afterCommit(async () => {
        for (const name of old) await rm(path.join(config.backupDir, name), { force: true });
      });
    },
  };
};
