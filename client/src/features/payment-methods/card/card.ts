import { IconCreditCard } from '@tabler/icons-react';
import { methodTexts } from '../../../texts/account.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Credit cards. A provider is planned. */
export const card: PaymentMethod = {
  id: 'card',
  ...methodTexts.card,
  icon: IconCreditCard,
  path: '/account/cards',
  comingSoon: true,
  status: () => 'pending',
};
