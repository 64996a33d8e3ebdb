import { createHash } from 'node:crypto';
import { ROUND_LIMITS } from '../../../lib/limits/text-limits.ts';
import { type Actor, isSignedIn } from '../../../platform/access/actor.ts';
import { type FieldFault, refuseFaults } from '../../../platform/failures.ts';
import { keyFaults } from '../../../platform/idempotency/keyed-call.ts';
import {
  mayApprove,
  mayCancelRound,
  mayExecuteRound,
  mayTriggerRound,
  signatoryOf,
} from '../contracts/contract.policy.ts';
import type { ContractRecord } from '../contracts/contract.record.ts';
import { positiveAmount } from '../entered-amount.rules.ts';
import type { AuthorizationRecord, RoundRecord } from './round.record.ts';
import type { RoundState } from './round.row.ts';

/** Allowed state changes of a round. A final state is reached once the ledger leaves no doubt. */
const STATES: Readonly<Record<RoundState, readonly RoundState[]>> = {
  preparing: ['pending', 'failed', 'cancelling', 'cancelled'],
  pending: ['authorized', 'cancelling', 'expired', 'released', 'failed'],
  authorized: ['pending', 'releasing', 'cancelling', 'expired', 'released', 'failed'],
  releasing: ['released', 'failed', 'cancelling'],
  // A holder of all signatures may have submitted it before it was cancelled.
  cancelling: ['cancelled', 'failed', 'expired', 'released'],
  released: [],
  failed: [],
  cancelled: [],
  expired: [],
};

/** The states from which a round goes on; its payments have a claim on the escrow as long as it is in one of them. */
export const OPEN_STATES: readonly string[] = Object.entries(STATES).flatMap(([state, next]) =>
  next.length > 0 ? state : [],
);

/** Maximum wait for the ledger within a call; later results arrive through the subscription. */
export const ANSWER_WITHIN_MS = 20_000;

export function mayBecome(from: RoundState, to: RoundState): boolean {
  return STATES[from].includes(to);
}

/** It can be signed. */
export function isSignable(state: RoundState): boolean {
  return state === 'pending' || state === 'authorized';
}

/** It failed, expired or was cancelled: it may be triggered again. */
export function isRepeatable(state: RoundState): boolean {
  return state === 'failed' || state === 'expired' || state === 'cancelled';
}

type Standing = { userId: string; publicKey: string | null; active: boolean };
type Signed = Pick<AuthorizationRecord, 'userId' | 'publicKey'>;

/**
 * Returns the authorizations that count: of people who are signatories with that very key, and not suspended. This
 * function alone decides it; the display, the round's state and the submission all use it.
 */
export function countingAuthorizations<T extends Signed>(
  authorizations: readonly T[],
  signatories: readonly Standing[],
): T[] {
  return authorizations.filter(({ userId, publicKey }) =>
    signatories.some((one) => one.userId === userId && one.publicKey === publicKey && one.active),
  );
}

/** A round that may be signed is authorized exactly as long as enough of its authorizations count. */
export function stateByCount(state: RoundState, gathered: number, required: number): RoundState {
  if (!isSignable(state)) return state;
  return gathered >= required ? 'authorized' : 'pending';
}

/** A release to start, checked. */
export interface RoundRequest {
  contractId: string;
  /** Stroops. */
  units: bigint;
  reason: string;
  idempotencyKey: string | null;
}

/** The unchecked input. */
export interface RoundForm {
  contractId: string;
  /** Lumens. */
  amount: string;
  reason: string;
}

/** @throws BadInput naming everything that is wrong */
export function checkedRound(form: RoundForm, idempotencyKey: string | null): RoundRequest {
  const faults: FieldFault[] = [];
  const reason = form.reason.trim();
  const units = positiveAmount(form.amount, 'XLM', faults)?.units ?? 0n;
  if (reason.length === 0)
    faults.push({ field: 'reason', code: 'REQUIRED', message: 'Please give a reason.' });
  if (reason.length > ROUND_LIMITS.reason)
    faults.push({
      field: 'reason',
      code: 'TOO_LONG',
      max: ROUND_LIMITS.reason,
      message: `The reason may have ${ROUND_LIMITS.reason} characters at most.`,
    });
  faults.push(...keyFaults(idempotencyKey));
  refuseFaults(faults);
  return { contractId: form.contractId, units, reason, idempotencyKey };
}

/** Names the hashed object, so that a round's memo can never equal that of another object. */
const MEMO_DOMAIN = 'passa.round.v1';

/** Returns the memo that identifies a round in the ledger's history: 32 bytes that reveal nothing to others. */
export function roundMemo(roundId: string, contractId: string, totalUnits: bigint): Buffer {
  return createHash('sha256')
    .update([MEMO_DOMAIN, roundId, contractId, String(totalUnits)].join('\n'))
    .digest();
}

/** Time in which a round can be signed, by the ledger's clock. */
export const LIFE_SECONDS = 7 * 24 * 3_600;

/** A node refuses a transaction with less time left. */
const LEAST_LEFT_SECONDS = 15;

/** @param maxTime seconds of ledger time; null: not built yet */
export function isTooLate(maxTime: bigint | null, ledgerTime: Date): boolean {
  return maxTime !== null && Number(maxTime) - ledgerTime.getTime() / 1_000 < LEAST_LEFT_SECONDS;
}

type RoundLike = Pick<RoundRecord, 'state' | 'requiredSigs' | 'authorizations'>;

interface RoundRights {
  canAuthorize: boolean;
  /** null: the actor does not sign this contract's rounds. */
  signsWith: 'platform' | 'own' | null;
  canExecute: boolean;
  canCancel: boolean;
  canTriggerAgain: boolean;
}

/**
 * Returns what the actor may do with a round now. Further approvals are accepted as long as it can be signed, in case
 * that one of those which count ceases to; they are requested only until there are enough.
 * @param gathered authorizations that count
 */
export function roundRights(
  actor: Actor,
  contract: ContractRecord,
  round: RoundLike,
  { gathered, expired }: { gathered: number; expired: boolean },
): RoundRights {
  const signatory = mayApprove(actor, contract) ? signatoryOf(actor, contract) : undefined;
  const open = isSignable(round.state) && !expired;
  const state = stateByCount(round.state, gathered, round.requiredSigs);
  return {
    canAuthorize: open && state === 'pending' && signatory !== undefined && !hasSigned(actor, round),
    signsWith: signatory?.keyHolder ?? null,
    canExecute: open && state === 'authorized' && mayExecuteRound(actor, contract),
    canCancel: (isSignable(round.state) || round.state === 'preparing') && mayCancelRound(actor, contract),
    canTriggerAgain: isRepeatable(round.state) && mayTriggerRound(actor, contract),
  };
}

function hasSigned(actor: Actor, { authorizations }: RoundLike): boolean {
  return isSignedIn(actor) && authorizations.some(({ userId }) => userId === actor.userId);
}
