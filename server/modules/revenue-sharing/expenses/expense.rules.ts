import { isPrintableLine, isPrintableText } from '../../../lib/language/printable.ts';
import { EXPENSE_LIMITS } from '../../../lib/limits/text-limits.ts';
import {
  type Amount,
  convert,
  isProviderCurrency,
  MoneyRefused,
  type RateTable,
  type TicketCurrency,
} from '../../../lib/money/index.ts';
import { type Actor, isSignedIn } from '../../../platform/access/actor.ts';
import { BadInput, Failure, type FieldFault } from '../../../platform/failures.ts';
import { keyFaults } from '../../../platform/idempotency/keyed-call.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { ExpenseCategory, ExpenseStatus } from '../../../platform/vocabulary.ts';
import { mayApprove } from '../contracts/contract.policy.ts';
import type { ContractRecord } from '../contracts/contract.record.ts';
import { positiveAmount } from '../entered-amount.rules.ts';
import type { ExpenseCurrency, ExpenseRecord } from './expense.record.ts';

export class OwnExpense extends Failure {
  constructor() {
    super('OWN_EXPENSE', 'forbidden', 'You cannot decide on your own expense.');
  }
}

export class AlreadyDecided extends Failure {
  constructor(status: string) {
    super('ALREADY_DECIDED', 'conflict', `This expense is already ${status}.`, { status });
  }
}

export class ContractWithdrawn extends Failure {
  constructor() {
    super('CONTRACT_WITHDRAWN', 'conflict', 'This contract was withdrawn, so it bears no expenses.');
  }
}

/** At the current rate the ledger cannot pay it: it is less than the smallest unit, or more than the maximum. */
export class NotPayable extends Failure {
  constructor() {
    super('NOT_PAYABLE', 'unprocessable', 'At the rate of now this amount cannot be paid on the ledger.');
  }
}

/** A scheme followed by something, or a host without a scheme. */
const LINK_LIKE = /^([a-z][a-z0-9+.-]*:\S|\/\/|\\\\)|:\/\//i;

/** The specification's comment for an expense that was rejected without a reason. */
const REJECTED = 'Rejected by signatory';

/** Allowed state changes of an expense; a decision is final. */
const NEXT: Record<ExpenseStatus, readonly ExpenseStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};

export function mayBecome(from: ExpenseStatus, to: ExpenseStatus): boolean {
  return NEXT[from].includes(to);
}

/** The unchecked form. */
export interface ExpenseForm {
  contractId: string;
  category: ExpenseCategory;
  description: string;
  amount: string;
  currency: TicketCurrency;
  receiptLink?: string | null;
  receiptId?: string | null;
}

/** The checked form. */
export interface ExpenseRequest {
  contractId: string;
  category: ExpenseCategory;
  description: string;
  amount: Amount<ExpenseCurrency>;
  receiptLink: string | null;
  receiptId: string | null;
  idempotencyKey: string | null;
}

/** @throws BadInput naming everything that is wrong */
export function checkedExpense(form: ExpenseForm, idempotencyKey: string | null): ExpenseRequest {
  const description = form.description.trim();
  const given = form.receiptLink?.trim() || null;
  const receiptLink = given === null ? null : keptLink(given);
  const receiptId = form.receiptId || null;
  const faults = [
    ...descriptionFaults(description),
    ...(receiptLink === undefined ? [BAD_LINK] : []),
    ...(receiptId === null || isUuid(receiptId) ? [] : [UNKNOWN_RECEIPT]),
    ...keyFaults(idempotencyKey),
  ];
  const { currency } = form;
  if (isProviderCurrency(currency)) throw new BadInput([...faults, OTHER_CURRENCY]);
  const amount = positiveAmount(form.amount, currency, faults);
  if (faults.length > 0 || amount === undefined || receiptLink === undefined) throw new BadInput(faults);
  const { contractId, category } = form;
  return { contractId, category, description, amount, receiptLink, receiptId, idempotencyKey };
}

/** The receipt does not exist, is another person's, or belongs to another expense. */
export const UNKNOWN_RECEIPT: FieldFault = {
  field: 'receiptId',
  code: 'RECEIPT_UNKNOWN',
  message: 'This receipt was not found. Please upload it again.',
};

function descriptionFaults(text: string): FieldFault[] {
  if (text.length >= 1 && text.length <= EXPENSE_LIMITS.description && isPrintableText(text)) return [];
  return [
    {
      field: 'description',
      code: 'LENGTH',
      min: 1,
      max: EXPENSE_LIMITS.description,
      message: 'A description of at most 1,000 characters is needed.',
    },
  ];
}

/** Expenses are owed in XLM, so their currency has a rate. */
const OTHER_CURRENCY: FieldFault = {
  field: 'currency',
  code: 'CURRENCY',
  message: 'An expense is in USD, XLM or KES.',
};

const BAD_LINK: FieldFault = {
  field: 'receiptLink',
  code: 'RECEIPT_LINK',
  max: EXPENSE_LIMITS.link,
  message: 'A receipt is a web address (http or https) or a reference of at most 2,000 characters.',
};

/**
 * Checks a reference. Plain words are kept as they are. Everything that looks like a link is parsed: a web address with
 * a host, and without a name and password that would disguise it.
 * @returns the link in the form in which it is opened; undefined for a refused one
 */
function keptLink(given: string): string | undefined {
  if (given.length > EXPENSE_LIMITS.link || !isPrintableLine(given)) return undefined;
  if (!LINK_LIKE.test(given)) return given;
  if (!URL.canParse(given)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(given);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname !== '';
  return isWeb && username === '' && password === '' && href.length <= EXPENSE_LIMITS.link ? href : undefined;
}

/** Two calls with one key are the same call when these are equal. */
export function expenseTerms({ amount, ...request }: ExpenseRequest): (string | null)[] {
  const { contractId, category, description, receiptLink, receiptId } = request;
  const ids = { contract: contractId.toLowerCase(), receipt: receiptId?.toLowerCase() ?? null };
  const price = [String(amount.units), amount.currency];
  return [ids.contract, category, description, ...price, receiptLink, ids.receipt];
}

/**
 * Returns what is owed for an amount at the current rates, rounded half up to a stroop, so that submitters lose nothing
 * on average.
 * @throws NotPayable when that is zero, or more than an amount can be
 */
export function owedFor(amount: Amount, rates: RateTable): Amount<'XLM'> {
  try {
    const owed = convert(amount, 'XLM', 'half_up', rates);
    if (owed.units > 0n) return owed;
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
  }
  throw new NotPayable();
}

/** @throws BadInput for a comment that is too long */
export function checkedComment(text: string | null, approve: boolean): string | null {
  const comment = text?.trim() || null;
  if (comment !== null && (comment.length > EXPENSE_LIMITS.comment || !isPrintableText(comment))) {
    throw new BadInput([
      {
        field: 'comment',
        code: 'TOO_LONG',
        max: EXPENSE_LIMITS.comment,
        message: 'A comment has at most 1,000 characters.',
      },
    ]);
  }
  return comment ?? (approve ? null : REJECTED);
}

export function isOwnExpense(actor: Actor, { submittedBy }: Pick<ExpenseRecord, 'submittedBy'>): boolean {
  return isSignedIn(actor) && actor.userId === submittedBy;
}

/** Another signatory of the contract decides: never the submitter, whatever their other roles. */
export function mayDecideExpense(
  actor: Actor,
  expense: Pick<ExpenseRecord, 'submittedBy' | 'status'>,
  contract: Pick<ContractRecord, 'signatories' | 'state'>,
): boolean {
  return (
    mayApprove(actor, contract) &&
    !isOwnExpense(actor, expense) &&
    contract.state !== 'withdrawn' &&
    mayBecome(expense.status, 'approved')
  );
}
