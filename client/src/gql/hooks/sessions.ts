import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { SessionsQuery, SessionsQueryVariables } from '../graphql.ts';

export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userAgent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<SessionsQuery, SessionsQueryVariables>;

export function useSessionsQuery(...[options]: hooks.QueryArgs<SessionsQuery, SessionsQueryVariables>) {
  return hooks.useDocumentQuery(SessionsDocument, options);
}

export function useSessionsLazyQuery(options?: hooks.LazyQueryOptions<SessionsQuery, SessionsQueryVariables>) {
  return hooks.useDocumentLazyQuery(SessionsDocument, options);
}
