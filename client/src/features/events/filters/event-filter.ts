import type { PublishedEventsQueryVariables } from '../../../gql/graphql.ts';

/** The filters of the public list, besides its days and its category, as variables of its queries. */
export type EventFilter = Pick<PublishedEventsQueryVariables, 'search' | 'city' | 'price' | 'maxPrice'>;
