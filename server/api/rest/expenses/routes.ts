import type { RestExpenseFactsFragment } from '../operations.gen.ts';
import { type RestRequest, type Route, route } from '../route.ts';
import { decimal, exact, listed, required, upperCase } from '../wire.ts';

/** The receipt has the form that the documented clients show: the link or the reference, else the file's URL. */
function expense(given: RestExpenseFactsFragment): object {
  const { receipt } = given;
  return {
    id: given.id,
    contract_id: given.contract?.id,
    contract: { name: given.contractName, event: { name: given.eventName } },
    category: given.category.toLowerCase(),
    description: given.description,
    amount: exact(given.amount.amount),
    currency: given.amount.currency,
    owed: given.owed === null ? null : exact(given.owed.amount),
    receipt: given.receiptLink ?? receipt?.url ?? null,
    receipt_file: receipt
      ? {
          id: receipt.id,
          file_name: receipt.fileName,
          media_type: receipt.mediaType,
          size: receipt.size,
          url: receipt.url,
        }
      : null,
    status: given.status.toLowerCase(),
    comment: given.comment,
    submitter: given.submitter,
    created_at: given.createdAt,
    decided_at: given.decidedAt,
    decided_by: given.decidedBy,
    paid: given.paid,
    paid_round_id: given.paidRound?.id ?? null,
    is_own: given.isOwn,
    can_decide: given.viewerCanDecide,
  };
}

function submitted({ body, faults }: RestRequest): object {
  required(faults, body, [
    ['contract_id', 'Please choose a contract.'],
    ['category', 'Please choose a category.'],
    ['description', 'Please give a description.'],
    ['amount', 'Please give an amount.'],
  ]);
  return {
    contractId: body.contract_id,
    category: upperCase(body.category),
    description: body.description,
    amount: decimal(body.amount),
    currency: upperCase(body.currency ?? 'USD'),
    receiptLink: body.receipt ?? null,
    receiptId: body.receipt_id ?? null,
  };
}

function decision({ body, faults }: RestRequest): { id: unknown; approve: boolean; comment: unknown } {
  const { expense_id: id, status, comment } = body;
  required(faults, body, [['expense_id', 'Please choose an expense.']]);
  if (status !== 'approved' && status !== 'rejected') {
    faults.push({ field: 'status', message: 'An expense becomes approved or rejected.' });
  }
  return { id, approve: status === 'approved', comment: comment ?? null };
}

export const expenseRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/expenses',
    operation: 'RestExpenses',
    variables: (request) => {
      const { first, after } = listed(request);
      required(request.faults, request.query, [['contract_id', 'Please choose a contract.']]);
      const { contract_id: contractId, status } = request.query;
      return { contractId, status: upperCase(status ?? null), first, after };
    },
    body: ({ expenses }) => expenses.nodes.map(expense),
  }),
  route({
    method: 'GET',
    path: '/api/expenses/pending',
    operation: 'RestPendingExpenses',
    variables: (request) => {
      const { first, after } = listed(request);
      return { contractId: request.query.contract_id || null, first, after };
    },
    body: ({ pendingExpenses }) => pendingExpenses.nodes.map(expense),
  }),
  route({
    method: 'POST',
    path: '/api/expenses/submit',
    status: 201,
    names: [[/^receiptLink$/, 'receipt']],
    operation: 'RestSubmitExpense',
    variables: (request) => ({
      input: { ...submitted(request), idempotencyKey: request.headers['idempotency-key'] ?? null },
    }),
    body: ({ submitExpense: { expense: given } }) => ({
      expense: expense(given),
      ...expense(given),
      message: 'Expense submitted successfully!',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/expenses/approve',
    names: [[/^id$/, 'expense_id']],
    operation: 'RestDecideExpense',
    variables: decision,
    body: ({ decideExpense: { expense: given } }) => ({ expense: expense(given), ...expense(given) }),
  }),
];
