import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { EventCitiesQuery, EventCitiesQueryVariables } from '../graphql.ts';

export const EventCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventCities"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventCities"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<EventCitiesQuery, EventCitiesQueryVariables>;

export function useEventCitiesQuery(...[options]: hooks.QueryArgs<EventCitiesQuery, EventCitiesQueryVariables>) {
  return hooks.useDocumentQuery(EventCitiesDocument, options);
}

export function useEventCitiesLazyQuery(options?: hooks.LazyQueryOptions<EventCitiesQuery, EventCitiesQueryVariables>) {
  return hooks.useDocumentLazyQuery(EventCitiesDocument, options);
}
