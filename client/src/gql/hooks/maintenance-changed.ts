import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { MaintenanceChangedSubscription, MaintenanceChangedSubscriptionVariables } from '../graphql.ts';

export const MaintenanceChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MaintenanceChanged"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceChanged"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<MaintenanceChangedSubscription, MaintenanceChangedSubscriptionVariables>;

export function useMaintenanceChangedSubscription(...[options]: hooks.SubscriptionArgs<MaintenanceChangedSubscription, MaintenanceChangedSubscriptionVariables>) {
  return hooks.useDocumentSubscription(MaintenanceChangedDocument, options);
}
