import { useUsersChangedSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  subscription UsersChanged {
    usersChanged {
      id
      ...UserRow_account
    }
  }
`);

/** Keeps shown people in step; `onChange` runs with each, for lists that grow. */
export function useLiveUsers(onChange: () => void): void {
  useUsersChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) onChange();
    },
  });
}
