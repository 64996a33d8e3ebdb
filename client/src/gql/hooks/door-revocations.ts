import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { DoorRevocationsQuery, DoorRevocationsQueryVariables } from '../graphql.ts';

export const DoorRevocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorRevocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"issuerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revocationSnapshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"issuerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"issuerId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"revoked"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRevoked"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keyVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"signature"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<DoorRevocationsQuery, DoorRevocationsQueryVariables>;

export function useDoorRevocationsQuery(...[options]: hooks.QueryArgs<DoorRevocationsQuery, DoorRevocationsQueryVariables>) {
  return hooks.useDocumentQuery(DoorRevocationsDocument, options);
}

export function useDoorRevocationsLazyQuery(options?: hooks.LazyQueryOptions<DoorRevocationsQuery, DoorRevocationsQueryVariables>) {
  return hooks.useDocumentLazyQuery(DoorRevocationsDocument, options);
}
