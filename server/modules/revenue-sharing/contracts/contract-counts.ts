import { gather } from '../../../platform/db/gather.ts';
import type { Scope } from '../../../platform/scope.ts';
import { maySeeMoney } from './contract.policy.ts';
import { type ContractCounts, readContractCounts } from './contract.reads.ts';
import type { ContractRecord } from './contract.record.ts';

/**
 * Counts the open items of a contract. null for those who do not see its money: an error would fail a whole list, and
 * `viewerCanSeeMoney` gives the reason.
 */
export async function contractCounts(scope: Scope, record: ContractRecord): Promise<ContractCounts | null> {
  if (!maySeeMoney(scope.actor, record)) return null;
  return (await gatherCounts(scope, record.id)) ?? null;
}

const gatherCounts = gather(async (scope: Scope, ids: string[]) => {
  const counts = await readContractCounts(scope, ids);
  return new Map(counts.map((row) => [row.id, row]));
});
