import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { RoomChangesSubscription, RoomChangesSubscriptionVariables } from '../graphql.ts';

export const RoomChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RoomChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingRoomChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"joinsFrom"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"onSaleAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serving"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<RoomChangesSubscription, RoomChangesSubscriptionVariables>;

export function useRoomChangesSubscription(...[options]: hooks.SubscriptionArgs<RoomChangesSubscription, RoomChangesSubscriptionVariables>) {
  return hooks.useDocumentSubscription(RoomChangesDocument, options);
}
