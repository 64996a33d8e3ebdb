import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { VerifyKeyQuery, VerifyKeyQueryVariables } from '../graphql.ts';

export const VerifyKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"issuerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"issuerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"issuerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<VerifyKeyQuery, VerifyKeyQueryVariables>;

export function useVerifyKeyQuery(...[options]: hooks.QueryArgs<VerifyKeyQuery, VerifyKeyQueryVariables>) {
  return hooks.useDocumentQuery(VerifyKeyDocument, options);
}

export function useVerifyKeyLazyQuery(options?: hooks.LazyQueryOptions<VerifyKeyQuery, VerifyKeyQueryVariables>) {
  return hooks.useDocumentLazyQuery(VerifyKeyDocument, options);
}
