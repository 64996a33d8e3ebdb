import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { LedgerStatusQuery, LedgerStatusQueryVariables } from '../graphql.ts';

export const LedgerStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LedgerStatus"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerStatus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"up"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fundable"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"noticeCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"closeSeconds"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<LedgerStatusQuery, LedgerStatusQueryVariables>;

export function useLedgerStatusQuery(...[options]: QueryArgs<LedgerStatusQuery, LedgerStatusQueryVariables>) {
  return useDocumentQuery(LedgerStatusDocument, options);
}

export function useLedgerStatusLazyQuery(options?: LazyQueryOptions<LedgerStatusQuery, LedgerStatusQueryVariables>) {
  return useDocumentLazyQuery(LedgerStatusDocument, options);
}
