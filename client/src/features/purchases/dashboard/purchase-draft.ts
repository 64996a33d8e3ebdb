/** What somebody is about to buy, from the first step of the purchase to the last. */
export interface PurchaseDraft {
  /** Name of the tier. */
  tier: string;
  quantity: number;
  method: PaymentMethodId;
  name: string;
  email: string;
  phone: string;
}

type PaymentMethodId = 'door';

export interface PaymentMethod {
  id: PaymentMethodId;
  label: string;
  description: string;
}

/** Ways to pay, in the order in which they are offered. */
export const PAYMENT_METHODS: PaymentMethod[] = [
  {
    id: 'door',
    label: 'Pay at the door',
    description: 'The ticket is valid at once. Cash, mobile money or card when you arrive.',
  },
];
