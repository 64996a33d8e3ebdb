import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { OwnIssuerPageQuery, OwnIssuerPageQueryVariables } from '../graphql.ts';

export const OwnIssuerPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnIssuerPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuerBySlug"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"website"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEditPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeSlug"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<OwnIssuerPageQuery, OwnIssuerPageQueryVariables>;

export function useOwnIssuerPageQuery(...[options]: hooks.QueryArgs<OwnIssuerPageQuery, OwnIssuerPageQueryVariables>) {
  return hooks.useDocumentQuery(OwnIssuerPageDocument, options);
}

export function useOwnIssuerPageLazyQuery(options?: hooks.LazyQueryOptions<OwnIssuerPageQuery, OwnIssuerPageQueryVariables>) {
  return hooks.useDocumentLazyQuery(OwnIssuerPageDocument, options);
}
