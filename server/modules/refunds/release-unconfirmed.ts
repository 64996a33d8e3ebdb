import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { VOID_REASONS } from '../../platform/vocabulary.ts';
import { readOverdueOrders } from './refund.reads.ts';
import { clearDeadline, isOverdue, lockOrder, lockTicketsOfOrders } from './refund.writes.ts';
import { giveBack } from './refund-order.ts';

/**
 * Releases the places of unpaid orders whose address was not confirmed in time. Each order is one transaction that
 * locks the order and its tickets first, so a confirmation, an entry or a payment that came before keeps the tickets.
 * @returns the number of orders released
 */
export async function releaseUnconfirmed(scope: Scope): Promise<number> {
  let released = 0;
  for (const orderId of await readOverdueOrders(scope.db, scope.clock.now())) {
    if (await inTransaction(scope, (tx) => release(tx, orderId), SYSTEM_TENANCY)) released += 1;
  }
  return released;
}

async function release(tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'due') return false;
  await lockTicketsOfOrders(tx, [orderId]);
  if (!(await isOverdue(tx, orderId))) {
    await clearDeadline(tx, orderId);
    return false;
  }
  await giveBack(tx, order, { reason: VOID_REASONS.unconfirmed, mail: 'order_unconfirmed' });
  return true;
}
