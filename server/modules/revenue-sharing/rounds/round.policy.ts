import { type Actor, isSignedIn } from '../../../platform/access/actor.ts';
import {
  mayApprove,
  mayCancelRound,
  mayExecuteRound,
  mayTriggerRound,
  signatoryOf,
} from '../contracts/contract.policy.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { type RoundRecord } from './round.record.ts';
import { isLost, isSignable, stateByCount } from './round.rules.ts';

type Round = Pick<RoundRecord, 'state' | 'requiredSigs' | 'authorizations'>;

export interface RoundRights {
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
  round: Round,
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
    canTriggerAgain: isLost(round.state) && mayTriggerRound(actor, contract),
  };
}

function hasSigned(actor: Actor, { authorizations }: Round): boolean {
  return isSignedIn(actor) && authorizations.some(({ userId }) => userId === actor.userId);
}
