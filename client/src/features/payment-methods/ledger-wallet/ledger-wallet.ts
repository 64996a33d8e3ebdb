import { IconWallet } from '@tabler/icons-react';
import { methodTexts } from '../../../texts/account.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** The account's wallet on the ledger. */
export const ledgerWallet: PaymentMethod = {
  id: 'wallet',
  ...methodTexts.wallet,
  icon: IconWallet,
  path: '/wallet',
  comingSoon: false,
  status: ({ hasWallet }) => (hasWallet ? 'connected' : 'not_connected'),
};
