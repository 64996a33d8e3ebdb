import { tenancyOf } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';

/** Whom a mail goes to: $1 the event, $2 the payload of all of them. */
export const HOLDERS = `SELECT DISTINCT t.holder_email AS recipient, $2::jsonb AS payload
  FROM tickets t WHERE t.event_id = $1 AND t.status = 'active'`;

/** The accounts that bought a good ticket, or that have proved the address that it was made out to. */
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
