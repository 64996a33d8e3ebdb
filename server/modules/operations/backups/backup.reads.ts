import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Slice } from '../../../platform/db/statement.ts';

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

/** Reads a page of the backups whose archive the product did not remove, by time. */
export async function readBackups(
  db: Database,
  { from, limit, direction, beyond }: Slice,
): Promise<BackupRecord[]> {
  return db.read<BackupRecord>(SYSTEM_TENANCY, {
    text: `SELECT ${BACKUP} FROM backups WHERE removed_at IS NULL
        AND ($1::timestamptz IS NULL OR (taken_at, id) ${beyond} ($1, $2::uuid))
      ORDER BY taken_at ${direction}, id ${direction} LIMIT $3`,
    values: [from?.[0] ?? null, from?.[1] ?? null, limit],
  });
}

export async function readBackup(db: Database, id: string): Promise<BackupRecord | undefined> {
  const [backup] = await db.read<BackupRecord>(SYSTEM_TENANCY, {
    text: `SELECT ${BACKUP} FROM backups WHERE id = $1 AND removed_at IS NULL`,
    values: [id],
  });
  return backup;
}
