import { amountOf, formatAmount } from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { addressOfToken } from '../callbacks/callback-address.ts';
import type { ListedMerchant } from './merchant.reads.ts';
import { providerOf } from './merchant.rules.ts';
import type { MerchantAccount } from './merchant.schema.ts';
import { openCallbackToken } from './merchant-secrets.ts';

export function presentMerchant(scope: Scope, row: ListedMerchant): MerchantAccount {
  const { id, provider, method, label, state, problem } = row;
  return {
    ...{ id, provider, method, label, state, problem },
    testedAt: row.tested_at,
    feePercent: String(row.fee_basis_points / 100),
    feeAmount: formatAmount(amountOf('KES', row.fee_units)),
    createdAt: row.created_at,
    callbackUrl: callbackUrlOf(scope, row),
  };
}

function callbackUrlOf(
  scope: Scope,
  { id, provider, state, sealed_callback }: ListedMerchant,
): string | null {
  if (state === 'closed' || !providerOf(provider).hasOwnWebhook) return null;
  return addressOfToken(scope, openCallbackToken(scope.services.secrets, id, sealed_callback));
}
