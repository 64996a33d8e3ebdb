import { createPublicKey } from 'node:crypto';
import { lengthFault } from '../credential.rules.ts';
import { type CredentialFault, type CredentialField, defineProvider } from '../descriptor.ts';
import { LIMITS, MIN_PAYOUT, normalPhone } from './mpesa.rules.ts';
import { MpesaProvider } from './mpesa-provider.ts';

const MAX_CERTIFICATE_LENGTH = 8_000;

const secret = { kind: 'secret' } as const;
const number = {
  kind: 'digits',
  check: (text: string): CredentialFault | null =>
    /^\d{5,7}$/.test(text) ? null : { code: 'SHORTCODE', message: 'The number has 5 to 7 digits.' },
} as const satisfies Partial<CredentialField>;
/** The initiator sends refunds: it has a name, a password and the certificate for it, or is left out. */
const initiator = { isOptional: true, group: 'initiator' } as const;

export const mpesa = defineProvider({
  name: 'mpesa',
  label: 'M-Pesa',
  description: 'M-Pesa of Safaricom, by Daraja.',
  place: "On the issuer's M-Pesa account.",
  method: 'mpesa',
  takesMobileMoney: false,
  currencies: { KES: LIMITS },
  // Parts of payments return by payouts.
  refunds: { step: LIMITS.step, min: MIN_PAYOUT },
  settings: {
    address: { variable: 'MPESA_URL', standard: 'https://api.safaricom.co.ke' },
    // The request stays on the phone for a minute.
    numbers: { answerSeconds: { variable: 'MPESA_ANSWER_SECONDS', standard: 180, min: 60, max: 600 } },
  },
  variants: ['paybill', 'till'],
  fields: {
    shortcode: {
      ...number,
      label: 'shortcode',
      description: 'Paybill number, or the store number of a till: 5 to 7 digits.',
    },
    till: {
      ...number,
      label: 'till',
      variant: 'till',
      isOptional: true,
      description: 'Till number: 5 to 7 digits. Null for a paybill.',
    },
    consumerKey: { ...secret, label: 'consumerKey', description: 'Consumer key of the app at Daraja.' },
    consumerSecret: {
      ...secret,
      label: 'consumerSecret',
      description: 'Consumer secret of the app at Daraja.',
    },
    passkey: { ...secret, label: 'passkey', description: 'Passkey of M-Pesa Express.' },
    initiatorName: {
      ...initiator,
      kind: 'text',
      label: 'initiatorName',
      description: 'Name of the initiator, who sends refunds. Null: refunds are made by hand.',
    },
    initiatorPassword: {
      ...initiator,
      ...secret,
      label: 'initiatorPassword',
      description: 'Password of the initiator.',
    },
    certificate: {
      ...initiator,
      kind: 'document',
      max: MAX_CERTIFICATE_LENGTH,
      label: 'certificate',
      description: 'Certificate of Safaricom that encrypts the password, in PEM form.',
      check: certificateFault,
    },
  },
  hasOwnWebhook: false,
  signatureHeaders: [],
  payer: {
    normal: normalPhone,
    fault: {
      code: 'MPESA_PHONE',
      message: 'Please give the number of a Kenyan phone with M-Pesa, such as 0712 345 678.',
    },
  },
  account: ({ initiatorName: name, initiatorPassword: password, certificate, ...rest }) => ({
    label: rest.till === null ? `Paybill ${rest.shortcode}` : `Till ${rest.till}`,
    credentials: {
      ...rest,
      initiator:
        name !== null && password !== null && certificate !== null ? { name, password, certificate } : null,
    },
  }),
  create: ({ credentials, settings: { baseUrl, numbers }, clock }) =>
    new MpesaProvider({ baseUrl, ...numbers, ...credentials }, clock),
});

function certificateFault(text: string): CredentialFault | null {
  const fault = lengthFault(text, MAX_CERTIFICATE_LENGTH);
  if (fault || isCertificate(text)) return fault;
  return {
    code: 'CERTIFICATE',
    message: 'Paste the whole certificate, from -----BEGIN CERTIFICATE----- to the end.',
  };
}

/** A certificate or a public key, of the kind that encrypts. A private key must never leave its owner. */
function isCertificate(text: string): boolean {
  if (text.includes('PRIVATE KEY')) return false;
  try {
    return createPublicKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
