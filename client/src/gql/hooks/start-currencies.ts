import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { StartCurrenciesQuery, StartCurrenciesQueryVariables } from '../graphql.ts';

export const StartCurrenciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartCurrencies"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"issuer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceCurrencies"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<StartCurrenciesQuery, StartCurrenciesQueryVariables>;

export function useStartCurrenciesQuery(...[options]: hooks.QueryArgs<StartCurrenciesQuery, StartCurrenciesQueryVariables>) {
  return hooks.useDocumentQuery(StartCurrenciesDocument, options);
}

export function useStartCurrenciesLazyQuery(options?: hooks.LazyQueryOptions<StartCurrenciesQuery, StartCurrenciesQueryVariables>) {
  return hooks.useDocumentLazyQuery(StartCurrenciesDocument, options);
}
