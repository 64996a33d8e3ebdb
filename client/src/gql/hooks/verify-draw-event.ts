import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { VerifyDrawEventQuery, VerifyDrawEventQueryVariables } from '../graphql.ts';

export const VerifyDrawEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyDrawEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishedEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<VerifyDrawEventQuery, VerifyDrawEventQueryVariables>;

export function useVerifyDrawEventQuery(...[options]: hooks.QueryArgs<VerifyDrawEventQuery, VerifyDrawEventQueryVariables>) {
  return hooks.useDocumentQuery(VerifyDrawEventDocument, options);
}

export function useVerifyDrawEventLazyQuery(options?: hooks.LazyQueryOptions<VerifyDrawEventQuery, VerifyDrawEventQueryVariables>) {
  return hooks.useDocumentLazyQuery(VerifyDrawEventDocument, options);
}
