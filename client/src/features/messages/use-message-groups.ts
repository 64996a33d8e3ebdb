import { MAX_CHOICES, useFollowingPages } from '../../apollo/use-following-pages.ts';
import type { MessageAudience, MessageContractsQuery, MessageEventsQuery } from '../../gql/graphql.ts';
import { useMessageContractsQuery, useMessageEventsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { groupTexts } from '../../messages/group-messages.ts';
import { useCan } from '../../session/use-viewer.ts';

interface Group {
  audience: MessageAudience;
  about: string;
  tiers: readonly string[] | null;
  chosenTickets: number | null;
}

/** Returns the name of the group. */
export function groupName({ audience, about, tiers, chosenTickets }: Group): string {
  if (chosenTickets !== null) return groupTexts.chosenOf(chosenTickets, about);
  if (audience === 'FOLLOWERS') return groupTexts.followersOf(about);
  if (audience === 'CONTRACT_SIGNATORIES') return groupTexts.signatoriesOf(about);
  return tiers ? `${groupTexts.holdersOf(about)} (${tiers.join(', ')})` : groupTexts.holdersOf(about);
}

graphql(`
  query MessageEvents($after: String) {
    events(first: 100, after: $after) {
      nodes {
        id
        name
        tiers {
          id
          name
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  query MessageContracts($after: String) {
    contracts(first: 100, after: $after) {
      nodes {
        id
        name
        viewerIsSignatory
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface MessageGroups {
  events: readonly MessageEventsQuery['events']['nodes'][number][];
  eventsRest: ReturnType<typeof useFollowingPages>;
  contracts: readonly MessageContractsQuery['contracts']['nodes'][number][];
  contractsRest: ReturnType<typeof useFollowingPages>;
}

/** Loads the groups that the viewer may write to: those of their events, and of contracts they create or sign. */
export function useMessageGroups(): MessageGroups {
  const [hasEvents, hasContracts, makes] = [
    useCan('EDIT_EVENTS'),
    useCan('VIEW_CONTRACTS'),
    useCan('CREATE_CONTRACTS'),
  ];
  const ofEvents = useMessageEventsQuery({ skip: !hasEvents });
  const ofContracts = useMessageContractsQuery({ skip: !hasContracts });
  const eventsRest = useFollowingPages(ofEvents, ofEvents.data?.events, MAX_CHOICES);
  const contractsRest = useFollowingPages(ofContracts, ofContracts.data?.contracts, MAX_CHOICES);
  const contracts = contractsRest.whole ?? ofContracts.data?.contracts.nodes ?? [];
  return {
    events: eventsRest.whole ?? ofEvents.data?.events.nodes ?? [],
    eventsRest,
    contracts: contracts.filter(({ viewerIsSignatory }) => makes || viewerIsSignatory),
    contractsRest,
  };
}
