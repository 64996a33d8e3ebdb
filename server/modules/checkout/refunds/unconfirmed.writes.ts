import type { Tx } from '../../../platform/db/in-transaction.ts';

/**
 * Whether an unpaid order may be released: its deadline is over, its address unconfirmed, and none of its tickets was
 * paid, waived or let in. The caller has locked the order and its tickets.
 */
export async function isOverdue(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM orders o WHERE o.id = $1 AND o.status = 'due' AND o.confirm_by <= $2
       AND NOT is_confirmed_address(o.buyer_email)
       AND NOT EXISTS (SELECT FROM tickets t LEFT JOIN entries e ON e.ticket_id = t.id
         WHERE t.order_id = o.id AND (t.due_status IN ('collected', 'waived') OR e.ticket_id IS NOT NULL))`,
    [orderId, tx.scope.clock.now()],
  );
  return rows.length > 0;
}

/** The order stays: its buyer confirmed the address or came to the door. */
export async function clearDeadline(tx: Tx, orderId: string): Promise<void> {
  await tx.query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [orderId]);
}
