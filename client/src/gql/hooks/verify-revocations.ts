import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { VerifyRevocationsQuery, VerifyRevocationsQueryVariables } from '../graphql.ts';

export const VerifyRevocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyRevocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"issuerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revocationSnapshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"issuerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"issuerId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revoked"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<VerifyRevocationsQuery, VerifyRevocationsQueryVariables>;

export function useVerifyRevocationsQuery(...[options]: hooks.QueryArgs<VerifyRevocationsQuery, VerifyRevocationsQueryVariables>) {
  return hooks.useDocumentQuery(VerifyRevocationsDocument, options);
}

export function useVerifyRevocationsLazyQuery(options?: hooks.LazyQueryOptions<VerifyRevocationsQuery, VerifyRevocationsQueryVariables>) {
  return hooks.useDocumentLazyQuery(VerifyRevocationsDocument, options);
}
