import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { IssuerFollowQuery, IssuerFollowQueryVariables } from '../graphql.ts';

export const IssuerFollowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuerFollow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuerBySlug"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"followers"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEditPage"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<IssuerFollowQuery, IssuerFollowQueryVariables>;

export function useIssuerFollowQuery(...[options]: hooks.QueryArgs<IssuerFollowQuery, IssuerFollowQueryVariables>) {
  return hooks.useDocumentQuery(IssuerFollowDocument, options);
}

export function useIssuerFollowLazyQuery(options?: hooks.LazyQueryOptions<IssuerFollowQuery, IssuerFollowQueryVariables>) {
  return hooks.useDocumentLazyQuery(IssuerFollowDocument, options);
}
