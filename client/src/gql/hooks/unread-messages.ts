import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { UnreadMessagesQuery, UnreadMessagesQueryVariables } from '../graphql.ts';

export const UnreadMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadMessages"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"},"arguments":[],"directives":[]}]}}]} as unknown as TypedDocumentNode<UnreadMessagesQuery, UnreadMessagesQueryVariables>;

export function useUnreadMessagesQuery(...[options]: hooks.QueryArgs<UnreadMessagesQuery, UnreadMessagesQueryVariables>) {
  return hooks.useDocumentQuery(UnreadMessagesDocument, options);
}

export function useUnreadMessagesLazyQuery(options?: hooks.LazyQueryOptions<UnreadMessagesQuery, UnreadMessagesQueryVariables>) {
  return hooks.useDocumentLazyQuery(UnreadMessagesDocument, options);
}
