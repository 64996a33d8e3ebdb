import type { LedgerContext } from '../ledger-settings.ts';
import {
  failedOutcome,
  feeBumpOutcome,
  type OperationOutcome,
  plainOutcome,
  type TransactionOutcome,
} from '../result/outcomes.ts';
import { TX } from '../result/result-codes.ts';
import { preAuthKey } from '../signature/keys.ts';
import { SignatureChecker } from '../signature/signature-checker.ts';
import type { AccountChange } from '../state/account.ts';
import { AccountDraft } from '../state/account-table.ts';
import { operationSigned } from '../transaction/check-transaction.ts';
import type { AnyTransaction, Transaction } from '../transaction/transaction.ts';
import { validateCommon } from '../transaction/validate-common.ts';
import { applyOperations } from './apply-operations.ts';
import type { AppliedOperation, Charge } from './closed-ledger.ts';

/** Removes the signer that allowed exactly this transaction from an account, if present. */
export function removePreAuthSigner(accounts: AccountDraft, id: string, hash: string): void {
  const account = accounts.get(id);
  if (account === null || account.signers.length === 0) {
    return;
  }
  const key = preAuthKey(hash);
  const signers = account.signers.filter((signer) => signer.key !== key);
  if (signers.length < account.signers.length) {
    accounts.put({ ...account, signers });
  }
}

/** Removes it from every account that acts in the transaction, whatever the outcome. */
export function removePreAuthSigners(accounts: AccountDraft, transaction: Transaction): void {
  const sources = new Set([transaction.source, ...transaction.operations.map(({ source }) => source)]);
  for (const id of sources) {
    removePreAuthSigner(accounts, id, transaction.hash);
  }
}

export interface Application {
  readonly outcome: TransactionOutcome;
  /** Sequence number and one-time signers. */
  readonly changesBefore: readonly AccountChange[];
  readonly operations: readonly AppliedOperation[];
}

export interface ApplyCircumstances {
  readonly ledger: LedgerContext;
  readonly usedSequence: (account: string) => bigint | undefined;
}

/** Consumes the sequence number. */
function useSequence(draft: AccountDraft, { source, sequence }: Transaction, ledger: LedgerContext): void {
  const account = draft.get(source);
  if (account !== null) {
    const sequenceTime = Number(ledger.closeTime);
    draft.put({ ...account, sequence, sequenceLedger: ledger.sequence, sequenceTime });
  }
}

/** On the ledger every operation is checked, not only up to the first that lacks signatures. */
function unsignedOperations(
  transaction: Transaction,
  checker: SignatureChecker,
  draft: AccountDraft,
): Map<number, OperationOutcome> {
  const failures = new Map<number, OperationOutcome>();
  for (const [i, operation] of transaction.operations.entries()) {
    const failure = operationSigned(operation, checker, draft);
    if (failure !== null) {
      failures.set(i, failure);
    }
  }
  return failures;
}

/**
 * Checks validity again, at the exact close. Null: the operations may run. Consumes sequence number and one-time
 * signers in any case.
 */
function admit(
  transaction: Transaction,
  draft: AccountDraft,
  { ledger }: ApplyCircumstances,
  { fee, paysFee }: { fee: bigint; paysFee: boolean },
): TransactionOutcome | null {
  const checker = new SignatureChecker(transaction);
  const verdict = validateCommon(transaction, checker, {
    ledger,
    accounts: draft,
    lowerOffset: 0n,
    upperOffset: 0n,
    paysFee,
    applying: true,
    current: null,
    startingLedger: ledger.sequence,
  });
  if (verdict === null || verdict.usesSequence) {
    useSequence(draft, transaction, ledger);
  }
  const failures = verdict === null ? unsignedOperations(transaction, checker, draft) : new Map();
  removePreAuthSigners(draft, transaction);
  if (verdict !== null) {
    return plainOutcome(verdict.code, fee);
  }
  if (failures.size > 0) {
    return failedOutcome(transaction, fee, failures);
  }
  return checker.allUsed() ? null : plainOutcome(TX.badAuthExtra, fee);
}

function applyPlain(
  transaction: Transaction,
  accounts: AccountDraft,
  circumstances: ApplyCircumstances,
  charge: { fee: bigint; paysFee: boolean },
): Application {
  const { ledger, usedSequence } = circumstances;
  const draft = new AccountDraft(accounts, ledger.sequence);
  const refusal = admit(transaction, draft, circumstances, charge);
  const changesBefore = draft.changes();
  draft.commitTo(accounts);
  if (refusal !== null) {
    return { outcome: refusal, changesBefore, operations: [] };
  }
  const effects = new AccountDraft(accounts, ledger.sequence);
  const run = applyOperations(transaction.operations, effects, ledger, usedSequence);
  if (run.successful) {
    effects.commitTo(accounts);
  }
  const code = run.successful ? TX.success : TX.failed;
  const outcome = { code, feeCharged: charge.fee, operations: run.outcomes, inner: null };
  return { outcome, changesBefore, operations: run.applied };
}

/**
 * Runs a transaction whose fee is charged. A fee bump is not checked again: its signatures and funds counted on
 * submission.
 */
export function applyTransaction(
  transaction: AnyTransaction,
  accounts: AccountDraft,
  circumstances: ApplyCircumstances,
  { fee, innerFee }: Charge,
): Application {
  if (transaction.kind === 'transaction') {
    return applyPlain(transaction, accounts, circumstances, { fee, paysFee: true });
  }
  const draft = new AccountDraft(accounts, circumstances.ledger.sequence);
  removePreAuthSigner(draft, transaction.feeSource, transaction.hash);
  const changes = draft.changes();
  draft.commitTo(accounts);
  const inner = applyPlain(transaction.inner, accounts, circumstances, { fee: innerFee, paysFee: false });
  return {
    outcome: feeBumpOutcome(transaction.inner, inner.outcome, fee),
    changesBefore: [...changes, ...inner.changesBefore],
    operations: inner.operations,
  };
}
