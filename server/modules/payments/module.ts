import type { Module } from '../../platform/module.ts';
import { PaymentProviders, type PaymentProvidersDependencies } from './merchants/payment-providers.ts';

/** Creates the service that knows the organisers' accounts at payment providers. */
export function createPayments(dependencies: PaymentProvidersDependencies) {
  return { paymentProviders: new PaymentProviders(dependencies) };
}

type PaymentsServices = ReturnType<typeof createPayments>;

declare module '../../platform/services.ts' {
  interface Services extends PaymentsServices {}
}

export const payments: Module = {};
