import { defineProvider } from '../descriptor.ts';
import { LIMITS } from './pesapal.rules.ts';
import { acknowledgementOf } from './pesapal-messages.ts';
import { PesapalProvider } from './pesapal-provider.ts';

export const pesapal = defineProvider({
  name: 'pesapal',
  label: 'Pesapal',
  description: 'Pesapal 3: cards and mobile money.',
  place: "On the issuer's account at Pesapal, which pays it out to a bank.",
  method: 'card',
  takesMobileMoney: true,
  currencies: LIMITS,
  settings: { address: { variable: 'PESAPAL_URL', standard: 'https://pay.pesapal.com/v3' } },
  // Keys do not show whether they are for tests: the server for tests has another address.
  fields: {
    consumerKey: { kind: 'secret', label: 'consumerKey', description: 'Consumer key of API 3.0.' },
    consumerSecret: { kind: 'secret', label: 'consumerSecret', description: 'Consumer secret of API 3.0.' },
  },
  hasOwnWebhook: false,
  signatureHeaders: [],
  account: (credentials) => ({ label: 'Pesapal', credentials }),
  create: ({ credentials, settings: { baseUrl }, clock }) =>
    new PesapalProvider({ baseUrl, ...credentials }, clock),
  acknowledge: (body) => acknowledgementOf(body.toString('utf8')),
});
