import { Text } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { ContractExpensesQuery } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { expenseTexts } from '../../messages/expenses.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import lines from '../../ui/lines.module.css';
import { Moment } from '../../ui/Moment.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
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
      amount
      currency
    }
    status
    comment
    createdAt
    paid
    amount {
      amount
      currency
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
  page: ContractExpensesQuery['expenses'] | undefined;
  loading: boolean;
  error: Error | undefined;
  onRetry: () => void;
  onMore: (after: string | null | undefined) => Promise<unknown>;
  /** Shown when the list could not be loaded. */
  failed: string;
  empty: { title: string; message: string };
  /** Shows the contract of each expense. */
  withContract: boolean;
}

/** A list of expenses in the given order, or the reason why it is empty. */
export function ExpenseLines({
  page,
  loading,
  error,
  onRetry,
  onMore,
  failed,
  empty,
  withContract,
}: ExpenseLinesProps) {
  if (!page && loading) return <LineSkeletons label={expenseTexts.loading} />;
  if (!page) {
    return <LoadFailure title={failed} {...(error && { reason: readFailure(error) })} onRetry={onRetry} />;
  }
  const { endCursor, hasNextPage } = page.pageInfo;
  return (
    <>
      {page.nodes.length === 0 && <EmptyState {...empty} icon={<IconReceipt size={30} />} />}
      {page.nodes.length > 0 && (
        <ul className={lines.list}>
          {page.nodes.map((expense) => (
            <ExpenseRow key={expense.id} expense={expense} contract={withContract} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <MoreButton label={expenseTexts.more} loading={loading} onMore={() => onMore(endCursor)} />
      )}
    </>
  );
}
