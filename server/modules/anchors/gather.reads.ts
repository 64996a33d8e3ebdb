import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Stretch } from './gather.rules.ts';

/**
 * Tiers, or issuers, that have rows without a leaf on this network. The counters are read together with the cursors,
 * and the rows they count were committed with them.
 */
const BEHIND: Record<Stretch['event'], string> = {
  issued: `SELECT t.id AS source_id, coalesce(c.through, 0) AS through, (t.next_serial - 1)::bigint AS upto
    FROM tiers t LEFT JOIN anchor_cursors c ON c.network = $1 AND c.event = 'issued' AND c.source_id = t.id
    WHERE t.next_serial - 1 > coalesce(c.through, 0) ORDER BY t.id`,
  revoked: `SELECT i.id AS source_id, coalesce(c.through, 0) AS through, i.revocation_number AS upto
    FROM issuers i LEFT JOIN anchor_cursors c ON c.network = $1 AND c.event = 'revoked' AND c.source_id = i.id
    WHERE i.revocation_number > coalesce(c.through, 0) ORDER BY i.id`,
};

/** Reads everything that is not gathered yet, tickets before revocations, because a revoked ticket was issued first. */
export async function readBehind(tx: Tx, network: number): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  for (const event of ['issued', 'revoked'] as const) {
    const rows = await tx.query<Omit<Stretch, 'event'>>(BEHIND[event], [network]);
    stretches.push(...rows.map((row) => ({ event, ...row })));
  }
  return stretches;
}
