import type { Scope } from '../../../scope.ts';
import { LedgerNotConnected } from '../not-open-yet.ts';
import type { PurchaseQuote } from './wallet-purchase.type.ts';

export async function purchaseQuote(_scope: Scope, _wanted: object): Promise<PurchaseQuote> {
  throw new LedgerNotConnected();
}
