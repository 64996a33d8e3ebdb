import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { noDeduplication } from '../../../apollo/refetch.ts';
import { MAX_CHOICES, useFollowingPages } from '../../../apollo/use-following-pages.ts';
import { ExpenseRow } from '../../../features/expenses/ExpenseLines.tsx';
import { useLiveExpenses } from '../../../features/expenses/use-live-expenses.ts';
import { ContractCard } from '../../../features/partnerships/contracts/ContractCard.tsx';
import { useLiveContracts } from '../../../features/partnerships/use-live-contracts.ts';
import { RoundDialog } from '../../../features/revenue/RoundDialog.tsx';
import { RoundRow } from '../../../features/revenue/RoundRow.tsx';
import { useLiveRounds } from '../../../features/revenue/use-live-rounds.ts';
import {
  useWaitingDraftsQuery,
  useWaitingExpensesQuery,
  useWaitingRoundsQuery,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { panelTexts } from '../../../messages/partnerships.ts';
import { RestOfList } from '../../../ui/RestOfList.tsx';
import classes from './Partnerships.module.css';

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
        ...Page @unmask
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
        ...Page @unmask
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
        ...Page @unmask
      }
    }
  }
`);

const OPTIONS = {
  variables: { first: 50 },
  context: noDeduplication,
  fetchPolicy: 'cache-and-network',
} as const;

/**
 * Drafts to approve or finalize, rounds to sign or send, and expenses to decide on, live. The lists also hold entries
 * that wait for others, so all of their pages are read.
 * @param withDrafts whether to include drafts
 */
export function useWaitingForYou(withDrafts: boolean) {
  const ofDrafts = useWaitingDraftsQuery({ ...OPTIONS, skip: !withDrafts });
  const ofRounds = useWaitingRoundsQuery(OPTIONS);
  const ofExpenses = useWaitingExpensesQuery(OPTIONS);
  const drafts = useFollowingPages(ofDrafts, ofDrafts.data?.contracts, MAX_CHOICES);
  const rounds = useFollowingPages(ofRounds, ofRounds.data?.pendingRounds, MAX_CHOICES);
  const expenses = useFollowingPages(ofExpenses, ofExpenses.data?.pendingExpenses, MAX_CHOICES);
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

interface WaitingForYouProps {
  /**
   * Above a list of contracts, which has the drafts: shows only signatures and decisions, and nothing if there are
   * none.
   */
  isAboveList?: boolean;
}

/** Drafts to approve or finalize, releases to sign or send, and expenses to decide on. */
export function WaitingForYou({ isAboveList = false }: WaitingForYouProps) {
  const { isReady, rests, drafts, rounds, expenses } = useWaitingForYou(!isAboveList);
  if (!isReady) return null;
  const rows = rounds.length + expenses.length;
  const lacks = rests.some(({ state }) => state === 'cut' || state === 'failed');
  const isWhole = !lacks && rests.every(({ state, whole }) => state === 'none' || whole);
  // A release that was just signed stays open, although it no longer waits for the viewer.
  if (isAboveList && rows === 0 && !lacks) return <RoundDialog />;
  return (
    <section aria-label={panelTexts.needsYou} className={isAboveList ? classes.above : undefined}>
      <Title order={2} size="h3" mb="md">
        {panelTexts.needsYou}
      </Title>
      {drafts.length + rows === 0 && isWhole && <Text c="dimmed">{panelTexts.nothingWaits}</Text>}
      <div className={classes.stack}>
        {rows > 0 && (
          <Paper withBorder px="lg" component="ul" className={classes.rows}>
            {rounds.map((round) => (
              <RoundRow key={round.id} round={round} />
            ))}
            {expenses.map((expense) => (
              <ExpenseRow key={expense.id} expense={expense} />
            ))}
          </Paper>
        )}
        {drafts.length > 0 && (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
            {drafts.map((contract) => (
              <ContractCard key={contract.id} contract={contract} withIssuer={false} />
            ))}
          </SimpleGrid>
        )}
        <RestOfLists rests={rests} />
      </div>
      <RoundDialog />
    </section>
  );
}

/** One message for all lists: that of the first incomplete one. */
function RestOfLists({ rests }: { rests: ReturnType<typeof useWaitingForYou>['rests'] }) {
  const rest = rests.find(({ state }) => state === 'failed') ?? rests.find(({ state }) => state === 'cut');
  return rest && <RestOfList rest={rest} />;
}
