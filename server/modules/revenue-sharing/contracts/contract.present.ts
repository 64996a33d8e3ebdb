import { isSignedIn } from '../../../platform/access/actor.ts';
import { presentLumens } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  mayAddExpense,
  mayApprove,
  mayFinalizeContract,
  maySeeMoney,
  mayTriggerRound,
  mayWithdrawContract,
  signatoryOf,
  viewerRole,
} from './contract.policy.ts';
import type { ContractRecord, ShareRecord, SignatoryRecord } from './contract.record.ts';
import {
  type Blocker,
  badgeOf,
  blocker,
  finalizeBlockers,
  isApproved,
  mayBeApproved,
  nextState,
  signingKeyOf,
} from './contract.rules.ts';
import type { Contract, Escrow, Share } from './contract.schema.ts';
import { failureCodeOf } from './escrow.rules.ts';
import type { ContractApproval, Signatory } from './signatory.schema.ts';

/** Presents the contract to this actor: the actor's rights on it are fields of it. */
export function presentContract(scope: Scope, record: ContractRecord): Contract {
  const { id, name, description, state, issuerId, issuerName, requiredSigs, createdAt, finalizedAt } = record;
  const { startAt: startDate, ...event } = record.event;
  const blockers = blockersNow(scope, record);
  return {
    ...{ id, name, description, issuerId, issuerName, requiredSigs, createdAt, finalizedAt },
    status: state === 'final' ? 'final' : 'draft',
    finalizing: state === 'finalizing',
    finalizeFailure: record.finalizeFailure,
    finalizeFailureCode: record.finalizeFailure === null ? null : failureCodeOf(record.finalizeFailure),
    event: { ...event, startDate },
    signatories: record.signatories.map((signatory) => presentSignatory(signatory, record)),
    approvals: approvalsOf(record),
    shares: presentShares(scope, record),
    totalPercent: percentText(record.shares.reduce((sum, { bps }) => sum + (bps ?? 0), 0)),
    escrow: escrowOf(scope, record),
    canFinalize: isApproved(record),
    finalizeBlockers: blockers,
    ...rightsOf(scope, record, blockers),
    record,
  };
}

function rightsOf({ actor }: Scope, record: ContractRecord, blockers: readonly Blocker[]) {
  const own = signatoryOf(actor, record);
  return {
    viewerRole: viewerRole(actor, record),
    viewerIsSignatory: own !== undefined,
    viewerCanApprove: mayApprove(actor, record) && mayBeApproved(record.state) && own?.approvedAt === null,
    viewerCanFinalize: mayFinalizeContract(actor, record) && isApproved(record) && blockers.length === 0,
    viewerCanWithdraw:
      mayWithdrawContract(actor, record) && nextState(record.state, 'withdraw') !== undefined,
    viewerCanAddExpense: mayAddExpense(actor, record),
    viewerCanTrigger: mayTriggerRound(actor, record),
    viewerCanSeeMoney: maySeeMoney(actor, record),
  };
}

/** An unavailable ledger blocks a draft too. */
function blockersNow({ services }: Scope, record: ContractRecord): Blocker[] {
  const blockers = finalizeBlockers(record);
  const { notice } = services.ledgerState.standing;
  return record.state === 'draft' && notice !== null
    ? [...blockers, blocker('ledger_unavailable', notice)]
    : blockers;
}

function presentSignatory(signatory: SignatoryRecord, record: ContractRecord): Signatory {
  const { id, userId, name, email, approvedAt, active, walletKey } = signatory;
  const chosen =
    signatory.publicKey === null
      ? signingKeyOf(signatory)
      : { publicKey: signatory.publicKey, keyHolder: signatory.keyHolder };
  return {
    ...{ id, userId, name, email, approvedAt, active },
    badge: badgeOf(signatory, record),
    publicKey: chosen?.publicKey ?? null,
    keyHolder: chosen?.keyHolder ?? null,
    hasWallet: walletKey !== null,
  };
}

function approvalsOf({ signatories }: ContractRecord): ContractApproval[] {
  return signatories
    .flatMap(({ userId, name, email, approvedAt }) =>
      approvedAt === null ? [] : { userId, name, email, approvedAt },
    )
    .sort((a, b) => a.approvedAt.getTime() - b.approvedAt.getTime());
}

/** The sum paid to a partner is money: visible to those who see the contract's money, and to that partner. */
function presentShares({ actor }: Scope, record: ContractRecord): Share[] {
  const seesAll = maySeeMoney(actor, record);
  const reader = isSignedIn(actor) ? actor.userId : null;
  return record.shares.map((share) =>
    presentShare(share, seesAll || (reader !== null && share.partner.userId === reader)),
  );
}

function presentShare(
  { id, position, type, bps, fixedUnits, paidUnits, partner }: ShareRecord,
  seesPaid: boolean,
): Share {
  return {
    ...{ id, position, type, partner },
    percent: bps === null ? null : percentText(bps),
    fixedAmount: fixedUnits === null ? null : presentLumens(fixedUnits),
    paid: seesPaid ? presentLumens(paidUnits) : null,
  };
}

/** Returns hundredths of a percent as the shortest text: 12.5 for 1250. */
function percentText(bps: number): string {
  return String(bps / 100);
}

function escrowOf({ services }: Scope, record: ContractRecord): Escrow | null {
  const { escrowKey, transactionHash, requiredSigs } = record;
  if (record.state !== 'final' || escrowKey === null || transactionHash === null) return null;
  const { explorer } = services.ledger.network;
  return {
    publicKey: escrowKey,
    explorerUrl: explorer?.account(escrowKey) ?? null,
    transactionHash,
    transactionUrl: explorer?.transaction(transactionHash) ?? null,
    requiredSigs,
  };
}
