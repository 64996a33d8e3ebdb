import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { GuestAccessQuery, GuestAccessQueryVariables } from '../graphql.ts';

export const GuestAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestAccess"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminsSeeGuests"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<GuestAccessQuery, GuestAccessQueryVariables>;

export function useGuestAccessQuery(...[options]: hooks.QueryArgs<GuestAccessQuery, GuestAccessQueryVariables>) {
  return hooks.useDocumentQuery(GuestAccessDocument, options);
}

export function useGuestAccessLazyQuery(options?: hooks.LazyQueryOptions<GuestAccessQuery, GuestAccessQueryVariables>) {
  return hooks.useDocumentLazyQuery(GuestAccessDocument, options);
}
