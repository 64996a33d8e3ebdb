import type { Scope } from '../../../scope.ts';
import { LedgerNotConnected } from '../not-open-yet.ts';
import type { Order } from '../order.type.ts';

export async function startOutsidePayment(
  _scope: Scope,
  _input: object,
  _key: string | null,
): Promise<Order> {
  throw new LedgerNotConnected();
}
