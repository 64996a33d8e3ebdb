import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';

/** Recipients of a mail to ticket holders: $1 is the event, $2 the payload for all of them. */
export const HOLDERS = `SELECT DISTINCT t.holder_email AS recipient, $2::jsonb AS payload
  FROM tickets t WHERE t.event_id = $1 AND t.status = 'active'`;

/** Returns the accounts that bought a valid ticket, or that have verified the holder's address. */
export async function holdersWithAccount(tx: Tx, eventId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT t.user_id AS id FROM tickets t WHERE t.event_id = $1 AND t.status = 'active' AND t.user_id IS NOT NULL
     UNION
     SELECT u.id FROM tickets t JOIN users u ON u.email = t.holder_email::citext AND u.email_verified_at IS NOT NULL
     WHERE t.event_id = $1 AND t.status = 'active'`,
    [eventId],
  );
  return rows.map(({ id }) => id);
}

export async function countHolders(
  scope: Scope,
  eventId: string,
): Promise<{ holders: number; tickets: number }> {
  const [row] = await scope.db.read<{ holders: bigint; tickets: bigint }>(tenancyOf(scope.actor), {
    name: 'event-holders',
    text: `SELECT count(DISTINCT holder_email) AS holders, count(*) AS tickets
      FROM tickets WHERE event_id = $1 AND status = 'active'`,
    values: [eventId],
  });
  return { holders: Number(row?.holders ?? 0n), tickets: Number(row?.tickets ?? 0n) };
}
