import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { NextMerchantCallbackUrlQuery, NextMerchantCallbackUrlQueryVariables } from '../graphql.ts';

export const NextMerchantCallbackUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextMerchantCallbackUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProvider"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextMerchantCallbackUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}}],"directives":[]}]}}]} as unknown as TypedDocumentNode<NextMerchantCallbackUrlQuery, NextMerchantCallbackUrlQueryVariables>;

export function useNextMerchantCallbackUrlQuery(...[options]: hooks.QueryArgs<NextMerchantCallbackUrlQuery, NextMerchantCallbackUrlQueryVariables>) {
  return hooks.useDocumentQuery(NextMerchantCallbackUrlDocument, options);
}

export function useNextMerchantCallbackUrlLazyQuery(options?: hooks.LazyQueryOptions<NextMerchantCallbackUrlQuery, NextMerchantCallbackUrlQueryVariables>) {
  return hooks.useDocumentLazyQuery(NextMerchantCallbackUrlDocument, options);
}
