import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ExpensesMovedSubscription, ExpensesMovedSubscriptionVariables } from '../graphql.ts';

export const ExpensesMovedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ExpensesMoved"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expenseChanged"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<ExpensesMovedSubscription, ExpensesMovedSubscriptionVariables>;

export function useExpensesMovedSubscription(...[options]: hooks.SubscriptionArgs<ExpensesMovedSubscription, ExpensesMovedSubscriptionVariables>) {
  return hooks.useDocumentSubscription(ExpensesMovedDocument, options);
}
