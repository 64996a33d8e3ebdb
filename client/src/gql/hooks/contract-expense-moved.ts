import type { TypedDocumentNode } from '@apollo/client';
import { type SubscriptionArgs, useDocumentSubscription } from '../../apollo/document-hooks.ts';
import type { ContractExpenseMovedSubscription, ContractExpenseMovedSubscriptionVariables } from '../graphql.ts';

export const ContractExpenseMovedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContractExpenseMoved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expenseChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<ContractExpenseMovedSubscription, ContractExpenseMovedSubscriptionVariables>;

export function useContractExpenseMovedSubscription(...[options]: SubscriptionArgs<ContractExpenseMovedSubscription, ContractExpenseMovedSubscriptionVariables>) {
  return useDocumentSubscription(ContractExpenseMovedDocument, options);
}
