import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { ExchangeRatesQuery, ExchangeRatesQueryVariables } from '../graphql.ts';

export const ExchangeRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExchangeRates"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"to"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rate"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"playMoney"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marksXlm"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<ExchangeRatesQuery, ExchangeRatesQueryVariables>;

export function useExchangeRatesQuery(...[options]: QueryArgs<ExchangeRatesQuery, ExchangeRatesQueryVariables>) {
  return useDocumentQuery(ExchangeRatesDocument, options);
}

export function useExchangeRatesLazyQuery(options?: LazyQueryOptions<ExchangeRatesQuery, ExchangeRatesQueryVariables>) {
  return useDocumentLazyQuery(ExchangeRatesDocument, options);
}
