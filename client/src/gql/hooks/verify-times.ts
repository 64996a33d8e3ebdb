import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { VerifyTimesQuery, VerifyTimesQueryVariables } from '../graphql.ts';

export const VerifyTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticketId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticketId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"startDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeZone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<VerifyTimesQuery, VerifyTimesQueryVariables>;

export function useVerifyTimesQuery(...[options]: hooks.QueryArgs<VerifyTimesQuery, VerifyTimesQueryVariables>) {
  return hooks.useDocumentQuery(VerifyTimesDocument, options);
}

export function useVerifyTimesLazyQuery(options?: hooks.LazyQueryOptions<VerifyTimesQuery, VerifyTimesQueryVariables>) {
  return hooks.useDocumentLazyQuery(VerifyTimesDocument, options);
}
