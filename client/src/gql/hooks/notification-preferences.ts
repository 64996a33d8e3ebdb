import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { NotificationPreferencesQuery, NotificationPreferencesQueryVariables } from '../graphql.ts';

export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bell"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mail"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;

export function useNotificationPreferencesQuery(...[options]: hooks.QueryArgs<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
  return hooks.useDocumentQuery(NotificationPreferencesDocument, options);
}

export function useNotificationPreferencesLazyQuery(options?: hooks.LazyQueryOptions<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
  return hooks.useDocumentLazyQuery(NotificationPreferencesDocument, options);
}
