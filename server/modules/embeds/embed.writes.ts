import type { Tx } from '../../platform/db/in-transaction.ts';

interface Embed {
  eventId: string;
  issuerId: string;
  sites: readonly string[];
  userId: string;
}

/** Stores the sites; without any, the row is deleted. */
export async function writeSites(tx: Tx, { eventId, issuerId, sites, userId }: Embed): Promise<void> {
  if (sites.length === 0) {
    await tx.query('DELETE FROM event_embeds WHERE event_id = $1', [eventId]);
    return;
  }
  await tx.query(
    `INSERT INTO event_embeds (event_id, issuer_id, sites, updated_at, updated_by) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (event_id) DO UPDATE SET sites = excluded.sites, updated_at = excluded.updated_at,
       updated_by = excluded.updated_by`,
    [eventId, issuerId, sites, tx.scope.clock.now(), userId],
  );
}
