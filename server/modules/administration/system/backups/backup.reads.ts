import { SYSTEM_TENANCY } from '../../../../access/actor.ts';
import type { Database } from '../../../../db/database.ts';

export interface BackupRecord {
  id: string;
  fileName: string;
  host: string;
  bytes: bigint;
  sha256: Buffer;
  tables: number;
  rows: bigint;
  takenAt: Date;
}

const BACKUP = `id, file_name AS "fileName", host, bytes, sha256, tables, rows, taken_at AS "takenAt"`;

/** Those whose archive was not removed by us, the newest first. */
export async function readBackups(db: Database): Promise<BackupRecord[]> {
  return db.read<BackupRecord>(SYSTEM_TENANCY, {
    text: `SELECT ${BACKUP} FROM backups WHERE removed_at IS NULL ORDER BY taken_at DESC LIMIT 100`,
  });
}

export async function readBackup(db: Database, id: string): Promise<BackupRecord | undefined> {
  const [backup] = await db.read<BackupRecord>(SYSTEM_TENANCY, {
    text: `SELECT ${BACKUP} FROM backups WHERE id = $1 AND removed_at IS NULL`,
    values: [id],
  });
  return backup;
}
