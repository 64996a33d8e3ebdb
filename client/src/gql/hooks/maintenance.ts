import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { MaintenanceQuery, MaintenanceQueryVariables } from '../graphql.ts';

export const MaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Maintenance"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<MaintenanceQuery, MaintenanceQueryVariables>;

export function useMaintenanceQuery(...[options]: hooks.QueryArgs<MaintenanceQuery, MaintenanceQueryVariables>) {
  return hooks.useDocumentQuery(MaintenanceDocument, options);
}

export function useMaintenanceLazyQuery(options?: hooks.LazyQueryOptions<MaintenanceQuery, MaintenanceQueryVariables>) {
  return hooks.useDocumentLazyQuery(MaintenanceDocument, options);
}
