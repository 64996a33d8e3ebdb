import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables } from '../graphql.ts';

export const DeleteWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;

export function useDeleteWebhookEndpointMutation(options?: hooks.MutationOptions<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>) {
  return hooks.useDocumentMutation(DeleteWebhookEndpointDocument, options);
}
