import {
  id,
  list,
  type Manual,
  maybe,
  nullable,
  PAGED,
  SENTENCE,
  shape,
  text,
} from '../../openapi/manual.ts';

const tag = 'Revenue';

const PERSON = shape('ExpensePerson', {
  id: 'ExpensePerson.id',
  name: 'ExpensePerson.name',
  email: 'ExpensePerson.email',
});
const EXPENSE_FIELDS = {
  id: 'Expense.id',
  contract_id: id('The contract that it belongs to.'),
  contract: shape('ExpenseContract', {
    name: 'Expense.contractName',
    event: shape('ExpenseEvent', { name: 'Expense.eventName' }),
  }),
  category: 'Expense.category',
  description: 'Expense.description',
  amount: {
    type: ['number', 'string'],
    description: 'In its currency: a number where that is exact, else text.',
  },
  currency: 'Money.currency',
  owed: {
    type: ['number', 'string', 'null'],
    description: 'In XLM, set when it is approved: a number where that is exact, else text.',
  },
  receipt: nullable(text('The link or the reference, else where the file is.')),
  receipt_file: nullable(
    shape('ReceiptFile', {
      id: 'ReceiptFile.id',
      file_name: 'ReceiptFile.fileName',
      media_type: 'ReceiptFile.mediaType',
      size: 'ReceiptFile.size',
      url: 'ReceiptFile.url',
    }),
  ),
  status: 'Expense.status',
  comment: 'Expense.comment',
  submitter: PERSON,
  created_at: 'Expense.createdAt',
  decided_at: 'Expense.decidedAt',
  decided_by: nullable(PERSON),
  paid: 'Expense.paid',
  paid_round_id: nullable(id('The release that paid it.')),
  is_own: 'Expense.isOwn',
  can_decide: 'Expense.viewerCanDecide',
};
const EXPENSE = shape('Expense', EXPENSE_FIELDS);

export const expenseManual = {
  RestExpenses: {
    tag,
    summary: 'The expenses of a contract',
    note: 'A bare list, the newest first.',
    query: { ...PAGED, contract_id: text('The contract’s id.'), status: maybe('Query.expenses.status') },
    answers: list(EXPENSE),
  },
  RestPendingExpenses: {
    tag,
    summary: 'Expenses that wait for a decision',
    note: 'A bare list.',
    query: { ...PAGED, contract_id: maybe('Query.pendingExpenses.contractId') },
    answers: list(EXPENSE),
  },
  RestSubmitExpense: {
    tag,
    summary: 'Submits an expense',
    sends: {
      contract_id: 'SubmitExpenseInput.contractId',
      category: 'SubmitExpenseInput.category',
      description: 'SubmitExpenseInput.description',
      amount: { type: ['number', 'string'], description: 'In its currency.' },
      currency: maybe('SubmitExpenseInput.currency'),
      receipt: maybe('SubmitExpenseInput.receiptLink'),
      receipt_id: maybe('SubmitExpenseInput.receiptId'),
    },
    answers: shape('ExpenseSubmitted', { expense: EXPENSE, ...EXPENSE_FIELDS, message: SENTENCE }),
  },
  RestDecideExpense: {
    tag,
    summary: 'Approves or rejects an expense',
    note: 'Never by whoever submitted it.',
    sends: {
      expense_id: id('The expense’s.'),
      status: { type: 'string', enum: ['approved', 'rejected'], description: 'What it becomes.' },
      comment: maybe('DecideExpenseInput.comment'),
    },
    answers: shape('ExpenseDecided', { expense: EXPENSE, ...EXPENSE_FIELDS }),
  },
} satisfies Record<string, Manual>;
