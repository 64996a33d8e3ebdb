import type { Scope } from '../../../scope.ts';
import { LedgerNotConnected } from '../not-open-yet.ts';
import type { WalletPurchasePayload } from './wallet-purchase.type.ts';

export async function purchaseWithWallet(
  _scope: Scope,
  _input: object,
  _key: string | null,
): Promise<WalletPurchasePayload> {
  throw new LedgerNotConnected();
}
