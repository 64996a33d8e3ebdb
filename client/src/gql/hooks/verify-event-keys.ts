import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { VerifyEventKeysQuery, VerifyEventKeysQueryVariables } from '../graphql.ts';

export const VerifyEventKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyEventKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKeysOfEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<VerifyEventKeysQuery, VerifyEventKeysQueryVariables>;

export function useVerifyEventKeysQuery(...[options]: hooks.QueryArgs<VerifyEventKeysQuery, VerifyEventKeysQueryVariables>) {
  return hooks.useDocumentQuery(VerifyEventKeysDocument, options);
}

export function useVerifyEventKeysLazyQuery(options?: hooks.LazyQueryOptions<VerifyEventKeysQuery, VerifyEventKeysQueryVariables>) {
  return hooks.useDocumentLazyQuery(VerifyEventKeysDocument, options);
}
