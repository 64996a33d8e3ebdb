import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { ExpenseContractsQuery, ExpenseContractsQueryVariables } from '../graphql.ts';

export const ExpenseContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpenseContracts"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAddExpense"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<ExpenseContractsQuery, ExpenseContractsQueryVariables>;

export function useExpenseContractsQuery(...[options]: QueryArgs<ExpenseContractsQuery, ExpenseContractsQueryVariables>) {
  return useDocumentQuery(ExpenseContractsDocument, options);
}

export function useExpenseContractsLazyQuery(options?: LazyQueryOptions<ExpenseContractsQuery, ExpenseContractsQueryVariables>) {
  return useDocumentLazyQuery(ExpenseContractsDocument, options);
}
