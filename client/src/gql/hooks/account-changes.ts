import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { AccountChangesQuery, AccountChangesQueryVariables } from '../graphql.ts';

export const AccountChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountChanges"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountChanges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"replaces"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApprove"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRefuse"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<AccountChangesQuery, AccountChangesQueryVariables>;

export function useAccountChangesQuery(...[options]: hooks.QueryArgs<AccountChangesQuery, AccountChangesQueryVariables>) {
  return hooks.useDocumentQuery(AccountChangesDocument, options);
}

export function useAccountChangesLazyQuery(options?: hooks.LazyQueryOptions<AccountChangesQuery, AccountChangesQueryVariables>) {
  return hooks.useDocumentLazyQuery(AccountChangesDocument, options);
}
