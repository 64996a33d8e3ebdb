import { registerEnum } from '../../platform/graphql/enums.ts';
import type { WalletName } from './port.ts';
import { WALLETS } from './wallets.ts';

export const WalletPlatformEnum = registerEnum<WalletName>(
  'WalletPlatform',
  'Wallet of a phone that shows tickets.',
  Object.fromEntries(WALLETS.map(({ name, label }) => [name, `${label}.`])) as Record<WalletName, string>,
);
