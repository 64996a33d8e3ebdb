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
 * Drafts to approve or finalize, rounds to sign or send, and expenses to decide on, live. The lists also hold entries
 * that wait for others, so all of their pages are read.
 * @param withDrafts whether to include drafts
 */
export function useWaitingForYou(withDrafts: boolean) {
  const ofDrafts = useWaitingDraftsQuery({ ...OPTIONS, skip: !withDrafts });
  const ofRounds = useWaitingRoundsQuery(OPTIONS);
  const ofExpenses = useWaitingExpensesQuery(OPTIONS);
  const drafts = useFollowingPages(ofDrafts, ofDrafts.data?.contracts, MOST_CHOICES);
  const rounds = useFollowingPages(ofRounds, ofRounds.data?.pendingRounds, MOST_CHOICES);
  const expenses = useFollowingPages(ofExpenses, ofExpenses.data?.pendingExpenses, MOST_CHOICES);
  const again = () => {
    const queries = withDrafts ? [ofDrafts, ofRounds, ofExpenses] : [ofRounds, ofExpenses];
    for (const { refetch } of queries) void refetch().catch(() => undefined);
  };
  useLiveContracts(again);
  useLiveRounds(undefined, again);
  useLiveExpenses(undefined, again);
  const [contractNodes, roundNodes, expenseNodes] = [
    drafts.whole ?? ofDrafts.data?.contracts.nodes,
    rounds.whole ?? ofRounds.data?.pendingRounds.nodes,
    expenses.whole ?? ofExpenses.data?.pendingExpenses.nodes,
  ];
  return {
    isReady: Boolean(roundNodes && expenseNodes && (contractNodes || !withDrafts)),
    rests: [drafts, rounds, expenses],
    drafts: contractNodes?.filter((one) => one.viewerCanApprove || one.viewerCanFinalize) ?? [],
    rounds:
      roundNodes?.filter(
        ({ status, viewerCanAuthorize, viewerCanExecute }) =>
          (status === 'PENDING' && viewerCanAuthorize) || (status === 'AUTHORIZED' && viewerCanExecute),
      ) ?? [],
    expenses:
      expenseNodes?.filter(({ status, viewerCanDecide }) => status === 'PENDING' && viewerCanDecide) ?? [],
  };
}
