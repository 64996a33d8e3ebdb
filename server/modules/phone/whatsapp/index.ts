import type { PhoneProviderDescriptor } from '../descriptor.ts';
import { WhatsApp } from './whatsapp.ts';

export const whatsapp: PhoneProviderDescriptor = {
  name: 'whatsapp',
  channel: 'whatsapp',
  settings: {
    address: { variable: 'WHATSAPP_URL', standard: 'https://graph.facebook.com/v23.0' },
    texts: {
      phoneId: { variable: 'WHATSAPP_PHONE_ID' },
      token: { variable: 'WHATSAPP_TOKEN' },
      appSecret: { variable: 'WHATSAPP_APP_SECRET' },
      verifyToken: { variable: 'WHATSAPP_VERIFY_TOKEN' },
    },
    price: { variable: 'WHATSAPP_PRICE', standard: 'KES 1' },
  },
  create: ({ settings: { baseUrl, texts } }) =>
    new WhatsApp({
      baseUrl,
      phoneId: texts.phoneId ?? '',
      token: texts.token ?? '',
      appSecret: texts.appSecret ?? '',
      verifyToken: texts.verifyToken ?? '',
    }),
};
