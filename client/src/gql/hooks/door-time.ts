import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { DoorTimeQuery, DoorTimeQueryVariables } from '../graphql.ts';

export const DoorTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doorBriefing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serverTime"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<DoorTimeQuery, DoorTimeQueryVariables>;

export function useDoorTimeQuery(...[options]: hooks.QueryArgs<DoorTimeQuery, DoorTimeQueryVariables>) {
  return hooks.useDocumentQuery(DoorTimeDocument, options);
}

export function useDoorTimeLazyQuery(options?: hooks.LazyQueryOptions<DoorTimeQuery, DoorTimeQueryVariables>) {
  return hooks.useDocumentLazyQuery(DoorTimeDocument, options);
}
