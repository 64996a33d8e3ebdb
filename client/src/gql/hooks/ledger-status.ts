import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { LedgerStatusQuery, LedgerStatusQueryVariables } from '../graphql.ts';

export const LedgerStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LedgerStatus"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerStatus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"up"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fundable"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"noticeCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"closeSeconds"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<LedgerStatusQuery, LedgerStatusQueryVariables>;

export function useLedgerStatusQuery(...[options]: hooks.QueryArgs<LedgerStatusQuery, LedgerStatusQueryVariables>) {
  return hooks.useDocumentQuery(LedgerStatusDocument, options);
}

export function useLedgerStatusLazyQuery(options?: hooks.LazyQueryOptions<LedgerStatusQuery, LedgerStatusQueryVariables>) {
  return hooks.useDocumentLazyQuery(LedgerStatusDocument, options);
}
