import { amountOf, formatAmount, isCurrency, UNITS_PER_WHOLE } from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { addressOfToken } from '../callbacks/callback-address.ts';
import type { ProviderDescriptor } from '../descriptor.ts';
import type { ListedMerchant } from './merchant.reads.ts';
import { type ProviderName, providerOf } from './merchant.rules.ts';
import type { MerchantAccount } from './merchant.schema.ts';
import { openCallbackToken } from './merchant-secrets.ts';
import type { MerchantProvider } from './provider.schema.ts';

export function presentMerchant(scope: Scope, row: ListedMerchant): MerchantAccount {
  const { id, provider, method, label, state, problem } = row;
  return {
    ...{ id, provider, method, label, state, problem },
    testedAt: row.testedAt,
    feePercent: String(row.feeBasisPoints / 100),
    feeAmount: formatAmount(amountOf('KES', row.feeUnits)),
    createdAt: row.createdAt,
    callbackUrl: callbackUrlOf(scope, row),
  };
}

function callbackUrlOf(scope: Scope, { id, provider, state, sealedCallback }: ListedMerchant): string | null {
  if (state === 'closed' || !providerOf(provider).hasOwnWebhook) return null;
  return addressOfToken(scope, openCallbackToken(scope.services.secrets, id, sealedCallback));
}

/** A provider as its connect form needs it. */
export const presentProvider = (provider: ProviderDescriptor & { name: ProviderName }): MerchantProvider => ({
  provider: provider.name,
  label: provider.label,
  method: provider.method,
  asksPhone: provider.payer !== undefined,
  hasOwnWebhook: provider.hasOwnWebhook,
  currencies: Object.entries(provider.currencies).flatMap(([currency, limits]) =>
    limits && isCurrency(currency) && currency !== 'MOCK'
      ? [{ code: currency, decimals: decimalsOf(limits.step) }]
      : [],
  ),
  input: provider.name,
  variants: provider.variants ?? [],
  credentials: Object.entries(provider.fields).map(([name, { kind, label, isOptional, group, variant }]) => ({
    ...{ name, label, kind, isOptional: isOptional ?? false },
    ...{ group: group ?? null, variant: variant ?? null },
  })),
});

/** Decimals of amounts whose smallest step is a power of ten, in 10^-7. */
const decimalsOf = (step: bigint): number => String(UNITS_PER_WHOLE / step).length - 1;
