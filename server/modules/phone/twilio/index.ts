import type { PhoneProviderDescriptor } from '../descriptor.ts';
import { Twilio } from './twilio.ts';

export const twilio: PhoneProviderDescriptor = {
  name: 'twilio',
  channel: 'sms',
  settings: {
    address: { variable: 'TWILIO_URL', standard: 'https://api.twilio.com' },
    texts: {
      accountSid: { variable: 'TWILIO_ACCOUNT_SID' },
      authToken: { variable: 'TWILIO_AUTH_TOKEN' },
      from: { variable: 'TWILIO_FROM' },
    },
    price: { variable: 'TWILIO_PRICE', standard: 'KES 12' },
  },
  create: ({ settings: { baseUrl, texts } }) =>
    new Twilio({
      baseUrl,
      accountSid: texts.accountSid ?? '',
      authToken: texts.authToken ?? '',
      from: texts.from ?? '',
    }),
};
