import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { NotificationArrivedSubscription, NotificationArrivedSubscriptionVariables } from '../graphql.ts';

export const NotificationArrivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationArrived"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationArrived"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notification"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isRead"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<NotificationArrivedSubscription, NotificationArrivedSubscriptionVariables>;

export function useNotificationArrivedSubscription(...[options]: hooks.SubscriptionArgs<NotificationArrivedSubscription, NotificationArrivedSubscriptionVariables>) {
  return hooks.useDocumentSubscription(NotificationArrivedDocument, options);
}
