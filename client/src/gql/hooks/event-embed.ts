import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { EventEmbedQuery, EventEmbedQueryVariables } from '../graphql.ts';

export const EventEmbedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventEmbed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventEmbed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<EventEmbedQuery, EventEmbedQueryVariables>;

export function useEventEmbedQuery(...[options]: QueryArgs<EventEmbedQuery, EventEmbedQueryVariables>) {
  return useDocumentQuery(EventEmbedDocument, options);
}

export function useEventEmbedLazyQuery(options?: LazyQueryOptions<EventEmbedQuery, EventEmbedQueryVariables>) {
  return useDocumentLazyQuery(EventEmbedDocument, options);
}
