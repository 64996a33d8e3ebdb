import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { SetGuestAccessMutation, SetGuestAccessMutationVariables } from '../graphql.ts';

export const SetGuestAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGuestAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adminsSeeGuests"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGuestAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"adminsSeeGuests"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adminsSeeGuests"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminsSeeGuests"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<SetGuestAccessMutation, SetGuestAccessMutationVariables>;

export function useSetGuestAccessMutation(options?: hooks.MutationOptions<SetGuestAccessMutation, SetGuestAccessMutationVariables>) {
  return hooks.useDocumentMutation(SetGuestAccessDocument, options);
}
