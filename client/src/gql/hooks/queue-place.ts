import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { QueuePlaceQuery, QueuePlaceQueryVariables } from '../graphql.ts';

export const QueuePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueuePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queuePlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<QueuePlaceQuery, QueuePlaceQueryVariables>;

export function useQueuePlaceQuery(...[options]: hooks.QueryArgs<QueuePlaceQuery, QueuePlaceQueryVariables>) {
  return hooks.useDocumentQuery(QueuePlaceDocument, options);
}

export function useQueuePlaceLazyQuery(options?: hooks.LazyQueryOptions<QueuePlaceQuery, QueuePlaceQueryVariables>) {
  return hooks.useDocumentLazyQuery(QueuePlaceDocument, options);
}
