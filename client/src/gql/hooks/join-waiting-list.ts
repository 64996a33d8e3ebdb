import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { JoinWaitingListMutation, JoinWaitingListMutationVariables } from '../graphql.ts';

export const JoinWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitingListInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<JoinWaitingListMutation, JoinWaitingListMutationVariables>;

export function useJoinWaitingListMutation(options?: hooks.MutationOptions<JoinWaitingListMutation, JoinWaitingListMutationVariables>) {
  return hooks.useDocumentMutation(JoinWaitingListDocument, options);
}
