import { readFailure } from '../../../apollo/read-failure.ts';
import { useFollowingPages } from '../../../apollo/use-following-pages.ts';
import type { DoorChoicesQuery } from '../../../gql/graphql.ts';
import { useDoorChoicesQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import type { DoorState } from '../engine/door-state.ts';

graphql(`
  query DoorChoices($after: String) {
    doorEvents(first: 50, after: $after) {
      nodes {
        id
        name
        venue
        startDate
        endDate
        gates {
          id
          name
          active
          entries
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export type ChoosableEvent = DoorChoicesQuery['doorEvents']['nodes'][number];

/**
 * Loads the events that this device can scan for: none until all pages are loaded, since the likely one is chosen
 * automatically and stored for offline use. Events that failed to load are missing, except the one that this device was
 * set up for.
 */
export function useChoosableEvents(state: DoorState) {
  const query = useDoorChoicesQuery({ fetchPolicy: 'network-only' });
  const { data, loading, error, refetch } = query;
  const rest = useFollowingPages(query, data?.doorEvents);
  const isFollowing = rest.state === 'following' && !rest.whole;
  const isComplete = rest.whole !== undefined && rest.state !== 'failed';
  const fetched = rest.whole ?? [];
  return {
    events: isComplete ? fetched : isFollowing ? [] : withRemembered(fetched, state),
    rest,
    isLoading: loading || isFollowing,
    failure: error ? readFailure(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}

function withRemembered(
  fetched: readonly ChoosableEvent[],
  { briefing }: DoorState,
): readonly ChoosableEvent[] {
  if (!briefing || fetched.some(({ id }) => id === briefing.eventId)) return fetched;
  const { eventId: id, eventName: name, endDate, gates } = briefing;
  return [...fetched, { id, name, venue: '', startDate: endDate, endDate, gates }];
}
