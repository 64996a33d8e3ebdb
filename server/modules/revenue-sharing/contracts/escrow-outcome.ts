import type {
  Intent,
  IntentFailure,
  IntentHandler,
  SettledIntent,
} from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { announceContract } from './announce-contract.ts';
import { lockContract } from './contract.reads.ts';
import type { ContractRow } from './contract.record.ts';
import { type ContractStep, nextState } from './contract.rules.ts';
import { escrowFailure } from './escrow.rules.ts';
import { markDraftAgain, markFinal } from './escrow.writes.ts';

/** Handles the outcome of creating a contract's escrow. */
export const escrowOutcome: IntentHandler = { succeeded, failed };

async function succeeded(tx: Tx, intent: SettledIntent): Promise<void> {
  const { failpoints } = tx.scope.services;
  failpoints.reach('contract.before_final');
  const contract = await waitingContract(tx, intent, 'made');
  if (!contract) return;
  const { transactionHash, closedAt } = intent;
  await markFinal(tx, { contractId: contract.id, transactionHash, closedAt });
  await tx.audit({
    action: 'contract.final',
    entityType: 'contract',
    entityId: contract.id,
    issuerId: contract.issuerId,
    details: { escrow: contract.escrowKey, transactionHash, by: contract.finalizedBy },
  });
  tx.afterCommit(() => failpoints.reach('contract.final'));
  announceContract(tx, contract);
}

async function failed(tx: Tx, intent: Intent, failure: IntentFailure): Promise<void> {
  const contract = await waitingContract(tx, intent, 'failed');
  if (!contract) return;
  const reason = escrowFailure(failure);
  await markDraftAgain(tx, contract.id, reason);
  await tx.audit({
    action: 'contract.finalize_failed',
    entityType: 'contract',
    entityId: contract.id,
    issuerId: contract.issuerId,
    success: false,
    error: failure.reason,
  });
  announceContract(tx, contract);
}

/** Locks and returns the contract that waits for this intent; undefined when it waits for none, or for a later one. */
async function waitingContract(tx: Tx, intent: Intent, step: ContractStep): Promise<ContractRow | undefined> {
  const { contractId } = intent.reference;
  if (typeof contractId !== 'string') throw new Error(`intent ${intent.id} names no contract`);
  const contract = await lockContract(tx, contractId);
  const waits = contract?.intentId === intent.id && nextState(contract.state, step) !== undefined;
  return waits ? contract : undefined;
}
