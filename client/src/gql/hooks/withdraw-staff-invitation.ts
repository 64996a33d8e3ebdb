import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables } from '../graphql.ts';

export const WithdrawStaffInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnId"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables>;

export function useWithdrawStaffInvitationMutation(options?: hooks.MutationOptions<WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables>) {
  return hooks.useDocumentMutation(WithdrawStaffInvitationDocument, options);
}
