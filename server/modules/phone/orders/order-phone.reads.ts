import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { PhoneChannel, PhoneState } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';

export interface OrderPhoneRecord {
  number: string;
  channel: PhoneChannel;
  hasOptedOut: boolean;
  /** Of the newest message about the order; null without one. */
  state: PhoneState | null;
  changedAt: Date | null;
}

/** Reads the phone of an order. It runs as the system; the caller must authorize. */
export async function readOrderPhone({ db }: Scope, orderId: string): Promise<OrderPhoneRecord | undefined> {
  const [row] = await db.read<OrderPhoneRecord>(SYSTEM_TENANCY, {
    name: 'order-phone',
    text: `SELECT p.number, p.channel, n.opted_out_at IS NOT NULL AS "hasOptedOut", m.state, m.changed_at AS "changedAt"
      FROM order_phones p JOIN phone_numbers n ON n.number = p.number
        LEFT JOIN LATERAL (SELECT state, changed_at FROM phone_outbox o
          WHERE o.order_id = p.order_id AND o.recipient = p.number AND o.kind = 'tickets'
          ORDER BY created_at DESC, id DESC LIMIT 1) m ON true
      WHERE p.order_id = $1`,
    values: [orderId],
  });
  return row;
}

/** Counts the valid tickets of an order. */
export async function readValidTickets({ db }: Scope, orderId: string): Promise<number> {
  const [row] = await db.read<{ total: number }>(SYSTEM_TENANCY, {
    name: 'order-valid-tickets',
    text: `SELECT count(*)::int AS total FROM tickets WHERE order_id = $1 AND status = 'active'`,
    values: [orderId],
  });
  return row?.total ?? 0;
}
