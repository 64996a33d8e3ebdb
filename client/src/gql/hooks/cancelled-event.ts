import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { CancelledEventQuery, CancelledEventQueryVariables } from '../graphql.ts';

export const CancelledEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancelledEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelledEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"startDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeZone"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<CancelledEventQuery, CancelledEventQueryVariables>;

export function useCancelledEventQuery(...[options]: hooks.QueryArgs<CancelledEventQuery, CancelledEventQueryVariables>) {
  return hooks.useDocumentQuery(CancelledEventDocument, options);
}

export function useCancelledEventLazyQuery(options?: hooks.LazyQueryOptions<CancelledEventQuery, CancelledEventQueryVariables>) {
  return hooks.useDocumentLazyQuery(CancelledEventDocument, options);
}
