import { mpesa } from './mpesa/index.ts';
import { paystack } from './paystack/index.ts';
import { pesapal } from './pesapal/index.ts';
import { stripe } from './stripe/index.ts';

/** Every payment provider. Another one is a folder, and an entry here. */
export const PROVIDERS = [mpesa, stripe, paystack, pesapal] as const;
