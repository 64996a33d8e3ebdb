import { IconCreditCard } from '@tabler/icons-react';
import { methodTexts } from '../../../texts/account.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Credit cards. The provider is on its way. */
export const card: PaymentMethod = {
  id: 'card',
  ...methodTexts.card,
  icon: IconCreditCard,
  path: '/account/cards',
  comingSoon: true,
  status: () => 'pending',
};
