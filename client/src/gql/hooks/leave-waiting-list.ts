import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { LeaveWaitingListMutation, LeaveWaitingListMutationVariables } from '../graphql.ts';

export const LeaveWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;

export function useLeaveWaitingListMutation(options?: hooks.MutationOptions<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>) {
  return hooks.useDocumentMutation(LeaveWaitingListDocument, options);
}
