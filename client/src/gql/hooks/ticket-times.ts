import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { TicketTimesQuery, TicketTimesQueryVariables } from '../graphql.ts';

export const TicketTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticketId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticketId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeZone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<TicketTimesQuery, TicketTimesQueryVariables>;

export function useTicketTimesQuery(...[options]: hooks.QueryArgs<TicketTimesQuery, TicketTimesQueryVariables>) {
  return hooks.useDocumentQuery(TicketTimesDocument, options);
}

export function useTicketTimesLazyQuery(options?: hooks.LazyQueryOptions<TicketTimesQuery, TicketTimesQueryVariables>) {
  return hooks.useDocumentLazyQuery(TicketTimesDocument, options);
}
