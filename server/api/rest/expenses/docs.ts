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
  contract_id: id('ID of the contract.'),
  contract: shape('ExpenseContract', {
    name: 'Expense.contractName',
    event: shape('ExpenseEvent', { name: 'Expense.eventName' }),
  }),
  category: 'Expense.category',
  description: 'Expense.description',
  amount: {
    type: ['number', 'string'],
    description: 'Amount in `currency`: a number if that is exact, otherwise a string.',
  },
  currency: 'Money.currency',
  owed: {
    type: ['number', 'string', 'null'],
    description: 'Amount owed in XLM, set on approval: a number if that is exact, otherwise a string.',
  },
  receipt: nullable(text('Link or reference of the receipt or, without one, the URL of its file.')),
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
  paid_round_id: nullable(id('ID of the round that paid the expense.')),
  is_own: 'Expense.isOwn',
  can_decide: 'Expense.viewerCanDecide',
};
const EXPENSE = shape('Expense', EXPENSE_FIELDS);

export const expenseManual = {
  RestExpenses: {
    tag,
    summary: 'Lists the expenses of a contract',
    note: 'Newest first. The response body is a plain array.',
    query: { ...PAGED, contract_id: text('ID of the contract.'), status: maybe('Query.expenses.status') },
    answers: list(EXPENSE),
  },
  RestPendingExpenses: {
    tag,
    summary: 'Lists expenses that await a decision',
    note: 'The response body is a plain array.',
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
      amount: { type: ['number', 'string'], description: 'Amount in `currency`.' },
      currency: maybe('SubmitExpenseInput.currency'),
      receipt: maybe('SubmitExpenseInput.receiptLink'),
      receipt_id: maybe('SubmitExpenseInput.receiptId'),
    },
    answers: shape('ExpenseSubmitted', { expense: EXPENSE, ...EXPENSE_FIELDS, message: SENTENCE }),
  },
  RestDecideExpense: {
    tag,
    summary: 'Approves or rejects an expense',
    note: 'Not available to the submitter of the expense.',
    sends: {
      expense_id: id('ID of the expense.'),
      status: { type: 'string', enum: ['approved', 'rejected'], description: 'Decision.' },
      comment: maybe('DecideExpenseInput.comment'),
    },
    answers: shape('ExpenseDecided', { expense: EXPENSE, ...EXPENSE_FIELDS }),
  },
} satisfies Record<string, Manual>;
