import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { SendContactMessageMutation, SendContactMessageMutationVariables } from '../graphql.ts';

export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactMessageInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;

export function useSendContactMessageMutation(options?: hooks.MutationOptions<SendContactMessageMutation, SendContactMessageMutationVariables>) {
  return hooks.useDocumentMutation(SendContactMessageDocument, options);
}
