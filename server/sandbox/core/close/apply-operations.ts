import type { LedgerContext } from '../ledger-settings.ts';
import type { ApplyAnswer, ApplyContext } from '../operations/operation-rules.ts';
import { rulesOf } from '../operations/rules-of.ts';
import {
  type OperationOutcome,
  operationFailure,
  operationRefusal,
  operationSuccess,
} from '../result/outcomes.ts';
import { OP } from '../result/result-codes.ts';
import { AccountDraft } from '../state/account-table.ts';
import type { Operation } from '../transaction/transaction.ts';
import type { AppliedOperation } from './closed-ledger.ts';
import { factsOf } from './operation-facts.ts';

export interface OperationsRun {
  readonly outcomes: readonly OperationOutcome[];
  readonly successful: boolean;
  readonly applied: readonly AppliedOperation[];
}

function outcomeOf(operation: Operation, answer: ApplyAnswer): OperationOutcome {
  if (!('refused' in answer)) {
    return { ...operationSuccess(operation), merged: answer.merged ?? 0n };
  }
  const { code, inner } = answer.refused;
  return code === undefined ? operationRefusal(operation, inner ?? 0) : operationFailure(operation, code);
}

function runOne(operation: Operation, context: ApplyContext): OperationOutcome {
  const rules = rulesOf(operation.body);
  if (rules === null) {
    return operationFailure(operation, OP.notSupported);
  }
  // An earlier operation may have merged it.
  if (context.accounts.get(operation.source) === null) {
    return operationFailure(operation, OP.noAccount);
  }
  const inner = rules.check(operation.source, context.ledger);
  return inner === null ? outcomeOf(operation, rules.apply(context)) : operationRefusal(operation, inner);
}

export function succeeded({ code, inner }: OperationOutcome): boolean {
  return code === OP.inner && inner === 0;
}

/**
 * Runs every operation in order, also after one failed: each has its own result. A failed one leaves no changes for
 * those after it. The caller, who owns the draft, decides whether the whole counts.
 */
export function applyOperations(
  operations: readonly Operation[],
  draft: AccountDraft,
  ledger: LedgerContext,
  usedSequence: ApplyContext['usedSequence'],
): OperationsRun {
  const outcomes: OperationOutcome[] = [];
  const applied: AppliedOperation[] = [];
  let successful = true;
  for (const operation of operations) {
    const accounts = new AccountDraft(draft, ledger.sequence);
    const outcome = runOne(operation, { ledger, accounts, source: operation.source, usedSequence });
    outcomes.push(outcome);
    if (!succeeded(outcome)) {
      successful = false;
      continue;
    }
    if (successful) {
      const changes = accounts.changes();
      applied.push({ changes, facts: factsOf(operation, changes) });
    }
    accounts.commitTo(draft);
  }
  return { outcomes, successful, applied: successful ? applied : [] };
}
