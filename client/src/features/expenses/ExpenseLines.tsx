import { Text } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { PagedList } from '../../apollo/PagedList.tsx';
import type { ContractExpensesQuery } from '../../gql/graphql.ts';
import type { useContractExpensesQuery, usePendingExpensesQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { expenseTexts } from '../../messages/expenses.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import lines from '../../ui/lines.module.css';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ExpenseDecision } from './ExpenseDecision.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';

const ExpenseRowFragment = graphql(`
  fragment ExpenseRow_expense on Expense {
    id
    contractName
    eventName
    category
    description
    owed {
      ...Money @unmask
    }
    status
    comment
    createdAt
    paid
    amount {
      ...Money @unmask
    }
    submitter {
      id
      name
      email
    }
    ...ExpenseDecision_expense
    ...ReceiptLink_expense
  }
`);

interface ExpenseRowProps {
  expense: FragmentType<typeof ExpenseRowFragment>;
  /** Hidden on a contract's own page. */
  contract?: boolean;
}

/** One expense: purpose, payer, and its decision or the buttons to decide. */
export function ExpenseRow({ expense: ref, contract = true }: ExpenseRowProps) {
  const expense = useFragment(ExpenseRowFragment, ref);
  const amount = formatMoney(expense.amount);
  return (
    <li className={lines.item}>
      <div className={lines.what}>
        <Text fw={600}>{expense.description}</Text>
        <Text size="sm" c="dimmed">
          {expenseTexts.categories[expense.category]}
          {contract && ` · ${expense.contractName} · ${expense.eventName}`}
        </Text>
        <Text size="sm" c="dimmed">
          {expenseTexts.by}{' '}
          <span title={expense.submitter.email}>{expense.submitter.name || expense.submitter.email}</span> ·{' '}
          <Moment at={expense.createdAt} isRelative />
        </Text>
      </div>
      <div className={lines.sum}>
        <Text fw={600} className="tabular">
          {amount}
        </Text>
        <StatusBadge
          status={expense.paid ? 'paid' : expense.status}
          {...(expense.paid && { label: expenseTexts.paid })}
        />
      </div>
      <div className={lines.foot}>
        <div className={lines.what}>
          <ReceiptLink expense={expense} />
          {expense.owed && (
            <Text size="sm" c="dimmed" className="tabular">
              {expenseTexts.owes(formatMoney(expense.owed))}
            </Text>
          )}
          {expense.comment && <Text size="sm">{expense.comment}</Text>}
        </div>
        <ExpenseDecision expense={expense} />
      </div>
    </li>
  );
}

interface ExpenseLinesProps {
  query: ReturnType<typeof useContractExpensesQuery> | ReturnType<typeof usePendingExpensesQuery>;
  list: ContractExpensesQuery['expenses'] | undefined;
  /** Shown when the list could not be loaded. */
  failed: string;
  empty: { title: string; message: string };
  /** Shows the contract of each expense. */
  withContract: boolean;
}

/** A list of expenses in the given order, or the reason why it is empty. */
export function ExpenseLines({ query, list, failed, empty, withContract }: ExpenseLinesProps) {
  return (
    <PagedList
      query={query}
      list={list}
      failure={failed}
      more={expenseTexts.more}
      skeleton={<LineSkeletons label={expenseTexts.loading} />}
      empty={<EmptyState {...empty} icon={<IconReceipt size={30} />} />}
    >
      {(expenses) => (
        <ul className={lines.list}>
          {expenses.map((expense) => (
            <ExpenseRow key={expense.id} expense={expense} contract={withContract} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
