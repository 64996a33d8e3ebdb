import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { FollowedIssuerQuery, FollowedIssuerQueryVariables } from '../graphql.ts';

export const FollowedIssuerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedIssuer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followedIssuer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<FollowedIssuerQuery, FollowedIssuerQueryVariables>;

export function useFollowedIssuerQuery(...[options]: hooks.QueryArgs<FollowedIssuerQuery, FollowedIssuerQueryVariables>) {
  return hooks.useDocumentQuery(FollowedIssuerDocument, options);
}

export function useFollowedIssuerLazyQuery(options?: hooks.LazyQueryOptions<FollowedIssuerQuery, FollowedIssuerQueryVariables>) {
  return hooks.useDocumentLazyQuery(FollowedIssuerDocument, options);
}
