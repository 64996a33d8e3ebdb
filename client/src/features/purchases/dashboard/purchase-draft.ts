import type { PaymentCurrency, ProviderMethod } from '../../../gql/graphql.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import type { Basket } from '../basket/basket.ts';

export type PaymentMethodId = 'wallet' | ProviderMethod | 'door';

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
  { id: 'MPESA', label: purchaseTexts.mpesa, description: purchaseTexts.mpesaAbout },
  { id: 'CARD', label: labelTexts.card, description: purchaseTexts.cardAbout },
  { id: 'door', label: purchaseTexts.door, description: purchaseTexts.doorAbout },
];

/** Converts the ticket holder to the API's input. */
export const holderOf = ({ name, email, phone }: PurchaseDraft) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
});

interface OfferedMethods {
  /** Methods that the organiser has connected. */
  online: readonly ProviderMethod[];
  /** Whether the event accepts payment at the door. */
  doorOpen: boolean;
  /** Whether the chosen tickets cost nothing. */
  isFree: boolean;
  /** Whether the price can be paid from a wallet. */
  byLedger: boolean;
}

/** Lists the methods that an order can be paid by. Free orders have no choice where a provider is connected. */
export function openMethods({ online, doorOpen, isFree, byLedger }: OfferedMethods): PaymentMethodId[] {
  if (isFree && online.length > 0) return [doorOpen ? 'door' : 'wallet'];
  return [...(byLedger ? (['wallet'] as const) : []), ...online, ...(doorOpen ? (['door'] as const) : [])];
}

/** Returns the buyer's choice; by default the wallet when there is one or no other method is open. */
export function chosenMethod(
  chosen: PaymentMethodId | null,
  open: readonly PaymentMethodId[],
  hasWallet: boolean,
): PaymentMethodId {
  const [first = 'wallet', second] = open;
  const isFirst = hasWallet || first !== 'wallet';
  return open.find((one) => one === chosen) ?? (isFirst ? first : (second ?? first));
}

/** The provider that collects an order of this method; null for the others. */
export const providerOf = (method: PaymentMethodId): ProviderMethod | null =>
  method === 'MPESA' || method === 'CARD' ? method : null;
