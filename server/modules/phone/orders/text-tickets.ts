import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queuePhoneMessage } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { takeOrdersToText } from './order-phone.writes.ts';

export const TEXT_TICKETS_JOB = 'phone.tickets';

const BATCH_SIZE = 100;

/** Queues the links of orders whose buyers asked for them, once there are tickets: exactly one for each order. */
export async function textTickets(scope: Scope): Promise<void> {
  while ((await inTransaction(scope, queueSome, SYSTEM_TENANCY)) === BATCH_SIZE) {
    // Each batch is a transaction.
  }
}

async function queueSome(tx: Tx): Promise<number> {
  const orders = await takeOrdersToText(tx, BATCH_SIZE);
  for (const { orderId, eventId, number, channel, language, endsAt } of orders)
    await queuePhoneMessage(tx, {
      kind: 'tickets',
      channel,
      recipient: number,
      orderId,
      eventId,
      language,
      expiresAt: endsAt,
      cause: `tickets:${orderId}:${channel}:${number}`,
    });
  return orders.length;
}
