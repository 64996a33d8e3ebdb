import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ExchangeRatesQuery, ExchangeRatesQueryVariables } from '../graphql.ts';

export const ExchangeRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExchangeRates"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"to"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rate"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"playMoney"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marksXlm"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<ExchangeRatesQuery, ExchangeRatesQueryVariables>;

export function useExchangeRatesQuery(...[options]: hooks.QueryArgs<ExchangeRatesQuery, ExchangeRatesQueryVariables>) {
  return hooks.useDocumentQuery(ExchangeRatesDocument, options);
}

export function useExchangeRatesLazyQuery(options?: hooks.LazyQueryOptions<ExchangeRatesQuery, ExchangeRatesQueryVariables>) {
  return hooks.useDocumentLazyQuery(ExchangeRatesDocument, options);
}
