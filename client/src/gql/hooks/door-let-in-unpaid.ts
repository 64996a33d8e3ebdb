import type { TypedDocumentNode } from '@apollo/client';
import { type MutationOptions, useDocumentMutation } from '../../apollo/document-hooks.ts';
import type { DoorLetInUnpaidMutation, DoorLetInUnpaidMutationVariables } from '../graphql.ts';

export const DoorLetInUnpaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DoorLetInUnpaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deviceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nonce"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letInUnpaid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deviceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deviceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"nonce"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nonce"}}}],"directives":[]}]}}]} as unknown as TypedDocumentNode<DoorLetInUnpaidMutation, DoorLetInUnpaidMutationVariables>;

export function useDoorLetInUnpaidMutation(options?: MutationOptions<DoorLetInUnpaidMutation, DoorLetInUnpaidMutationVariables>) {
  return useDocumentMutation(DoorLetInUnpaidDocument, options);
}
