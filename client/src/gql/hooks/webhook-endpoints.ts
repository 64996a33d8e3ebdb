import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { WebhookEndpointsQuery, WebhookEndpointsQueryVariables } from '../graphql.ts';

export const WebhookEndpointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookEndpoints"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookItem_endpoint"},"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookItem_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"types"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"active"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastState"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[],"directives":[]}]}}]} as unknown as TypedDocumentNode<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;

export function useWebhookEndpointsQuery(...[options]: QueryArgs<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>) {
  return useDocumentQuery(WebhookEndpointsDocument, options);
}

export function useWebhookEndpointsLazyQuery(options?: LazyQueryOptions<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>) {
  return useDocumentLazyQuery(WebhookEndpointsDocument, options);
}
