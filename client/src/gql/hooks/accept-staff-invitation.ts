import type { TypedDocumentNode } from '@apollo/client';
import { type MutationOptions, useDocumentMutation } from '../../apollo/document-hooks.ts';
import type { AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables } from '../graphql.ts';

export const AcceptStaffInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newAccount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewStaffAccount"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"newAccount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newAccount"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>;

export function useAcceptStaffInvitationMutation(options?: MutationOptions<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>) {
  return useDocumentMutation(AcceptStaffInvitationDocument, options);
}
