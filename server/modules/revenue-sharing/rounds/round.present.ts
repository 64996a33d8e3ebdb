import { amountOf, formatAmount } from '../../../lib/money/index.ts';
import { presentLumens } from '../../../platform/graphql/money.schema.ts';
import { type Scope } from '../../../platform/scope.ts';
import { maySeeMoney } from '../contracts/contract.policy.ts';
import { readContractRecords } from '../contracts/contract.reads.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { signingLink } from '../signing-keys/signing-key.rules.ts';
import { readRoundRecords } from './round.reads.ts';
import { type RoundRecord } from './round.record.ts';
import { countingAuthorizations, isTooLate, roundRights, stateByCount } from './round.rules.ts';
import { type Round, type RoundFailureCode } from './round.schema.ts';

/**
 * Presents rounds that row-level security showed to the actor, newest first. Those of contracts whose money the actor
 * may not see are left out.
 */
export async function presentRounds(
  scope: Scope,
  seen: readonly { id: string; contractId: string }[],
): Promise<Round[]> {
  if (seen.length === 0) return [];
  const [rounds, contracts] = await Promise.all([
    readRoundRecords(
      scope,
      seen.map(({ id }) => id),
    ),
    readContractRecords(scope, [...new Set(seen.map(({ contractId }) => contractId))]),
  ]);
  return seen.flatMap(({ id, contractId }) => {
    const round = rounds.find((one) => one.id === id);
    const contract = contracts.find((one) => one.id === contractId);
    return round && contract && maySeeMoney(scope.actor, contract)
      ? [presentRound(scope, round, contract)]
      : [];
  });
}

export function presentRound(scope: Scope, round: RoundRecord, contract: ContractRecord): Round {
  const { network } = scope.services.ledger;
  const counting = countingAuthorizations(round.authorizations, contract.signatories);
  const expired = isTooLate(round.maxTime, scope.services.settlement.ledgerTime());
  const rights = roundRights(scope.actor, contract, round, { gathered: counting.length, expired });
  const transactionHash = round.ledger === null ? null : round.txHash;
  return {
    id: round.id,
    number: round.number,
    contractId: round.contractId,
    contractName: round.contractName,
    eventName: round.eventName,
    status: stateByCount(round.state, counting.length, round.requiredSigs),
    amount: presentLumens(round.units),
    total: presentLumens(round.totalUnits),
    reason: round.reason,
    createdAt: round.createdAt,
    expiresAt: round.expiresAt,
    triggeredBy: { id: round.triggeredBy, name: round.triggeredByName },
    requiredSigs: round.requiredSigs,
    gathered: counting.length,
    authorizations: round.authorizations.map((one) => ({ ...one, counts: counting.includes(one) })),
    payments: round.payments.map(({ kind, name, destination, units }) => ({
      kind,
      name,
      destination,
      explorerUrl: network.explorer?.account(destination) ?? null,
      amount: presentLumens(units),
    })),
    hash: round.txHash,
    envelopeXdr: round.envelopeXdr,
    sep7Uri: rights.signsWith === 'own' ? linkFor(scope, round, contract) : null,
    transactionHash,
    explorerUrl: transactionHash === null ? null : (network.explorer?.transaction(transactionHash) ?? null),
    ledger: round.ledger === null ? null : Number(round.ledger),
    fee: round.feeUnits === null ? null : presentLumens(round.feeUnits),
    executedAt: round.executedAt,
    endedAt: round.endedAt,
    failure: round.failure,
    failureCode: round.failureCode as RoundFailureCode | null,
    viewerCanAuthorize: rights.canAuthorize,
    viewerSignsWith: rights.signsWith,
    viewerCanExecute: rights.canExecute,
    viewerCanCancel: rights.canCancel,
    viewerCanTriggerAgain: rights.canTriggerAgain,
    againOf: round.againOf,
  };
}

function linkFor(
  scope: Scope,
  { envelopeXdr, units, number }: RoundRecord,
  contract: ContractRecord,
): string | null {
  const { actor, services } = scope;
  const userId = 'userId' in actor ? actor.userId : null;
  const publicKey = contract.signatories.find((one) => one.userId === userId)?.publicKey;
  if (envelopeXdr === null || !publicKey) return null;
  const message = `Round ${number} of "${contract.name}": ${formatAmount(amountOf('XLM', units))} XLM`;
  return signingLink({ envelopeXdr, publicKey, passphrase: services.ledger.network.passphrase, message });
}
