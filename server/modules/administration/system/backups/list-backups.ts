import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Scope } from '../../../../scope.ts';
import { sizeWords } from '../health.rules.ts';
import { readBackups } from './backup.reads.ts';
import type { Backup } from './backup.type.ts';

/** The archives that were written, the newest first, and whether they can be had from here. */
export async function listBackups({ db, parts }: Scope): Promise<Backup[]> {
  const backups = await readBackups(db);
  return backups.map((backup) => ({
    ...backup,
    size: sizeWords(backup.bytes),
    sha256: backup.sha256.toString('hex'),
    rows: String(backup.rows),
    available: existsSync(path.join(parts.config.backupDir, backup.fileName)),
    path: `/api/system/backups/${backup.id}/archive`,
  }));
}
