import type { PhoneProviderDescriptor } from '../descriptor.ts';
import { AfricasTalking } from './africas-talking.ts';

export const africasTalking: PhoneProviderDescriptor = {
  name: 'africas-talking',
  channel: 'sms',
  settings: {
    address: { variable: 'AFRICASTALKING_URL', standard: 'https://api.africastalking.com' },
    texts: {
      username: { variable: 'AFRICASTALKING_USERNAME' },
      apiKey: { variable: 'AFRICASTALKING_API_KEY' },
      sender: { variable: 'AFRICASTALKING_SENDER', isOptional: true },
    },
    price: { variable: 'AFRICASTALKING_PRICE', standard: 'KES 0.80' },
  },
  create: ({ settings: { baseUrl, texts } }) =>
    new AfricasTalking({
      baseUrl,
      username: texts.username ?? '',
      apiKey: texts.apiKey ?? '',
      sender: texts.sender ?? null,
    }),
};
