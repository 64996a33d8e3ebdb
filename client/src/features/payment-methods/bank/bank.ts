import { IconBuildingBank } from '@tabler/icons-react';
import { methodTexts } from '../../../texts/account.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** An account at a bank. No provider is connected. */
export const bank: PaymentMethod = {
  id: 'bank',
  ...methodTexts.bank,
  icon: IconBuildingBank,
  path: '/account/bank',
  comingSoon: false,
  status: () => 'not_connected',
};
