import { newIdempotencyKey } from '../../apollo/use-attempt.ts';
import type { Currency, ExpenseCategory, SubmitExpenseInput } from '../../gql/graphql.ts';

/** Form values of an expense. */
export interface ExpenseDraft {
  /** Stable key of the row, also its idempotency key: a retry after a lost answer adds no second expense. */
  key: string;
  category: ExpenseCategory;
  description: string;
  amount: string;
  currency: Currency;
  receiptLink: string;
  file: File | null;
  /** Id of the uploaded file, so that a retry does not upload it again. */
  receiptId: string | null;
  /** Reason of the last refusal. */
  failure: string | null;
}

/** An empty row. */
export const newExpenseDraft = (): ExpenseDraft => ({
  key: newIdempotencyKey(),
  category: 'VENUE',
  description: '',
  amount: '',
  currency: 'USD',
  receiptLink: '',
  file: null,
  receiptId: null,
  failure: null,
});

/** Converts the row to the API's input. */
export const toExpenseInput = (draft: ExpenseDraft, contractId: string): SubmitExpenseInput => ({
  contractId,
  category: draft.category,
  description: draft.description.trim(),
  amount: draft.amount.trim(),
  currency: draft.currency,
  receiptLink: draft.file ? null : draft.receiptLink.trim() || null,
  receiptId: draft.receiptId,
});
