import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { WaitingPlaceQuery, WaitingPlaceQueryVariables } from '../graphql.ts';

export const WaitingPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tier"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"before"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<WaitingPlaceQuery, WaitingPlaceQueryVariables>;

export function useWaitingPlaceQuery(...[options]: hooks.QueryArgs<WaitingPlaceQuery, WaitingPlaceQueryVariables>) {
  return hooks.useDocumentQuery(WaitingPlaceDocument, options);
}

export function useWaitingPlaceLazyQuery(options?: hooks.LazyQueryOptions<WaitingPlaceQuery, WaitingPlaceQueryVariables>) {
  return hooks.useDocumentLazyQuery(WaitingPlaceDocument, options);
}
