import type { ExpenseCategory } from '../gql/graphql.ts';
import { inStaffLanguage } from '../language/in-staff-language.ts';

const categories: Record<ExpenseCategory, string> = {
  VENUE: 'Venue',
  MARKETING: 'Marketing',
  EQUIPMENT: 'Equipment',
  CATERING: 'Catering',
  SECURITY: 'Security',
  TRANSPORT: 'Transport',
  OTHER: 'Other',
};

/** Sentences about the expenses of a contract. */
export const expenseTexts = inStaffLanguage('expenseTexts', {
  submitted: 'Expense submitted successfully!',
  submitFailed: (reason: string) => `Failed to submit expense: ${reason}`,
  rejectedComment: 'Rejected by signatory',
  own: 'Waiting for other signatories to approve',
  none: 'No expenses submitted yet',
  noneBody: 'Record the costs of an event here. Approved expenses are paid before revenue is shared.',
  noData: 'No expenses data received',
  list: 'Expenses',
  loading: 'Loading expenses',
  pending: 'Pending expenses',
  noPending: 'No pending expenses',
  noPendingBody: 'Expenses that wait for a signatory appear here.',
  categories,
  approve: 'Approve',
  approveNamed: (what: string) => `Approve ${what}`,
  reject: 'Reject',
  rejectNamed: (what: string) => `Reject ${what}`,
  rejectTitle: 'Reject this expense?',
  rejectBody: (who: string, amount: string) =>
    `The ${amount} that ${who} spent will not be paid from this contract.`,
  comment: 'Comment',
  keep: 'Keep it',
  approved: 'Expense approved successfully!',
  rejected: 'Expense rejected',
  decidedMeanwhile: 'This expense has been decided meanwhile.',
  decideFailed: (reason: string) => `Failed to decide: ${reason}`,
  owes: (amount: string) => `${amount} owed since the approval`,
  paid: 'Paid',
  by: 'by',
  receiptOpen: 'Open receipt',
  receiptFailed: 'The receipt could not be downloaded.',
  more: 'Load more',
});

/** Sentences of the form that submits expenses. */
export const expenseFormTexts = inStaffLanguage('expenseFormTexts', {
  title: 'Submit Expenses',
  lead: 'One row for each expense. Another signatory approves it, and the next round pays it.',
  contract: 'Contract',
  choose: 'Choose a contract',
  row: (number: number) => `Expense ${number}`,
  remove: (number: number) => `Remove expense ${number}`,
  category: 'Category',
  description: 'Description',
  amount: 'Amount',
  currency: 'Currency',
  receiptLink: 'Receipt (link or reference)',
  file: 'Receipt as a file',
  fileHint: 'PNG, JPEG, WebP or PDF, at most 5 MB',
  fileTooBig: 'The file is larger than 5 MB',
  dropFile: 'Remove file',
  add: 'Add Row',
  addExpense: 'Add Expense',
  submit: 'Submit Expenses',
  none: 'There is no contract to which you can submit expenses',
  noneBody: 'The organiser and the signatories of a contract can submit expenses.',
});
