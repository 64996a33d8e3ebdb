import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ApiKeysQuery, ApiKeysQueryVariables } from '../graphql.ts';

export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prefix"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"canChangeAccounts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;

export function useApiKeysQuery(...[options]: hooks.QueryArgs<ApiKeysQuery, ApiKeysQueryVariables>) {
  return hooks.useDocumentQuery(ApiKeysDocument, options);
}

export function useApiKeysLazyQuery(options?: hooks.LazyQueryOptions<ApiKeysQuery, ApiKeysQueryVariables>) {
  return hooks.useDocumentLazyQuery(ApiKeysDocument, options);
}
