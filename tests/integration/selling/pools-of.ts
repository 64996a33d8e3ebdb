import type { TestActor, TestClient } from '../../support/client.ts';
import { published } from '../events/organiser.ts';
import { tierIds } from './organiser.ts';

const POOL_FIELDS =
  'id name capacity used available tiers { used tier { id name available } event { id name } }';
const CREATE = `mutation ($input: CreateCapacityPoolInput!) {
  createCapacityPool(input: $input) { capacityPool { ${POOL_FIELDS} } } }`;
const CHANGE = `mutation ($input: ChangeCapacityPoolInput!) {
  changeCapacityPool(input: $input) { capacityPool { ${POOL_FIELDS} } } }`;
const DELETE =
  'mutation ($input: DeleteCapacityPoolInput!) { deleteCapacityPool(input: $input) { deletedId } }';

/** The shared capacity of an organiser, as in the panel. */
export function poolsOf(app: TestClient, who: TestActor) {
  const call = (document: string, input: Record<string, unknown>) => app.graphql(document, { input }, who);
  return {
    create: (eventId: string, pool: { name?: string; capacity: number; tierIds: string[] }) =>
      call(CREATE, { eventId, name: 'Hall', ...pool }),
    change: (id: string, pool: { name?: string; capacity: number; add?: string[]; remove?: string[] }) => {
      const { add = [], remove = [], ...fields } = pool;
      return call(CHANGE, { id, name: 'Hall', ...fields, addTierIds: add, removeTierIds: remove });
    },
    remove: (id: string) => call(DELETE, { id }),
    list: async (eventId: string) =>
      (
        await app.graphql(
          `query ($id: ID!) { capacityPools(eventId: $id) { ${POOL_FIELDS} } }`,
          { id: eventId },
          who,
        )
      ).data.capacityPools,
  };
}

export interface PooledEvent {
  id: string;
  slug: string;
  poolId: string;
  tiers: Record<string, string>;
}

/** A published event whose tiers share a pool. @param counts places of each tier by its name */
export async function pooledEvent(
  app: TestClient,
  who: TestActor,
  capacity: number,
  counts: Record<string, number> = { a: 100, b: 100 },
  price: { price: string; currency: string } = { price: '3', currency: 'XLM' },
): Promise<PooledEvent> {
  const asked = Object.entries(counts).map(([tier, count]) => ({ tier, count, ...price }));
  const event = await published(app, who, {}, asked);
  const tiers = await tierIds(app, event.id);
  const made = await poolsOf(app, who).create(event.id, { capacity, tierIds: Object.values(tiers) });
  if (!made.data?.createCapacityPool) throw new Error(JSON.stringify(made.errors));
  return { ...event, tiers, poolId: made.data.createCapacityPool.capacityPool.id };
}

/** Places that the database counts as used, and those that its tiers have sold and held. */
export async function usedOf(
  app: TestClient,
  poolId: string,
): Promise<{ used: number; taken: number; capacity: number }> {
  const [row] = await app.sql<{ used: number; taken: number; capacity: number }>(
    `SELECT p.used, p.capacity, (SELECT coalesce(sum(t.sold + t.held), 0)::int FROM tier_pools m
       JOIN tiers t ON t.id = m.tier_id WHERE m.pool_id = p.id) AS taken FROM capacity_pools p WHERE p.id = $1`,
    [poolId],
  );
  if (!row) throw new Error(`no pool ${poolId}`);
  return row;
}
