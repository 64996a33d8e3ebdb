import { rulesOf } from '../operations/rules-of.ts';
import type { OperationOutcome } from '../result/outcome.ts';
import { operationFailure, operationRefusal } from '../result/outcomes.ts';
import { OP } from '../result/result-codes.ts';
import type { SignatureChecker } from '../signature/signature-checker.ts';
import type { AccountReader } from '../state/account-reader.ts';
import type { LedgerContext } from '../state/ledger-context.ts';
import type { Operation } from '../transaction/transaction.ts';
import { absentAccountSigned, accountSigned } from './authorise.ts';

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
