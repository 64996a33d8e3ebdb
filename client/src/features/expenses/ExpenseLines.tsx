import { IconReceipt } from '@tabler/icons-react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { ContractExpensesQuery } from '../../gql/graphql.ts';
import { expenseTexts as texts } from '../../texts/expenses.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import lines from '../../ui/lines.module.css';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { LineSkeletons } from '../revenue/LineSkeletons.tsx';
import { ExpenseRow } from './ExpenseRow.tsx';

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
  if (!page && loading) return <LineSkeletons label={texts.loading} />;
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
      {hasNextPage && <MoreButton label={texts.more} loading={loading} onMore={() => onMore(endCursor)} />}
    </>
  );
}
