import type { ApolloCache } from '@apollo/client';
import type { EventStockSubscription } from '../../gql/graphql.ts';

/** Writes a stock change into the cache, which updates every card and page of the event. */
export function applyStockChange(cache: ApolloCache, change: EventStockSubscription['eventStock']): void {
  const id = (type: string, value: string) => cache.identify({ __typename: type, id: value });
  cache.modify({
    id: id('Event', change.event.id),
    fields: { available: () => change.available, lowStock: () => change.lowStock },
  });
  for (const { tier, available } of change.tiers) {
    cache.modify({ id: id('Tier', tier.id), fields: { available: () => available } });
  }
}
