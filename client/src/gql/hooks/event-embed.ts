import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { EventEmbedQuery, EventEmbedQueryVariables } from '../graphql.ts';

export const EventEmbedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventEmbed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventEmbed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<EventEmbedQuery, EventEmbedQueryVariables>;

export function useEventEmbedQuery(...[options]: hooks.QueryArgs<EventEmbedQuery, EventEmbedQueryVariables>) {
  return hooks.useDocumentQuery(EventEmbedDocument, options);
}

export function useEventEmbedLazyQuery(options?: hooks.LazyQueryOptions<EventEmbedQuery, EventEmbedQueryVariables>) {
  return hooks.useDocumentLazyQuery(EventEmbedDocument, options);
}
