import { browserOrders } from '../purchases/purchase-attempts.ts';
import { removeOrders } from './saved-orders.ts';

/** Deletes the copies and the keys of orders on the device that their reader leaves. */
export function forgetOrders(ids: readonly string[]): void {
  removeOrders(ids);
  browserOrders.remove(ids);
}
