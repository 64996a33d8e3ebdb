import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { requireAny, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Failure } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { sizeWords } from '../system.rules.ts';
import { readBackup, readBackups } from './backup.reads.ts';
import type { Backup } from './backup.schema.ts';

/** The archive was written but is not here: it is on another host, or it was removed. */
class ArchiveGone extends Failure {
  constructor(host: string) {
    super('ARCHIVE_GONE', 'gone', `This archive is not here any more; the host ${host} wrote it.`);
  }
}

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

interface BackupFile {
  fileName: string;
  bytes: number;
  /** 64 hex digits. */
  sha256: string;
  content: ReadStream;
}

/**
 * Opens an archive for download. It holds everything, so the audit log records who took it.
 * @throws NotFound, ArchiveGone
 */
export async function downloadBackup(scope: Scope, id: string): Promise<BackupFile> {
  requireAny(scope.actor, ['MANAGE_SYSTEM']);
  const backup = await findOrFail('backup', id, () => readBackup(scope.db, id));
  const file = path.join(scope.services.config.backupDir, backup.fileName);
  const found = await stat(file).catch(() => undefined);
  if (!found || BigInt(found.size) !== backup.bytes) throw new ArchiveGone(backup.host);
  await inTransaction(
    scope,
    (tx) =>
      tx.audit({
        action: 'backup.download',
        entityType: 'job',
        entityId: id,
        issuerId: null,
        details: { fileName: backup.fileName },
      }),
    SYSTEM_TENANCY,
  );
  return {
    fileName: backup.fileName,
    bytes: found.size,
    sha256: backup.sha256.toString('hex'),
    content: createReadStream(file),
  };
}
