import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { BackupRecord } from './backup.reads.ts';

export async function insertBackup(tx: Tx, backup: BackupRecord): Promise<void> {
  const { id, fileName, host, bytes, sha256, tables, rows, takenAt } = backup;
  await tx.query(
    `INSERT INTO backups (id, file_name, host, bytes, sha256, tables, rows, taken_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, fileName, host, bytes, sha256, tables, rows, takenAt],
  );
}

/** Retires all but the newest backups of a host. @returns the files to delete */
export async function retireBackups(tx: Tx, host: string, kept: number): Promise<string[]> {
  const rows = await tx.query<{ fileName: string }>(
    `UPDATE backups SET removed_at = $3 WHERE host = $1 AND removed_at IS NULL AND id NOT IN
       (SELECT id FROM backups WHERE host = $1 AND removed_at IS NULL ORDER BY taken_at DESC LIMIT $2)
     RETURNING file_name AS "fileName"`,
    [host, kept, tx.scope.clock.now()],
  );
  return rows.map(({ fileName }) => fileName);
}
