import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { RevokeApiKeyMutation, RevokeApiKeyMutationVariables } from '../graphql.ts';

export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedId"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;

export function useRevokeApiKeyMutation(options?: hooks.MutationOptions<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) {
  return hooks.useDocumentMutation(RevokeApiKeyDocument, options);
}
