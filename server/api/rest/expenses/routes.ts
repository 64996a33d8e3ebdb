import { nullable, text } from '../../openapi/manual.ts';
import { computed } from '../answer.ts';
import type { OwnVariable } from '../arguments.ts';
import type { RestExpenseFragment } from '../operations.gen.ts';
import { type Route, section } from '../route.ts';

/** The receipt has the form that the documented clients show: the link or the reference, else the file's URL. */
const EXPENSE = {
  'Expense.receipt': computed(
    nullable(text('Link or reference of the receipt or, without one, the URL of its file.')),
    ({ receiptLink, receipt }: RestExpenseFragment) => receiptLink ?? receipt?.url ?? null,
  ),
};

const DECISION: OwnVariable = {
  fields: { status: { type: 'string', enum: ['approved', 'rejected'], description: 'Decision.' } },
  read({ body: { status }, faults }) {
    if (status !== 'approved' && status !== 'rejected')
      faults.push({ field: 'status', message: 'An expense becomes approved or rejected.' });
    return status === 'approved';
  },
};

const { get, post } = section('Revenue', EXPENSE);

export const expenseRoutes: Route[] = [
  get('/api/expenses', 'RestExpenses', {
    summary: 'Lists the expenses of a contract',
    note: 'Newest first. The response body is a plain array.',
    answers: 'Expense',
    bare: true,
  }),
  get('/api/expenses/pending', 'RestPendingExpenses', {
    summary: 'Lists expenses that await a decision',
    note: 'The response body is a plain array.',
    answers: 'Expense',
    bare: true,
  }),
  post('/api/expenses/submit', 'RestSubmitExpense', {
    summary: 'Submits an expense',
    answers: 'ExpenseSubmitted',
    status: 201,
    message: 'Expense submitted successfully!',
  }),
  post('/api/expenses/approve', 'RestDecideExpense', {
    summary: 'Approves or rejects an expense',
    note: 'Not available to the submitter of the expense.',
    answers: 'ExpenseDecided',
    values: { approve: DECISION },
  }),
];
