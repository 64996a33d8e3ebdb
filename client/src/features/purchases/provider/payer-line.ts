import type { ProviderMethod } from '../../../gql/graphql.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';

/**
 * How an order is paid, as a line of its review.
 * @param number that pays by M-Pesa
 * @param card name of the payment on a page
 */
export const payerLine = (
  method: ProviderMethod,
  number: string,
  card: string,
): [label: string, value: string] =>
  method === 'MPESA' ? [texts.mpesaNumber, number] : [purchaseTexts.method, card];
