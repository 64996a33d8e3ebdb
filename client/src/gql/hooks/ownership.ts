import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { OwnershipQuery, OwnershipQueryVariables } from '../graphql.ts';

export const OwnershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ownership"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canClaimOwnership"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<OwnershipQuery, OwnershipQueryVariables>;

export function useOwnershipQuery(...[options]: hooks.QueryArgs<OwnershipQuery, OwnershipQueryVariables>) {
  return hooks.useDocumentQuery(OwnershipDocument, options);
}

export function useOwnershipLazyQuery(options?: hooks.LazyQueryOptions<OwnershipQuery, OwnershipQueryVariables>) {
  return hooks.useDocumentLazyQuery(OwnershipDocument, options);
}
