import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { sizeWords } from '../health.rules.ts';
import { readBackups } from './backup.reads.ts';
import type { Backup } from './backup.type.ts';

/** Lists the archives that were written, by time, and whether this host has them. */
export async function listBackups({ db, services }: Scope, paging: Paging): Promise<Page<Backup>> {
  const slice = sliceByMoment(paging);
  return pageOf(
    await readBackups(db, slice),
    slice,
    ({ takenAt, id }) => [takenAt.toISOString(), id],
    (backup) => ({
      ...backup,
      size: sizeWords(backup.bytes),
      sha256: backup.sha256.toString('hex'),
      rows: String(backup.rows),
      available: existsSync(path.join(services.config.backupDir, backup.fileName)),
      path: `/api/system/backups/${backup.id}/archive`,
    }),
  );
}
