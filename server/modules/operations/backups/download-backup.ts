import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { requireAny, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { ArchiveGone } from './backup.failures.ts';
import { readBackup } from './backup.reads.ts';

export interface BackupFile {
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
  const backup = isUuid(id) ? await readBackup(scope.db, id) : undefined;
  if (!backup) throw new NotFound('The backup');
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
