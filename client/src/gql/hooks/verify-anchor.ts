import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { VerifyAnchorQuery, VerifyAnchorQueryVariables } from '../graphql.ts';

export const VerifyAnchorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyAnchor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"root"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"root"},"value":{"kind":"Variable","name":{"kind":"Name","value":"root"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"passphrase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"account"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionHash"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"closedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"explorerUrl"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<VerifyAnchorQuery, VerifyAnchorQueryVariables>;

export function useVerifyAnchorQuery(...[options]: hooks.QueryArgs<VerifyAnchorQuery, VerifyAnchorQueryVariables>) {
  return hooks.useDocumentQuery(VerifyAnchorDocument, options);
}

export function useVerifyAnchorLazyQuery(options?: hooks.LazyQueryOptions<VerifyAnchorQuery, VerifyAnchorQueryVariables>) {
  return hooks.useDocumentLazyQuery(VerifyAnchorDocument, options);
}
