import { createHmac } from 'node:crypto';

/** The headers by which a provider signs the text of a body. */
type Sign = (secret: string, text: string, at: Date) => Record<string, string>;

export const SIGNATURES = {
  /** `t=…,v1=…` over the time and the text. */
  stripe: (secret, text, at) => {
    const time = Math.floor(at.getTime() / 1_000);
    const digest = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
    return { 'stripe-signature': `t=${time},v1=${digest}` };
  },
  /** Hexadecimal HMAC-SHA512 of the text, without a time. */
  paystack: (secret, text) => ({
    'x-paystack-signature': createHmac('sha512', secret).update(text).digest('hex'),
  }),
  /** Notifications of Pesapal are unsigned. */
  pesapal: () => ({}),
} as const satisfies Record<string, Sign>;

/** Providers that sign, and repeat what was not taken. */
export type Signer = keyof typeof SIGNATURES;
