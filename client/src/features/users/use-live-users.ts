import { liveRefresh } from '../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../apollo/use-trailing-throttle.ts';
import { useUsersChangedSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

/** Changes often come together, so the list is refetched once for all of them. */
const BETWEEN_READS_MS = 500;

graphql(`
  subscription UsersChanged {
    usersChanged {
      id
      ...UserRow_account
    }
  }
`);

/** Keeps shown users up to date; `onChange` runs soon after, for lists that grow. */
export function useLiveUsers(onChange: () => void): void {
  useUsersChangedSubscription(liveRefresh(useTrailingThrottle(onChange, BETWEEN_READS_MS)));
}
