import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { RateTableQuery, RateTableQueryVariables } from '../graphql.ts';

export const RateTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RateTable"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"to"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rate"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<RateTableQuery, RateTableQueryVariables>;

export function useRateTableQuery(...[options]: QueryArgs<RateTableQuery, RateTableQueryVariables>) {
  return useDocumentQuery(RateTableDocument, options);
}

export function useRateTableLazyQuery(options?: LazyQueryOptions<RateTableQuery, RateTableQueryVariables>) {
  return useDocumentLazyQuery(RateTableDocument, options);
}
