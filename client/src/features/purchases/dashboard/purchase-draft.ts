import type { PaymentCurrency } from '../../../gql/graphql.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import type { Basket } from '../basket/basket.ts';

export type PaymentMethodId = 'wallet' | 'door';

/** State of a purchase, from its first step to its last. */
export interface PurchaseDraft {
  basket: Basket;
  /** Null until the buyer chooses; then the default method applies. */
  method: PaymentMethodId | null;
  currency: PaymentCurrency;
  name: string;
  email: string;
  phone: string;
}

export interface PaymentMethod {
  id: PaymentMethodId;
  label: string;
  description: string;
}

/** Payment methods in display order. */
export const PAYMENT_METHODS: PaymentMethod[] = [
  { id: 'wallet', label: purchaseTexts.wallet, description: purchaseTexts.walletAbout },
  { id: 'door', label: purchaseTexts.door, description: purchaseTexts.doorAbout },
];

/** Converts the ticket holder to the API's input. */
export const holderOf = ({ name, email, phone }: PurchaseDraft) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
});
