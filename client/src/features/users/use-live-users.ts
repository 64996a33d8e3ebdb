import { useUsersChangedSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useSpaced } from '../dashboard/use-spaced.ts';

/** People come and go together: a list is read once for all of them. */
const BETWEEN_READS_MS = 500;

graphql(`
  subscription UsersChanged {
    usersChanged {
      id
      ...UserRow_account
    }
  }
`);

/** Keeps shown people in step; `onChange` runs soon after, for lists that grow. */
export function useLiveUsers(onChange: () => void): void {
  const changed = useSpaced(onChange, BETWEEN_READS_MS);
  useUsersChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) changed();
    },
  });
}
