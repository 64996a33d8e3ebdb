import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ContractsMovedSubscription, ContractsMovedSubscriptionVariables } from '../graphql.ts';

export const ContractsMovedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContractsMoved"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractsChanged"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<ContractsMovedSubscription, ContractsMovedSubscriptionVariables>;

export function useContractsMovedSubscription(...[options]: hooks.SubscriptionArgs<ContractsMovedSubscription, ContractsMovedSubscriptionVariables>) {
  return hooks.useDocumentSubscription(ContractsMovedDocument, options);
}
