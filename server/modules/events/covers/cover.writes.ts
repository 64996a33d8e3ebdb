import type { Tx } from '../../../platform/db/in-transaction.ts';
import { CENTRE, coverFolder, type Focus } from './cover.rules.ts';

export interface NewCover {
  hash: string;
  issuerId: string;
  width: number;
  height: number;
  widths: number[];
  color: string;
  createdBy: string;
}

export async function insertCover(tx: Tx, cover: NewCover): Promise<void> {
  const { hash, issuerId, width, height, widths, color, createdBy } = cover;
  await tx.query(
    `INSERT INTO covers (hash, issuer_id, width, height, widths, color, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [hash, issuerId, width, height, widths, color, createdBy, tx.scope.clock.now()],
  );
}

/** Returns the hash of the event's cover; null without one. The caller has locked the event. */
export async function coverHashOf(tx: Tx, eventId: string): Promise<string | null> {
  const [row] = await tx.query<{ hash: string | null }>(
    'SELECT cover_hash AS hash FROM events WHERE id = $1',
    [eventId],
  );
  return row?.hash ?? null;
}

/** @param hash null removes the cover; another one begins with its centre as the focal point */
export async function setCover(tx: Tx, eventId: string, hash: string | null): Promise<void> {
  const { x, y } = hash === null ? { x: null, y: null } : CENTRE;
  await tx.query(
    'UPDATE events SET cover_hash = $2, cover_x = $3, cover_y = $4, updated_at = $5 WHERE id = $1',
    [eventId, hash, x, y, tx.scope.clock.now()],
  );
}

/** Returns false, without a change, when the event has no cover. */
export async function setFocus(tx: Tx, eventId: string, { x, y }: Focus): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE events SET cover_x = $2, cover_y = $3, updated_at = $4
     WHERE id = $1 AND cover_hash IS NOT NULL RETURNING id`,
    [eventId, x, y, tx.scope.clock.now()],
  );
  return changed.length > 0;
}

/** Gives an event the cover of another one; both use the same files. The caller has locked the other one. */
export async function copyCover(tx: Tx, fromEventId: string, toEventId: string): Promise<void> {
  await tx.query(
    `UPDATE events e SET cover_hash = o.cover_hash, cover_x = o.cover_x, cover_y = o.cover_y
     FROM events o WHERE o.id = $1 AND e.id = $2 AND o.cover_hash IS NOT NULL`,
    [fromEventId, toEventId],
  );
}

/**
 * Deletes a cover and its files unless another event uses it. The lock makes events that stop using it at the same time
 * wait for each other; a copy that is made meanwhile waits too.
 */
export async function releaseCover(tx: Tx, hash: string, issuerId: string): Promise<void> {
  await tx.query('SELECT FROM covers WHERE hash = $1 FOR UPDATE', [hash]);
  const gone = await tx.query(
    'DELETE FROM covers WHERE hash = $1 AND NOT EXISTS (SELECT FROM events WHERE cover_hash = $1) RETURNING hash',
    [hash],
  );
  if (gone.length > 0) await tx.scope.services.blobs.discard(tx, { folder: coverFolder(hash), issuerId });
}
