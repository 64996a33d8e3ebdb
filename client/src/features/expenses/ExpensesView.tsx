import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { expenseFormTexts as texts } from '../../texts/expenses.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RestOfList } from '../../ui/RestOfList.tsx';
import classes from '../revenue/Releases.module.css';
import { ExpenseForm } from './ExpenseForm.tsx';
import { PendingExpenses } from './PendingExpenses.tsx';
import { useExpenseContracts } from './use-expense-contracts.ts';

/** The expenses pending a decision, and the form for more. */
export function ExpensesView() {
  const { contracts: open, rest, loading } = useExpenseContracts();
  return (
    <div className={classes.columns} data-form>
      <PendingExpenses />
      {!open && loading && <Skeleton height={420} radius="lg" />}
      {open?.length === 0 && <EmptyState title={texts.none} message={texts.noneBody} />}
      {open && open.length > 0 && (
        <Paper withBorder p="lg" component="section" aria-label={texts.title}>
          <Title order={2} size="h3">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed" mt={4} mb="md">
            {texts.lead}
          </Text>
          <ExpenseForm contracts={open} />
          <RestOfList rest={rest} />
        </Paper>
      )}
    </div>
  );
}
