import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';

/** A person's wallet, and the sum that their pending payments are about to take from it. */
export interface PayerRecord {
  user_id: string;
  public_key: string;
  /** Stroops, without fees. */
  reserved: bigint;
  payments: number;
}

/** Reads the wallets of those accounts that have one. */
export async function readPayers(db: Database, userIds: string[]): Promise<PayerRecord[]> {
  return db.read<PayerRecord>(SYSTEM_TENANCY, {
    name: 'payers',
    text: `SELECT w.user_id, w.public_key, r.reserved, r.payments FROM wallets w CROSS JOIN LATERAL (
        SELECT coalesce(sum(charge_units), 0)::bigint AS reserved, count(*)::int AS payments
        FROM payments WHERE source = w.public_key AND state = 'paying') r
      WHERE w.user_id = ANY($1::uuid[])`,
    values: [userIds],
  });
}
