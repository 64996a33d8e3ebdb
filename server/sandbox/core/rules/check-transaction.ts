import type { TransactionOutcome } from '../result/outcome.ts';
import { failedOutcome, feeBumpOutcome, plainOutcome, successOutcome } from '../result/outcomes.ts';
import { TX } from '../result/result-codes.ts';
import { SignatureChecker } from '../signature/signature-checker.ts';
import type { AccountReader } from '../state/account-reader.ts';
import type { LedgerContext } from '../state/ledger-context.ts';
import { type AnyTransaction, paidOperations, type Transaction } from '../transaction/transaction.ts';
import { checkFeeBump } from './check-fee-bump.ts';
import { checkOperation } from './check-operation.ts';
import { validateCommon } from './validate-common.ts';

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
