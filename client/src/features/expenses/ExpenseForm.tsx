import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSubmitExpenseMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { expenseTexts, expenseFormTexts as texts } from '../../messages/expenses.ts';
import { notify } from '../../ui/notify.ts';
import { failureSentence } from '../revenue/notify-failure.ts';
import { ExpenseFields } from './ExpenseFields.tsx';
import { type ExpenseDraft, newExpenseDraft, toExpenseInput } from './expense-drafts.ts';
import { uploadReceipt } from './upload-receipt.ts';
import { EXPENSE_LISTS } from './use-live-expenses.ts';

graphql(`
  mutation SubmitExpense($input: SubmitExpenseInput!) {
    submitExpense(input: $input) {
      expense {
        id
        ...ExpenseRow_expense
      }
    }
  }
`);

interface Submission {
  /** Sends one request per row. Returns the refused rows, each with the reason. */
  submit: (contractId: string, drafts: readonly ExpenseDraft[]) => Promise<ExpenseDraft[]>;
  busy: boolean;
}

/** Submits rows one after the other, each with its receipt. */
export function useSubmitExpenses(): Submission {
  const [busy, setBusy] = useState(false);
  const [send, { client }] = useSubmitExpenseMutation();

  const sendOne = async (contractId: string, draft: ExpenseDraft): Promise<ExpenseDraft | null> => {
    let current: ExpenseDraft = { ...draft, failure: null };
    if (current.file && !current.receiptId) {
      const uploaded = await uploadReceipt(current.file);
      if ('failure' in uploaded) return { ...current, failure: uploaded.failure };
      current = { ...current, receiptId: uploaded.receiptId };
    }
    try {
      const input = toExpenseInput(current, contractId);
      await send({ variables: { input: { ...input, idempotencyKey: current.key } } });
      return null;
    } catch (failure) {
      return { ...current, failure: failureSentence(failure, expenseTexts.submitFailed) };
    }
  };

  const submit: Submission['submit'] = async (contractId, drafts) => {
    setBusy(true);
    const left: ExpenseDraft[] = [];
    for (const draft of drafts) {
      const refused = await sendOne(contractId, draft);
      if (refused) left.push(refused);
    }
    setBusy(false);
    const refusal = left[0]?.failure;
    if (left.length < drafts.length) {
      void notify('success', expenseTexts.submitted);
      void client.refetchQueries({ include: EXPENSE_LISTS }).catch(() => undefined);
    }
    if (refusal) void notify('error', refusal);
    return left;
  };
  return { submit, busy };
}

interface ExpenseFormProps {
  /** Contracts to choose from; a single one is preselected. */
  contracts: { value: string; label: string }[];
  /** Hides the choice on a contract's own page. */
  isNamed?: boolean;
  /** Runs when every row was accepted. */
  onDone?: () => void;
}

/** Form for expenses of one contract, one row each; accepted rows are removed, refused rows stay with the reason. */
export function ExpenseForm({ contracts, isNamed = false, onDone }: ExpenseFormProps) {
  const only = contracts.length === 1 ? contracts[0] : undefined;
  const [chosen, setChosen] = useState('');
  const [drafts, setDrafts] = useState<ExpenseDraft[]>(() => [newExpenseDraft()]);
  const { submit, busy } = useSubmitExpenses();
  const contractId = only?.value ?? chosen;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const left = await submit(contractId, drafts);
    setDrafts(left.length > 0 ? left : [newExpenseDraft()]);
    if (left.length === 0) onDone?.();
  };
  const change = (next: ExpenseDraft) =>
    setDrafts((before) => before.map((one) => (one.key === next.key ? next : one)));

  return (
    <form onSubmit={send} aria-label={texts.title}>
      <Stack gap="md">
        {!isNamed && (
          <NativeSelect
            label={texts.contract}
            value={contractId}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={only ? contracts : [{ value: '', label: texts.choose }, ...contracts]}
            required
            withAsterisk={false}
          />
        )}
        {drafts.map((draft, index) => (
          <ExpenseFields
            key={draft.key}
            number={index + 1}
            draft={draft}
            onChange={change}
            onRemove={
              drafts.length > 1
                ? () => setDrafts((before) => before.filter((one) => one.key !== draft.key))
                : undefined
            }
          />
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setDrafts((before) => [...before, newExpenseDraft()])}
          >
            {texts.add}
          </Button>
          <Button type="submit" loading={busy}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
