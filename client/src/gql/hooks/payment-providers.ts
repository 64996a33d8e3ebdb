import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { PaymentProvidersQuery, PaymentProvidersQueryVariables } from '../graphql.ts';

export const PaymentProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProviders"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentProviders"},"arguments":[],"directives":[]}]}}]} as unknown as TypedDocumentNode<PaymentProvidersQuery, PaymentProvidersQueryVariables>;

export function usePaymentProvidersQuery(...[options]: hooks.QueryArgs<PaymentProvidersQuery, PaymentProvidersQueryVariables>) {
  return hooks.useDocumentQuery(PaymentProvidersDocument, options);
}

export function usePaymentProvidersLazyQuery(options?: hooks.LazyQueryOptions<PaymentProvidersQuery, PaymentProvidersQueryVariables>) {
  return hooks.useDocumentLazyQuery(PaymentProvidersDocument, options);
}
