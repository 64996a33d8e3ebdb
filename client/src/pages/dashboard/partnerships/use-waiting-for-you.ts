import { asksAnew } from '../../../apollo/asks-anew.ts';
import { MOST_CHOICES, useFollowingPages } from '../../../apollo/use-following-pages.ts';
import { useLiveExpenses } from '../../../features/expenses/use-live-expenses.ts';
import { useLiveContracts } from '../../../features/partnerships/contracts/use-live-contracts.ts';
import { useLiveRounds } from '../../../features/revenue/use-live-rounds.ts';
import {
  useWaitingDraftsQuery,
  useWaitingExpensesQuery,
  useWaitingRoundsQuery,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  query WaitingDrafts($first: Int!, $after: String) {
    contracts(status: DRAFT, first: $first, after: $after) {
      nodes {
        id
        viewerCanApprove
        viewerCanFinalize
        ...ContractCard_contract
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

graphql(`
  query WaitingRounds($first: Int!, $after: String) {
    pendingRounds(first: $first, after: $after) {
      nodes {
        id
        status
        viewerCanAuthorize
        viewerCanExecute
        ...RoundRow_round
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

graphql(`
  query WaitingExpenses($first: Int!, $after: String) {
    pendingExpenses(first: $first, after: $after) {
      nodes {
        id
        status
        viewerCanDecide
        ...ExpenseRow_expense
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const OPTIONS = { variables: { first: 50 }, context: asksAnew, fetchPolicy: 'cache-and-network' } as const;

/**
 * Drafts to approve or finalize, rounds to sign or send, and expenses to decide on, live. The lists hold what waits for
 * others too, so all of their pages are looked through.
 * @param withDrafts whether the drafts are wanted
 */
export function useWaitingForYou(withDrafts: boolean) {
  const ofDrafts = useWaitingDraftsQuery({ ...OPTIONS, skip: !withDrafts });
  const ofRounds = useWaitingRoundsQuery(OPTIONS);
  const ofExpenses = useWaitingExpensesQuery(OPTIONS);
  const rests = [
    useFollowingPages(ofDrafts, ofDrafts.data?.contracts, MOST_CHOICES),
    useFollowingPages(ofRounds, ofRounds.data?.pendingRounds, MOST_CHOICES),
    useFollowingPages(ofExpenses, ofExpenses.data?.pendingExpenses, MOST_CHOICES),
  ];
  const again = () => {
    const queries = withDrafts ? [ofDrafts, ofRounds, ofExpenses] : [ofRounds, ofExpenses];
    for (const { refetch } of queries) void refetch().catch(() => undefined);
  };
  useLiveContracts(again);
  useLiveRounds(undefined, again);
  useLiveExpenses(undefined, again);
  return {
    isReady:
      ofRounds.data !== undefined &&
      ofExpenses.data !== undefined &&
      (!withDrafts || ofDrafts.data !== undefined),
    rests,
    drafts:
      ofDrafts.data?.contracts.nodes.filter((one) => one.viewerCanApprove || one.viewerCanFinalize) ?? [],
    rounds:
      ofRounds.data?.pendingRounds.nodes.filter(
        ({ status, viewerCanAuthorize, viewerCanExecute }) =>
          (status === 'PENDING' && viewerCanAuthorize) || (status === 'AUTHORIZED' && viewerCanExecute),
      ) ?? [],
    expenses:
      ofExpenses.data?.pendingExpenses.nodes.filter(
        ({ status, viewerCanDecide }) => status === 'PENDING' && viewerCanDecide,
      ) ?? [],
  };
}
