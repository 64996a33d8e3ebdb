import { gather } from '../../platform/db/gather.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentTier } from './event.present.ts';
import type { Tier } from './event.type.ts';
import { readTiersOfHolders } from './tier.reads.ts';

/**
 * Returns the tier of something that the actor may see, such as a ticket or a code; hidden tiers too. One statement
 * reads all tiers that a request needs in one tick.
 * @throws NotFound
 */
export async function tierOfHolder(scope: Scope, id: string): Promise<Tier> {
  const tier = await gatherTiers(scope, id);
  if (tier === undefined) throw new NotFound('The tier');
  return tier;
}

const gatherTiers = gather(async (scope: Scope, ids: string[]) => {
  const records = await readTiersOfHolders(scope, ids);
  return new Map(records.map((record) => [record.id, presentTier(record)]));
});
