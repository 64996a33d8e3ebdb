import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { maySeeContract } from './contract.policy.ts';
import { presentContract } from './contract.present.ts';
import { readContract, readContractRecords } from './contract.reads.ts';
import type { ContractRecord } from './contract.record.ts';
import type { Contract } from './contract.type.ts';

/**
 * Finds the contract in its current state, if the actor may see it.
 * @throws NotFound alike for unknown ones, withdrawn ones and those of others
 */
export async function findContract(scope: Scope, id: string): Promise<ContractRecord> {
  const contract = isUuid(id) ? await readContract(scope, id) : undefined;
  if (contract === undefined || !maySeeContract(scope.actor, contract)) throw new NotFound('The contract');
  return contract;
}

/** @throws NotFound as `findContract` */
export async function findPresentedContract(scope: Scope, id: string): Promise<Contract> {
  return presentContract(scope, await findContract(scope, id));
}

/**
 * Returns the contract of a release, an expense or a change; null for a withdrawn one, and unless the actor may see it.
 * Those of a list are read together.
 */
export async function contractSeen(scope: Scope, id: string): Promise<Contract | null> {
  const [contract] = await readContractRecords(scope, [id]);
  const isThere = contract !== undefined && contract.state !== 'withdrawn';
  return isThere && maySeeContract(scope.actor, contract) ? presentContract(scope, contract) : null;
}
