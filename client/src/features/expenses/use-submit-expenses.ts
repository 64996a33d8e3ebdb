import { useState } from 'react';
import { useSubmitExpenseMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { expenseTexts } from '../../texts/expenses.ts';
import { notify } from '../../ui/notify.ts';
import { failureSentence } from '../revenue/tell-failure.ts';
import { type ExpenseDraft, toExpenseInput } from './expense-drafts.ts';
import { EXPENSE_LISTS } from './expense-lists.ts';
import { uploadReceipt } from './upload-receipt.ts';

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
