import {
  CHANNEL,
  type Intent,
  type IntentFailure,
  type IntentHandler,
  type SettledIntent,
  TREASURY,
} from '../../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Forbidden, NotFound, refuseFaults } from '../../../platform/failures.ts';
import {
  findRepeated,
  type KeyedCommand,
  keyFaults,
  recordOnce,
  releaseKeys,
} from '../../../platform/idempotency/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { ContractNotDraft, ContractNotReady, FinalizeFailed } from './contract.failures.ts';
import { mayFinalizeContract } from './contract.policy.ts';
import { announceContract, findContract } from './contract.queries.ts';
import { readContractWithin } from './contract.reads.ts';
import type { ContractRecord, ContractRow } from './contract.record.ts';
import {
  type ContractStep,
  finalizeBlockers,
  nextState,
  otherContractFinal,
  signatoryWithoutWallet,
  signingKeyOf,
} from './contract.rules.ts';
import {
  fixSigners,
  lockContract,
  lockEventOfContract,
  markDraftAgain,
  markFinal,
  markFinalizing,
  type SignerChoice,
} from './contract.writes.ts';
import { escrowFailure, escrowOperations } from './escrow.rules.ts';

const FINALIZE = 'finalizeContract';
/** Maximum wait for the ledger; later results arrive through the subscription. */
const ANSWER_WITHIN_MS = 20_000;
/** Time in which the ledger may still create the escrow, by its own clock. */
const MAKE_WITHIN_MS = 300_000;

/**
 * Finalizes the contract: creates an account on the ledger that only its signatories can move. The intent for it, and
 * the keys of its signers, are written in one transaction; the rest follows when the ledger has it.
 * @param idempotencyKey a repeat with the same key by the same person returns the current state
 * @returns the contract: final, or still on its way
 * @throws NotFound, Forbidden, ContractNotDraft, ContractNotReady with the reasons, LedgerUnavailable,
 *   FinalizeFailed, BadInput
 */
export async function finalizeContract(
  scope: Scope,
  id: string,
  idempotencyKey: string | null,
): Promise<ContractRecord> {
  refuseFaults(keyFaults(idempotencyKey));
  const contract = await findContract(scope, id);
  if (!mayFinalizeContract(scope.actor, contract)) {
    scope.services.audit.refused(scope, { operation: 'finalizeContract', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  const keys = { operation: FINALIZE, of: contract.id };
  const command = { ...keys, record: 'contract', key: idempotencyKey, request: [] };
  if ((await findRepeated(scope, command)) === undefined) requireReady(contract);
  const intentId = contract.intentId ?? (await begin(scope, contract.id, command));
  await scope.services.settlement.settled(intentId, ANSWER_WITHIN_MS);
  const now = await findContract(scope, contract.id);
  if (now.state === 'draft') throw new FinalizeFailed(now.finalizeFailure ?? '');
  return now;
}

/** @returns the id of the escrow's intent */
async function begin(scope: Scope, contractId: string, command: KeyedCommand): Promise<string> {
  const { ledgerState, wallets, failpoints } = scope.services;
  ledgerState.requireUp();
  const treasury = await wallets.ensureOnLedger(TREASURY);
  failpoints.reach('contract.before_finalize');
  const request = { contractId, treasury, command };
  const intentId = await inTransaction(scope, (tx) => intendEscrow(tx, request), SYSTEM_TENANCY);
  failpoints.reach('contract.intended');
  return intentId;
}

/** @throws ContractNotDraft, ContractNotReady */
function requireReady(contract: ContractRecord): void {
  if (nextState(contract.state, 'finalize') === undefined) throw new ContractNotDraft(contract.state);
  const blockers = finalizeBlockers(contract);
  if (blockers.length > 0) throw new ContractNotReady(blockers);
}

/** Repeats the checks under the locks: of two concurrent calls, one finalizes. */
async function intendEscrow(
  tx: Tx,
  { contractId, treasury, command }: { contractId: string; treasury: string; command: KeyedCommand },
): Promise<string> {
  const { settlement, vault, ledger } = tx.scope.services;
  const locked = await lockContract(tx, contractId);
  if (locked) await lockEventOfContract(tx, locked.eventId);
  const contract = locked && (await readContractWithin(tx, contractId));
  if (!contract) throw new NotFound('contract');
  requireReady(contract);
  const signers = chooseSigners(contract);
  // A new key for each attempt: nothing can have been sent to it before it is on the ledger.
  const escrow = await vault.create(tx, {
    kind: 'platform',
    id: `escrow:${contractId}:${tx.scope.ids.uuid()}`,
  });
  const networkId = ledger.networkId();
  const intentId = await settlement.intend(tx, {
    kind: 'escrow',
    businessKey: `contract:${contractId}:escrow`,
    source: CHANNEL,
    operations: escrowOperations({
      treasury,
      escrow,
      signers: signers.map(({ publicKey }) => publicKey),
      requiredSigs: contract.requiredSigs,
    }),
    notAfter: new Date(settlement.ledgerTime().getTime() + MAKE_WITHIN_MS),
    signers: [treasury, escrow],
    reference: { contractId },
  });
  await fixSigners(tx, signers);
  const { userId: by } = signedIn(tx.scope.actor);
  const request = { contractId, networkId, escrowKey: escrow, intentId, by };
  const first = await markFinalizing(tx, request);
  if (!first) throw new ContractNotReady([otherContractFinal()]);
  await recordOnce(tx, command, contractId);
  await auditFinalize(tx, contract, escrow, signers);
  announceContract(tx, contract);
  return intentId;
}

function chooseSigners({ signatories }: ContractRecord): SignerChoice[] {
  return signatories.map((signatory) => {
    const key = signingKeyOf(signatory);
    if (!key) throw new ContractNotReady([signatoryWithoutWallet(signatory.name)]);
    return { signatoryId: signatory.id, ...key };
  });
}

async function auditFinalize(
  tx: Tx,
  contract: ContractRecord,
  escrow: string,
  signers: readonly SignerChoice[],
): Promise<void> {
  await tx.audit({
    action: 'contract.finalize',
    entityType: 'contract',
    entityId: contract.id,
    issuerId: contract.issuerId,
    details: {
      escrow,
      requiredSigs: contract.requiredSigs,
      signers: signers.map(({ publicKey, keyHolder }) => ({ publicKey, keyHolder })),
    },
  });
}

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
  await releaseKeys(tx, { owner: `user:${contract.finalizedBy}`, operation: FINALIZE, of: contract.id });
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
