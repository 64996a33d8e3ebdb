import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { RateTableQuery, RateTableQueryVariables } from '../graphql.ts';

export const RateTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RateTable"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"to"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rate"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<RateTableQuery, RateTableQueryVariables>;

export function useRateTableQuery(...[options]: hooks.QueryArgs<RateTableQuery, RateTableQueryVariables>) {
  return hooks.useDocumentQuery(RateTableDocument, options);
}

export function useRateTableLazyQuery(options?: hooks.LazyQueryOptions<RateTableQuery, RateTableQueryVariables>) {
  return hooks.useDocumentLazyQuery(RateTableDocument, options);
}
