import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { ReleaseMoneyQuery, ReleaseMoneyQueryVariables } from '../graphql.ts';

export const ReleaseMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReleaseMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"financials"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availableForDistribution"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"owedExpenses"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inOpenRounds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ledgerAsked"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<ReleaseMoneyQuery, ReleaseMoneyQueryVariables>;

export function useReleaseMoneyQuery(...[options]: QueryArgs<ReleaseMoneyQuery, ReleaseMoneyQueryVariables>) {
  return useDocumentQuery(ReleaseMoneyDocument, options);
}

export function useReleaseMoneyLazyQuery(options?: LazyQueryOptions<ReleaseMoneyQuery, ReleaseMoneyQueryVariables>) {
  return useDocumentLazyQuery(ReleaseMoneyDocument, options);
}
