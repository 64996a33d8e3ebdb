import { SYSTEM_TENANCY } from '../../access/actor.ts';
import type { Database } from '../../db/database.ts';
import type { OrderStatus } from '../../vocabulary.ts';

export interface OrderRecord {
  id: string;
  event_id: string;
  status: OrderStatus;
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  created_at: Date;
  request_hash: Buffer | null;
}

/** The order that was made with an idempotency key. Buyers have no account, so the key is what proves it theirs. */
export async function readOrderByKey(
  db: Database,
  eventId: string,
  key: string,
): Promise<OrderRecord | undefined> {
  const [row] = await db.read<OrderRecord>(SYSTEM_TENANCY, {
    name: 'order-by-key',
    text: `SELECT id, event_id, status, buyer_name, buyer_email, buyer_phone, created_at, request_hash
      FROM orders WHERE event_id = $1 AND idempotency_key = $2`,
    values: [eventId, key],
  });
  return row;
}
