import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import type { Database } from '../../../db/database.ts';

/** Stroops that payments under way are about to take from an account, and how many payments that are. */
export async function readReserved(
  db: Database,
  source: string,
): Promise<{ stroops: bigint; payments: number }> {
  const [row] = await db.read<{ stroops: string; payments: number }>(SYSTEM_TENANCY, {
    name: 'payments-reserved',
    text: `SELECT coalesce(sum(charge_units), 0)::text AS stroops, count(*)::int AS payments
      FROM payments WHERE source = $1 AND state = 'paying'`,
    values: [source],
  });
  return { stroops: BigInt(row?.stroops ?? 0), payments: row?.payments ?? 0 };
}
