import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { NotificationPreferencesQuery, NotificationPreferencesQueryVariables } from '../graphql.ts';

export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bell"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mail"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;

export function useNotificationPreferencesQuery(...[options]: QueryArgs<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
  return useDocumentQuery(NotificationPreferencesDocument, options);
}

export function useNotificationPreferencesLazyQuery(options?: LazyQueryOptions<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
  return useDocumentLazyQuery(NotificationPreferencesDocument, options);
}
