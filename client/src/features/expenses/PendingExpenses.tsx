import { Badge, Group, Paper, Title } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { readFailure } from '../../apollo/read-failure.ts';
import { usePendingExpensesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { expenseTexts as texts } from '../../texts/expenses.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { LineSkeletons } from '../revenue/LineSkeletons.tsx';
import { ExpenseRow } from './ExpenseRow.tsx';
import classes from './Expenses.module.css';
import { useLiveExpenses } from './use-live-expenses.ts';

graphql(`
  query PendingExpenses($contractId: ID, $first: Int!, $after: String) {
    pendingExpenses(contractId: $contractId, first: $first, after: $after) {
      nodes {
        id
        ...ExpenseRow_expense
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const PAGE = 50;

/** The expenses that wait for a decision, of one contract or of all that the reader may see; decided ones leave. */
export function PendingExpenses({ contractId }: { contractId?: string }) {
  const { data, loading, error, refetch, fetchMore } = usePendingExpensesQuery({
    variables: { contractId: contractId ?? null, first: PAGE },
  });
  const again = () => void refetch().catch(() => undefined);
  useLiveExpenses(contractId, again);
  const page = data?.pendingExpenses;
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.pending}>
      <Group gap="sm" mb="xs">
        <Title order={2} size="h3">
          {texts.pending}
        </Title>
        {page && page.nodes.length > 0 && (
          <Badge color="marigold.5" size="lg" circle={page.nodes.length < 10}>
            {page.nodes.length}
          </Badge>
        )}
      </Group>
      {!page && loading && <LineSkeletons label={texts.loading} />}
      {!page && !loading && error && (
        <LoadFailure
          title={callTexts.loadFailed('the expenses')}
          reason={readFailure(error)}
          onRetry={again}
        />
      )}
      {page?.nodes.length === 0 && (
        <EmptyState title={texts.noPending} message={texts.noPendingBody} icon={<IconReceipt size={30} />} />
      )}
      {page && page.nodes.length > 0 && (
        <ul className={classes.list}>
          {page.nodes.map((expense) => (
            <ExpenseRow key={expense.id} expense={expense} contract={!contractId} />
          ))}
        </ul>
      )}
      {page?.pageInfo.hasNextPage && (
        <MoreButton
          label={texts.more}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })}
        />
      )}
    </Paper>
  );
}
