import { credentialFault } from '../../../../server/modules/payments/credential.rules.ts';
import { defineProvider } from '../../../../server/modules/payments/descriptor.ts';
import { AcmeProvider, LIMITS, SIGNATURE } from './acme-provider.ts';

/** A provider that the product does not have: what another one needs, and no more. */
export const acme = defineProvider({
  name: 'acme',
  label: 'Acme Pay',
  description: 'Acme Pay, of tests.',
  place: "On the issuer's account at Acme Pay.",
  method: 'card',
  takesMobileMoney: false,
  currencies: LIMITS,
  settings: { address: { variable: 'ACME_URL', standard: 'https://acme.example' } },
  fields: {
    secretKey: {
      kind: 'secret',
      label: 'acmeKey',
      description: 'Secret key, which also signs events.',
      check: (text) => credentialFault(text, 40),
      max: 40,
    },
    shop: { kind: 'text', label: 'acmeShop', description: 'Name of the shop.', isOptional: true },
  },
  hasOwnWebhook: false,
  signatureHeaders: [SIGNATURE],
  account: ({ secretKey, shop }) => ({
    label: shop === null ? 'Acme Pay' : `Acme Pay ${shop}`,
    credentials: { secretKey },
  }),
  create: ({ credentials, settings: { baseUrl }, clock }) =>
    new AcmeProvider({ baseUrl, ...credentials }, clock),
  acknowledge: () => ({ received: true }),
});
