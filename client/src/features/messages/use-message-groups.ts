import type { MessageGroupsQuery } from '../../gql/graphql.ts';
import { useMessageGroupsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useCan } from '../../session/use-can.ts';

graphql(`
  query MessageGroups($events: Boolean!, $contracts: Boolean!) {
    events(first: 100) @include(if: $events) {
      nodes {
        id
        name
        tiers {
          id
          name
        }
      }
    }
    contracts(first: 100) @include(if: $contracts) {
      nodes {
        id
        name
        viewerIsSignatory
      }
    }
  }
`);

interface MessageGroups {
  events: NonNullable<MessageGroupsQuery['events']>['nodes'];
  contracts: NonNullable<MessageGroupsQuery['contracts']>['nodes'];
}

/** The groups that the viewer may write to: those of his events, and of contracts that he makes or signs. */
export function useMessageGroups(): MessageGroups {
  const [events, contracts, makes] = [
    useCan('EDIT_EVENTS'),
    useCan('VIEW_CONTRACTS'),
    useCan('CREATE_CONTRACTS'),
  ];
  const { data } = useMessageGroupsQuery({ variables: { events, contracts } });
  return {
    events: data?.events?.nodes ?? [],
    contracts: (data?.contracts?.nodes ?? []).filter(({ viewerIsSignatory }) => makes || viewerIsSignatory),
  };
}
