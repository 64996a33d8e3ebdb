import { IconBuildingBank } from '@tabler/icons-react';
import { methodTexts } from '../../../texts/account.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Bank account. No provider is connected. */
export const bank: PaymentMethod = {
  id: 'bank',
  ...methodTexts.bank,
  icon: IconBuildingBank,
  path: '/account/bank',
  comingSoon: false,
  status: () => 'not_connected',
};
