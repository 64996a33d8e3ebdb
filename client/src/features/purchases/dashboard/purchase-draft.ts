import type { PaymentCurrency } from '../../../gql/graphql.ts';
import { purchaseTexts } from '../../../texts/purchases.ts';
import type { Basket } from '../basket/basket.ts';

export type PaymentMethodId = 'wallet' | 'door';

/** What somebody is about to buy, from the first step of the purchase to the last. */
export interface PurchaseDraft {
  basket: Basket;
  /** Null until the buyer chooses; what is offered first then counts. */
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

/** Ways to pay, in the order in which they are offered. */
export const PAYMENT_METHODS: PaymentMethod[] = [
  { id: 'wallet', label: purchaseTexts.wallet, description: purchaseTexts.walletAbout },
  { id: 'door', label: purchaseTexts.door, description: purchaseTexts.doorAbout },
];

/** The holder of the tickets, as the API takes him. */
export const holderOf = ({ name, email, phone }: PurchaseDraft) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
});
