import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ContractsChangedSubscription, ContractsChangedSubscriptionVariables } from '../graphql.ts';

export const ContractsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContractsChanged"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractsChanged"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<ContractsChangedSubscription, ContractsChangedSubscriptionVariables>;

export function useContractsChangedSubscription(...[options]: hooks.SubscriptionArgs<ContractsChangedSubscription, ContractsChangedSubscriptionVariables>) {
  return hooks.useDocumentSubscription(ContractsChangedDocument, options);
}
