import { isTestKey, secretKeyFault } from '../credential.rules.ts';
import { defineProvider } from '../descriptor.ts';
import { LIMITS } from './paystack.rules.ts';
import { PaystackProvider } from './paystack-provider.ts';

export const paystack = defineProvider({
  name: 'paystack',
  label: 'Paystack',
  description: 'Paystack.',
  place: "On the issuer's account at Paystack, which pays it out to a bank.",
  method: 'card',
  takesMobileMoney: false,
  currencies: LIMITS,
  settings: { address: { variable: 'PAYSTACK_URL', standard: 'https://api.paystack.co' } },
  fields: {
    secretKey: {
      kind: 'secret',
      label: 'paystackKey',
      description: 'Secret key, which also signs events.',
      check: (text, context) => secretKeyFault(text, /^sk_/, context),
    },
  },
  hasOwnWebhook: true,
  signatureHeaders: ['x-paystack-signature'],
  account: (credentials) => ({
    label: isTestKey(credentials.secretKey) ? 'Paystack (test)' : 'Paystack',
    credentials,
  }),
  create: ({ credentials, settings: { baseUrl }, clock }) =>
    new PaystackProvider({ baseUrl, ...credentials }, clock),
});
