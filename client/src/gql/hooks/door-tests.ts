import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { DoorTestsQuery, DoorTestsQueryVariables } from '../graphql.ts';

export const DoorTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testTickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ticketId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<DoorTestsQuery, DoorTestsQueryVariables>;

export function useDoorTestsQuery(...[options]: hooks.QueryArgs<DoorTestsQuery, DoorTestsQueryVariables>) {
  return hooks.useDocumentQuery(DoorTestsDocument, options);
}

export function useDoorTestsLazyQuery(options?: hooks.LazyQueryOptions<DoorTestsQuery, DoorTestsQueryVariables>) {
  return hooks.useDocumentLazyQuery(DoorTestsDocument, options);
}
