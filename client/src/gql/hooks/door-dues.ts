import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { DoorDuesQuery, DoorDuesQueryVariables } from '../graphql.ts';

export const DoorDuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorDues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doorDues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"due"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketIds"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"settled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"playMoney"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"testTicketIds"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<DoorDuesQuery, DoorDuesQueryVariables>;

export function useDoorDuesQuery(...[options]: hooks.QueryArgs<DoorDuesQuery, DoorDuesQueryVariables>) {
  return hooks.useDocumentQuery(DoorDuesDocument, options);
}

export function useDoorDuesLazyQuery(options?: hooks.LazyQueryOptions<DoorDuesQuery, DoorDuesQueryVariables>) {
  return hooks.useDocumentLazyQuery(DoorDuesDocument, options);
}
