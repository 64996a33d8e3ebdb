import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { EuroRateQuery, EuroRateQueryVariables } from '../graphql.ts';

export const EuroRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EuroRate"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"euroRate"},"arguments":[],"directives":[]}]}}]} as unknown as TypedDocumentNode<EuroRateQuery, EuroRateQueryVariables>;

export function useEuroRateQuery(...[options]: QueryArgs<EuroRateQuery, EuroRateQueryVariables>) {
  return useDocumentQuery(EuroRateDocument, options);
}

export function useEuroRateLazyQuery(options?: LazyQueryOptions<EuroRateQuery, EuroRateQueryVariables>) {
  return useDocumentLazyQuery(EuroRateDocument, options);
}
