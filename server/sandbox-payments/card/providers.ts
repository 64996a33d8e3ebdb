import { paystackProvider } from '../paystack/events.ts';
import { pesapalProvider } from '../pesapal/notifications.ts';
import type { Query } from '../store/store.ts';
import { stripeProvider } from '../stripe/events.ts';
import type { CardPayment } from './card-payments.ts';
import type { CardDispute } from './disputes.ts';
import type { Provider } from './merchants.ts';
import type { CardRefund } from './refunds.ts';

/** How a provider tells its merchants what happened, and where its page sends the buyer. */
export interface CardProvider {
  /** The payment has its outcome. */
  announceOutcome(query: Query, payment: CardPayment): Promise<void>;
  /** The payer is done, and the money is under way. @param after seconds from now */
  announceUnpaid(query: Query, payment: CardPayment, after: number): Promise<void>;
  /** A refund was accepted, or has its outcome. */
  announceRefund(query: Query, payment: CardPayment, refund: CardRefund): Promise<void>;
  announceDispute(query: Query, payment: CardPayment, dispute: CardDispute): Promise<void>;
  /** A payer was declined, and the page stays open. */
  announceDecline?(query: Query, payment: CardPayment): Promise<void>;
  /** Whether a payment can be disputed now; always where it is left out. */
  canBeDisputed?(query: Query, payment: CardPayment): Promise<boolean>;
  returnUrl(payment: CardPayment): string;
}

const PROVIDERS: Readonly<Record<Provider, CardProvider>> = {
  stripe: stripeProvider,
  paystack: paystackProvider,
  pesapal: pesapalProvider,
};

export const providerOf = ({ provider }: CardPayment): CardProvider => PROVIDERS[provider];
