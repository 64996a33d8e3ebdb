import type { ProviderMethod } from '../../../gql/graphql.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';

/** How an order is paid, as a line of its review. @param number that pays by M-Pesa */
export const payerLine = (method: ProviderMethod, number: string): [label: string, value: string] =>
  method === 'MPESA' ? [texts.mpesaNumber, number] : [purchaseTexts.method, labelTexts.card];
