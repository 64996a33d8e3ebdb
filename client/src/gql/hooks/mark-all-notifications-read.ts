import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables } from '../graphql.ts';

export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marked"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;

export function useMarkAllNotificationsReadMutation(options?: hooks.MutationOptions<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>) {
  return hooks.useDocumentMutation(MarkAllNotificationsReadDocument, options);
}
