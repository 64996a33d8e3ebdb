import { INT64_MAX, type LedgerContext } from '../ledger-settings.ts';
import { rulesOf } from '../operations/rules-of.ts';
import {
  failedOutcome,
  feeBumpOutcome,
  type OperationOutcome,
  operationFailure,
  operationRefusal,
  plainOutcome,
  successOutcome,
  type TransactionOutcome,
} from '../result/outcomes.ts';
import { OP, TX } from '../result/result-codes.ts';
import { SignatureChecker } from '../signature/signature-checker.ts';
import { type AccountReader, available } from '../state/account.ts';
import {
  type AnyTransaction,
  type FeeBump,
  type Operation,
  paidOperations,
  type Transaction,
} from './transaction.ts';
import { absentAccountSigned, accountSigned, validateCommon } from './validate-common.ts';

/**
 * Checks the signatures of the operation's source. A missing source must have signed with its own key: an earlier
 * operation may create it. Whether one does is not checked.
 */
export function operationSigned(
  operation: Operation,
  checker: SignatureChecker,
  accounts: AccountReader,
): OperationOutcome | null {
  const account = accounts.get(operation.source);
  // Unsupported operations need the level that most of the supported ones need.
  const level = rulesOf(operation.body)?.level ?? 'medium';
  if (account !== null) {
    return accountSigned(checker, account, level) ? null : operationFailure(operation, OP.badAuth);
  }
  if (!operation.hasOwnSource) {
    return operationFailure(operation, OP.noAccount);
  }
  return absentAccountSigned(checker, operation.source) ? null : operationFailure(operation, OP.badAuth);
}

/** Validates an operation before it is on the ledger. Null: it is valid. */
export function checkOperation(
  operation: Operation,
  checker: SignatureChecker,
  accounts: AccountReader,
  ledger: LedgerContext,
): OperationOutcome | null {
  const rules = rulesOf(operation.body);
  if (rules === null) {
    return operationFailure(operation, OP.notSupported);
  }
  const unsigned = operationSigned(operation, checker, accounts);
  if (unsigned !== null) {
    return unsigned;
  }
  const inner = rules.check(operation.source, ledger);
  return inner === null ? null : operationRefusal(operation, inner);
}

/** The outer bid must be at least the inner one, per operation; a refusal contains the sufficient fee. */
function checkRate({ fee, inner }: FeeBump, { baseFee }: LedgerContext, minimum: bigint): bigint | null {
  const innerMinimum = baseFee * BigInt(Math.max(1, inner.operations.length));
  const wanted = inner.fee * minimum;
  if (fee * innerMinimum >= wanted) {
    return null;
  }
  const needed = (wanted + innerMinimum - 1n) / innerMinimum;
  return needed > INT64_MAX ? INT64_MAX : needed;
}

/** Validates the envelope around the inner transaction; null: it is valid. */
export function checkFeeBump(
  bump: FeeBump,
  { ledger, accounts }: { ledger: LedgerContext; accounts: AccountReader },
): TransactionOutcome | null {
  const minimum = ledger.baseFee * BigInt(bump.inner.operations.length + 1);
  if (bump.fee < minimum) {
    return plainOutcome(TX.insufficientFee, minimum);
  }
  const needed = checkRate(bump, ledger, minimum);
  if (needed !== null) {
    return plainOutcome(TX.insufficientFee, needed);
  }
  const account = accounts.get(bump.feeSource);
  if (account === null) {
    return plainOutcome(TX.noAccount, minimum);
  }
  const checker = new SignatureChecker(bump);
  if (!accountSigned(checker, account, 'low')) {
    return plainOutcome(TX.badAuth, minimum);
  }
  if (available(account, ledger) < bump.fee) {
    return plainOutcome(TX.insufficientBalance, minimum);
  }
  return checker.allUsed() ? null : plainOutcome(TX.badAuthExtra, minimum);
}

export interface CheckCircumstances {
  readonly ledger: LedgerContext;
  readonly accounts: AccountReader;
  readonly lowerOffset: bigint;
  readonly upperOffset: bigint;
  readonly current: bigint | null;
  readonly startingLedger: number;
}

/** Minimum fee of a transaction, which a refusal contains though nothing is charged. */
export function minimumFee(transaction: AnyTransaction, { baseFee }: LedgerContext): bigint {
  return baseFee * BigInt(Math.max(1, paidOperations(transaction)));
}

function checkPlain(
  transaction: Transaction,
  circumstances: CheckCircumstances,
  paysFee: boolean,
): TransactionOutcome {
  const { ledger, accounts } = circumstances;
  const fee = paysFee ? minimumFee(transaction, ledger) : 0n;
  const checker = new SignatureChecker(transaction);
  const verdict = validateCommon(transaction, checker, { ...circumstances, paysFee, applying: false });
  if (verdict !== null) {
    return plainOutcome(verdict.code, fee);
  }
  for (const [i, operation] of transaction.operations.entries()) {
    const failure = checkOperation(operation, checker, accounts, ledger);
    if (failure !== null) {
      return failedOutcome(transaction, fee, new Map([[i, failure]]));
    }
  }
  return checker.allUsed() ? successOutcome(transaction, fee) : plainOutcome(TX.badAuthExtra, fee);
}

/** Validates a transaction before it is on the ledger: returns the first fault, or success. Charges nothing. */
export function checkTransaction(
  transaction: AnyTransaction,
  circumstances: CheckCircumstances,
): TransactionOutcome {
  if (transaction.kind === 'transaction') {
    return checkPlain(transaction, circumstances, true);
  }
  const fault = checkFeeBump(transaction, circumstances);
  if (fault !== null) {
    return fault;
  }
  const inner = checkPlain(transaction.inner, circumstances, false);
  return feeBumpOutcome(transaction.inner, inner, minimumFee(transaction, circumstances.ledger));
}

export function passes({ code }: TransactionOutcome): boolean {
  return code === TX.success || code === TX.feeBumpInnerSuccess;
}
