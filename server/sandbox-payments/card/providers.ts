import { paystackProvider } from '../paystack/events.ts';
import { pesapalProvider } from '../pesapal/notifications.ts';
import { stripeProvider } from '../stripe/events.ts';
import type { CardPayment } from './card-payments.ts';
import type { Provider } from './merchants.ts';
import type { CardProvider } from './provider.ts';

const PROVIDERS: Readonly<Record<Provider, CardProvider>> = {
  stripe: stripeProvider,
  paystack: paystackProvider,
  pesapal: pesapalProvider,
};

export const providerOf = ({ provider }: CardPayment): CardProvider => PROVIDERS[provider];
