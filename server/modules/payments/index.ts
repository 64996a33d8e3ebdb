export type {
  MerchantMethod,
  MerchantRecord,
  MerchantState,
  ProviderName,
} from './merchants/merchant.reads.ts';
export type { MerchantProvider, PaymentProviders } from './merchants/payment-providers.ts';
export { normalPhone as mpesaPhone } from './mpesa/mpesa.rules.ts';
export * from './payment.rules.ts';
export type * from './port.ts';
