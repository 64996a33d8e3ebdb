import { credentialFault, isTestKey, secretKeyFault } from '../credential.rules.ts';
import { defineProvider } from '../descriptor.ts';
import { LIMITS } from './stripe.rules.ts';
import { StripeProvider } from './stripe-provider.ts';

export const stripe = defineProvider({
  name: 'stripe',
  label: 'Stripe',
  description: 'Stripe Checkout.',
  place: "On the issuer's account at Stripe, which pays it out to a bank.",
  method: 'card',
  takesMobileMoney: false,
  currencies: LIMITS,
  settings: { address: { variable: 'STRIPE_URL', standard: 'https://api.stripe.com' } },
  fields: {
    webhookSecret: {
      kind: 'secret',
      label: 'webhookSecret',
      description: 'Signing secret of the webhook endpoint, `whsec_…`.',
      check: (text) =>
        credentialFault(text) ??
        (text.startsWith('whsec_')
          ? null
          : { code: 'WEBHOOK_SECRET', message: 'A signing secret begins with whsec_.' }),
    },
    secretKey: {
      kind: 'secret',
      label: 'stripeKey',
      description: 'Secret key, or a restricted key that may read balances.',
      check: (text, context) => secretKeyFault(text, /^(sk|rk)_/, context),
    },
  },
  hasOwnWebhook: true,
  signatureHeaders: ['stripe-signature'],
  account: (credentials) => ({
    label: isTestKey(credentials.secretKey) ? 'Stripe (test)' : 'Stripe',
    credentials,
  }),
  create: ({ credentials, settings: { baseUrl }, clock }) =>
    new StripeProvider({ baseUrl, ...credentials }, clock),
});
