import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { UnreadNotificationsQuery, UnreadNotificationsQueryVariables } from '../graphql.ts';

export const UnreadNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotifications"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"},"arguments":[],"directives":[]}]}}]} as unknown as TypedDocumentNode<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;

export function useUnreadNotificationsQuery(...[options]: hooks.QueryArgs<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>) {
  return hooks.useDocumentQuery(UnreadNotificationsDocument, options);
}

export function useUnreadNotificationsLazyQuery(options?: hooks.LazyQueryOptions<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>) {
  return hooks.useDocumentLazyQuery(UnreadNotificationsDocument, options);
}
