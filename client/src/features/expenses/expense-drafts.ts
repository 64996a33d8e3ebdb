import type { Currency, ExpenseCategory, SubmitExpenseInput } from '../../gql/graphql.ts';
import { newIdempotencyKey } from '../purchases/new-idempotency-key.ts';

/** An expense as its row of the form holds it. */
export interface ExpenseDraft {
  /** Names the row for as long as it stands, and the wish: sent again after a lost answer, it is one expense. */
  key: string;
  category: ExpenseCategory;
  description: string;
  amount: string;
  currency: Currency;
  receiptLink: string;
  file: File | null;
  /** Of the file that was taken already, so that another try does not send it again. */
  receiptId: string | null;
  /** Why the last try was refused. */
  failure: string | null;
}

export const CURRENCIES: Currency[] = ['USD', 'XLM', 'KES'];

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

/** The row as the API takes it. */
export const toExpenseInput = (draft: ExpenseDraft, contractId: string): SubmitExpenseInput => ({
  contractId,
  category: draft.category,
  description: draft.description.trim(),
  amount: draft.amount.trim(),
  currency: draft.currency,
  receiptLink: draft.file ? null : draft.receiptLink.trim() || null,
  receiptId: draft.receiptId,
});
