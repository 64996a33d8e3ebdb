import { Badge, Group, Paper, Title } from '@mantine/core';
import { noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
import { usePendingExpensesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { expenseTexts as texts } from '../../messages/expenses.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { callTexts } from '../../messages/shell.ts';
import { ExpenseLines } from './ExpenseLines.tsx';
import { useLiveExpenses } from './use-live-expenses.ts';

graphql(`
  query PendingExpenses($contractId: ID, $first: Int!, $after: String) {
    pendingExpenses(contractId: $contractId, first: $first, after: $after) {
      nodes {
        id
        ...ExpenseRow_expense
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 50;

/** The expenses pending a decision, of one contract or of all that the viewer may see; decided ones are removed. */
export function PendingExpenses({ contractId }: { contractId?: string }) {
  const query = usePendingExpensesQuery({
    variables: { contractId: contractId ?? null, first: PAGE },
    context: noDeduplication,
  });
  useLiveExpenses(contractId, refetchQuietly(query));
  const page = query.data?.pendingExpenses;
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
      <ExpenseLines
        query={query}
        list={page}
        failed={callTexts.loadFailed(loadedTexts.expenses)}
        empty={{ title: texts.noPending, message: texts.noPendingBody }}
        withContract={!contractId}
      />
    </Paper>
  );
}
