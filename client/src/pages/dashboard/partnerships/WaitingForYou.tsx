import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { asksAnew } from '../../../apollo/asks-anew.ts';
import { ExpenseRow } from '../../../features/expenses/ExpenseRow.tsx';
import { useLiveExpenses } from '../../../features/expenses/use-live-expenses.ts';
import { ContractCard } from '../../../features/partnerships/contracts/ContractCard.tsx';
import { useLiveContracts } from '../../../features/partnerships/contracts/use-live-contracts.ts';
import { RoundDialog } from '../../../features/revenue/RoundDialog.tsx';
import { RoundRow } from '../../../features/revenue/RoundRow.tsx';
import { useLiveRounds } from '../../../features/revenue/use-live-rounds.ts';
import { useWaitingForYouQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { panelTexts } from '../../../texts/partnerships.ts';
import classes from './Partnerships.module.css';

graphql(`
  query WaitingForYou($first: Int!) {
    contracts(status: DRAFT, first: $first) {
      nodes {
        id
        viewerCanApprove
        viewerCanFinalize
        ...ContractCard_contract
      }
    }
    pendingRounds(first: $first) {
      nodes {
        id
        status
        viewerCanAuthorize
        viewerCanExecute
        ...RoundRow_round
      }
    }
    pendingExpenses(first: $first) {
      nodes {
        id
        status
        viewerCanDecide
        ...ExpenseRow_expense
      }
    }
  }
`);

const MOST = 50;

interface WaitingForYouProps {
  /** Above a list of contracts, which has the drafts: only what is to be signed or decided, and nothing if nothing is. */
  isAboveList?: boolean;
}

/** Drafts to approve or finalize, releases to sign or send, and expenses to decide on. */
export function WaitingForYou({ isAboveList = false }: WaitingForYouProps) {
  const { data, refetch } = useWaitingForYouQuery({
    variables: { first: MOST },
    context: asksAnew,
    fetchPolicy: 'cache-and-network',
  });
  const again = () => void refetch().catch(() => undefined);
  useLiveContracts(again);
  useLiveRounds(undefined, again);
  useLiveExpenses(undefined, again);
  if (!data) return null;
  const drafts = isAboveList
    ? []
    : data.contracts.nodes.filter((one) => one.viewerCanApprove || one.viewerCanFinalize);
  const rounds = data.pendingRounds.nodes.filter(
    ({ status, viewerCanAuthorize, viewerCanExecute }) =>
      (status === 'PENDING' && viewerCanAuthorize) || (status === 'AUTHORIZED' && viewerCanExecute),
  );
  const expenses = data.pendingExpenses.nodes.filter(
    ({ status, viewerCanDecide }) => status === 'PENDING' && viewerCanDecide,
  );
  const rows = rounds.length + expenses.length;
  // A release that was just signed stays open, though it no longer waits for its reader.
  if (isAboveList && rows === 0) return <RoundDialog />;
  return (
    <section aria-label={panelTexts.needsYou} className={isAboveList ? classes.above : undefined}>
      <Title order={2} size="h3" mb="md">
        {panelTexts.needsYou}
      </Title>
      {drafts.length + rows === 0 && <Text c="dimmed">{panelTexts.nothingWaits}</Text>}
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
      </div>
      <RoundDialog />
    </section>
  );
}
