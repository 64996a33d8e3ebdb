import type { Tx } from '../db/in-transaction.ts';
import type { BlobFolder } from './blob-store.ts';

export async function insertBlobs(tx: Tx, { folder, issuerId, files }: BlobFolder): Promise<void> {
  for (const { name, content } of files) {
    await tx.query('INSERT INTO blobs (folder, name, issuer_id, content) VALUES ($1, $2, $3, $4)', [
      folder,
      name,
      issuerId,
      content,
    ]);
  }
}

export async function deleteBlobs(tx: Tx, folder: string): Promise<void> {
  await tx.query('DELETE FROM blobs WHERE folder = $1', [folder]);
}

export async function insertRemoval(
  tx: Tx,
  { folder, issuerId }: { folder: string; issuerId: string },
  dueAt: Date,
): Promise<void> {
  await tx.query('INSERT INTO blob_removals (folder, issuer_id, due_at) VALUES ($1, $2, $3)', [
    folder,
    issuerId,
    dueAt,
  ]);
}

/** Returns false when the removal has begun. */
export async function withdrawRemoval(tx: Tx, folder: string): Promise<boolean> {
  const gone = await tx.query('DELETE FROM blob_removals WHERE folder = $1 AND NOT begun RETURNING folder', [
    folder,
  ]);
  return gone.length > 0;
}

/** Marks the removals that are due, so that none is withdrawn any more. Those of a crashed process are among them. */
export async function beginRemovals(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.query<{ folder: string }>(
    `UPDATE blob_removals SET begun = true
     WHERE folder IN (SELECT folder FROM blob_removals WHERE due_at <= $1 ORDER BY due_at LIMIT $2 FOR UPDATE)
     RETURNING folder`,
    [tx.scope.clock.now(), limit],
  );
  return rows.map(({ folder }) => folder);
}

export async function endRemoval(tx: Tx, folder: string): Promise<void> {
  await tx.query('DELETE FROM blob_removals WHERE folder = $1', [folder]);
}
