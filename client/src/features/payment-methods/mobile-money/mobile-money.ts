import { IconDeviceMobile } from '@tabler/icons-react';
import { methodTexts } from '../../../texts/account.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Mobile money. No provider is connected. */
export const mobileMoney: PaymentMethod = {
  id: 'mobile-money',
  ...methodTexts.mobileMoney,
  icon: IconDeviceMobile,
  path: '/account/mobile-money',
  comingSoon: true,
  status: () => 'not_connected',
};
