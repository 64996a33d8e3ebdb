import type { ApolloCache } from '@apollo/client';
import type { IssuerEventStatsSubscription } from '../../../gql/graphql.ts';
import { useIssuerEventStatsSubscription } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  subscription IssuerEventStats {
    issuerEventStats {
      event {
        id
      }
      totalGenerated
      totalSold
      totalAvailable
      totalEntered
      revenue {
        ...Money @unmask
      }
      duesOpen {
        ...Money @unmask
      }
      tiers {
        tier {
          id
          available
        }
        generated
        sold
        entered
      }
    }
  }
`);

type Stats = IssuerEventStatsSubscription['issuerEventStats'];

/** Updates the event's stats and its tiers together, because both contain the figures. */
function applyStats(cache: ApolloCache, stats: Stats): void {
  for (const { tier, generated, sold } of stats.tiers) {
    cache.modify({
      id: cache.identify({ __typename: 'Tier', id: tier.id }),
      fields: { generated: () => generated, sold: () => sold, available: () => tier.available },
    });
  }
  cache.modify({
    id: cache.identify({ __typename: 'Event', id: stats.event.id }),
    fields: { available: () => stats.totalAvailable },
  });
}

/**
 * Keeps the figures of the organiser's events up to date with sales and entries. Requires VIEW_SALES: pass whether the
 * viewer has it. `onChange` runs with each change.
 */
export function useLiveEventStats(allowed: boolean, onChange?: (eventId: string) => void): void {
  useIssuerEventStatsSubscription({
    skip: !allowed,
    ignoreResults: true,
    onData: ({ client, data }) => {
      if (!data.data) return;
      applyStats(client.cache, data.data.issuerEventStats);
      onChange?.(data.data.issuerEventStats.event.id);
    },
  });
}
