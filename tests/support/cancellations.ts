import type { TestApp } from './app.ts';
import { until } from './until.ts';

/**
 * Starts the refunds of a cancelled event, and waits until each paid order has its request. The cancellation wakes the
 * worker too, which skips the orders that this run has locked, and the other way round.
 */
export async function giveBack(app: TestApp, eventId: string): Promise<void> {
  await until(async () => {
    await app.app.services.refunds.run();
    const left = await app.sql(
      `SELECT FROM orders o WHERE event_id = $1 AND status = 'paid'
       AND NOT EXISTS (SELECT FROM refund_requests r WHERE r.order_id = o.id)`,
      [eventId],
    );
    return left.length === 0;
  });
}
