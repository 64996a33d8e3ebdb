import { signedIn } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentTier } from '../event.present.ts';
import { findEvent } from '../event.queries.ts';
import { mayManageTiers } from '../event.rules.ts';
import { type PoolRecord, readPool, readPools } from './pool.reads.ts';
import type { CapacityPool } from './pool.schema.ts';

function presentPool({ tiers, ...pool }: PoolRecord): CapacityPool {
  return {
    ...pool,
    available: pool.capacity - pool.used,
    tiers: tiers.map(({ eventId, ...tier }) => ({
      eventId,
      tier: presentTier(tier),
      used: tier.sold + tier.held,
    })),
  };
}

/**
 * Lists the pools that tiers of an event share, and then those of its organiser that these may join.
 * @throws NotFound for events whose tiers the actor may not manage
 */
export async function listPools(scope: Scope, eventId: string): Promise<CapacityPool[]> {
  const event = await findEvent(scope, eventId);
  const owned = { issuerId: event.issuer.id, eventId: event.id };
  const actor = signedIn(scope.actor);
  if (!mayManageTiers(actor, owned)) throw new NotFound('event');
  const pools = await readPools(scope, { id: event.id, issuerId: event.issuer.id }, (eventId) =>
    mayManageTiers(actor, { ...owned, eventId }),
  );
  return pools.map(presentPool);
}

/** The pool as it is after a change; the caller has checked that the actor may manage it. */
export async function poolAfterChange(scope: Scope, id: string): Promise<CapacityPool> {
  const pool = await readPool(scope, id);
  if (!pool) throw new NotFound('capacityPool');
  return presentPool(pool);
}
