import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables } from '../graphql.ts';

export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"error"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;

export function useWebhookDeliveriesQuery(...[options]: QueryArgs<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
  return useDocumentQuery(WebhookDeliveriesDocument, options);
}

export function useWebhookDeliveriesLazyQuery(options?: LazyQueryOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
  return useDocumentLazyQuery(WebhookDeliveriesDocument, options);
}
