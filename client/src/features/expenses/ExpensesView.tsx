import { Skeleton } from '@mantine/core';
import { MAX_CHOICES, useFollowingPages } from '../../apollo/use-following-pages.ts';
import { useExpenseContractsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { expenseFormTexts as texts } from '../../messages/expenses.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RestOfList } from '../../ui/RestOfList.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from '../revenue/Releases.module.css';
import { ExpenseForm } from './ExpenseForm.tsx';
import { PendingExpenses } from './PendingExpenses.tsx';

graphql(`
  query ExpenseContracts($after: String) {
    contracts(first: 100, after: $after) {
      nodes {
        id
        name
        viewerCanAddExpense
        event {
          id
          name
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

/**
 * Loads the contracts that the viewer may submit expenses to, drafts included, as options. Undefined until all pages
 * are loaded, since a single contract is preselected.
 */
export function useExpenseContracts() {
  const query = useExpenseContractsQuery({ fetchPolicy: 'cache-and-network' });
  const rest = useFollowingPages(query, query.data?.contracts, MAX_CHOICES);
  const open = rest.whole?.filter((one) => one.viewerCanAddExpense);
  const contracts = open?.map(({ id, name, event }) => ({ value: id, label: `${name} · ${event.name}` }));
  return { contracts, rest, loading: query.loading || rest.state === 'following' };
}

/** The expenses pending a decision, and the form for more. */
export function ExpensesView() {
  const { contracts: open, rest, loading } = useExpenseContracts();
  return (
    <div className={classes.columns} data-form>
      <PendingExpenses />
      {!open && loading && <Skeleton height={420} radius="lg" />}
      {open?.length === 0 && <EmptyState title={texts.none} message={texts.noneBody} />}
      {open && open.length > 0 && (
        <Section title={texts.title} lead={texts.lead}>
          <ExpenseForm contracts={open} />
          <RestOfList rest={rest} />
        </Section>
      )}
    </div>
  );
}
