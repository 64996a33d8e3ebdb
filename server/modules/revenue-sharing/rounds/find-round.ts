import { gather } from '../../../platform/db/gather.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { type Scope } from '../../../platform/scope.ts';
import { maySeeMoney } from '../contracts/contract.policy.ts';
import { readContractRecords } from '../contracts/contract.reads.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { presentRound } from './round.present.ts';
import { readRoundRecords, readRoundSeen } from './round.reads.ts';
import { type RoundRecord } from './round.record.ts';
import { type Round } from './round.type.ts';

/**
 * Finds the round and its contract, if the actor may see the money of that contract.
 * @throws NotFound otherwise: for a partner a contract has no rounds
 */
export async function findRoundRecord(
  scope: Scope,
  id: string,
): Promise<{ round: RoundRecord; contract: ContractRecord }> {
  const seen = isUuid(id) ? await readRoundSeen(scope, id) : undefined;
  if (!seen) throw new NotFound('The round');
  const [[round], [contract]] = await Promise.all([
    readRoundRecords(scope, [id]),
    readContractRecords(scope, [seen.contractId]),
  ]);
  if (!round || !contract || !maySeeMoney(scope.actor, contract)) throw new NotFound('The round');
  return { round, contract };
}

/** @throws NotFound */
export async function findRound(scope: Scope, id: string): Promise<Round> {
  const { round, contract } = await findRoundRecord(scope, id);
  return presentRound(scope, round, contract);
}

/**
 * Returns a round that an object refers to; null unless the actor sees the round too. Those of a list are read
 * together.
 */
export async function roundSeen(scope: Scope, id: string): Promise<Round | null> {
  return (await gatherRounds(scope, id)) ?? null;
}

const gatherRounds = gather(async (scope: Scope, ids: string[]) => {
  const rounds = await readRoundRecords(scope, ids);
  const contracts = await readContractRecords(scope, [
    ...new Set(rounds.map(({ contractId }) => contractId)),
  ]);
  const seen = new Map<string, Round>();
  for (const round of rounds) {
    const contract = contracts.find(({ id }) => id === round.contractId);
    if (contract && maySeeMoney(scope.actor, contract))
      seen.set(round.id, presentRound(scope, round, contract));
  }
  return seen;
});
