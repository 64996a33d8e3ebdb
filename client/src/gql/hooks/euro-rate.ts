import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { EuroRateQuery, EuroRateQueryVariables } from '../graphql.ts';

export const EuroRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EuroRate"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"euroRate"},"arguments":[],"directives":[]}]}}]} as unknown as TypedDocumentNode<EuroRateQuery, EuroRateQueryVariables>;

export function useEuroRateQuery(...[options]: hooks.QueryArgs<EuroRateQuery, EuroRateQueryVariables>) {
  return hooks.useDocumentQuery(EuroRateDocument, options);
}

export function useEuroRateLazyQuery(options?: hooks.LazyQueryOptions<EuroRateQuery, EuroRateQueryVariables>) {
  return hooks.useDocumentLazyQuery(EuroRateDocument, options);
}
