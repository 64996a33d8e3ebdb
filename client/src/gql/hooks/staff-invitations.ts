import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { StaffInvitationsQuery, StaffInvitationsQueryVariables } from '../graphql.ts';

export const StaffInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffInvitations"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"role"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"issuerName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<StaffInvitationsQuery, StaffInvitationsQueryVariables>;

export function useStaffInvitationsQuery(...[options]: QueryArgs<StaffInvitationsQuery, StaffInvitationsQueryVariables>) {
  return useDocumentQuery(StaffInvitationsDocument, options);
}

export function useStaffInvitationsLazyQuery(options?: LazyQueryOptions<StaffInvitationsQuery, StaffInvitationsQueryVariables>) {
  return useDocumentLazyQuery(StaffInvitationsDocument, options);
}
