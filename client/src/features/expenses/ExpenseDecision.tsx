import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useDecideExpenseMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { expenseTexts as texts } from '../../messages/expenses.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { failureSentence, notifyFailure } from '../revenue/notify-failure.ts';
import { EXPENSE_LISTS } from './use-live-expenses.ts';

const ExpenseDecisionFragment = graphql(`
  fragment ExpenseDecision_expense on Expense {
    id
    description
    status
    isOwn
    viewerCanDecide
    amount {
      ...Money @unmask
    }
    submitter {
      id
      name
      email
    }
  }
`);

graphql(`
  mutation DecideExpense($id: ID!, $approve: Boolean!, $comment: String) {
    decideExpense(input: { id: $id, approve: $approve, comment: $comment }) {
      expense {
        id
        ...ExpenseRow_expense
      }
    }
  }
`);

/** Approves or rejects an expense, for signatories other than its submitter. */
export function ExpenseDecision({ expense: ref }: { expense: FragmentType<typeof ExpenseDecisionFragment> }) {
  const expense = useFragment(ExpenseDecisionFragment, ref);
  const [asking, { open, close }] = useDisclosure(false);
  const [decide, { loading, error }] = useDecideExpenseMutation({
    context: AS_PERSON,
    refetchQueries: EXPENSE_LISTS,
  });
  const isOpen = expense.status === 'PENDING' && !expense.isOwn && expense.viewerCanDecide;
  if (expense.status !== 'PENDING' && !asking) return null;
  if (expense.isOwn) {
    return (
      <Text size="sm" c="dimmed">
        {texts.own}
      </Text>
    );
  }
  if (!isOpen && !asking) return null;
  const { id, description, submitter, amount } = expense;
  const refusal = error && asking ? failureSentence(error, texts.decideFailed) : null;

  const approve = async () => {
    try {
      await decide({ variables: { id, approve: true } });
      void notify('success', texts.approved);
    } catch (failure) {
      notifyFailure(failure, texts.decideFailed);
    }
  };
  const reject = async (comment: string) => {
    const { data } = await decide({ variables: { id, approve: false, comment } }).catch(() => ({
      data: null,
    }));
    if (!data) return;
    close();
    void notify('info', texts.rejected);
  };

  return (
    <Group gap="sm">
      <Button
        variant="default"
        onClick={open}
        disabled={loading || !isOpen}
        aria-label={texts.rejectNamed(description)}
      >
        {texts.reject}
      </Button>
      <Button
        loading={loading && !asking}
        disabled={!isOpen}
        onClick={() => void approve()}
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-label={texts.approveNamed(description)}
      >
        {texts.approve}
      </Button>
      <ReasonDialog
        opened={asking}
        onClose={close}
        title={texts.rejectTitle}
        label={texts.reject}
        reasonLabel={texts.comment}
        suggested={texts.rejectedComment}
        keep={texts.keep}
        confirm={texts.reject}
        isReady={isOpen}
        loading={loading}
        failure={isOpen ? refusal : texts.decidedMeanwhile}
        onConfirm={(comment) => void reject(comment)}
      >
        <Text>{texts.rejectBody(submitter.name || submitter.email, formatMoney(amount))}</Text>
      </ReasonDialog>
    </Group>
  );
}
