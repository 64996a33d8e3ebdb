import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent } from '../event.queries.ts';
import type { EventRow } from '../event.row.ts';
import { EventCancelled, mayCreateTickets, mayGetTickets, TooManyTiers } from '../event.rules.ts';
import { inheritLiveCodes, insertTier, lockOwnEvent, raiseCapacity, tiersByName } from '../event.writes.ts';
import { priceCurrencies } from './price-currencies.ts';
import type { TierRow } from './tier.row.ts';
import { checkAddition, planTiers, type TierPlan, type TierRequest } from './tier.rules.ts';
import { lockPlacesOfEvent } from './tier-places.statements.ts';

/** Ticket numbers have no room for more. */
const MAX_TIERS = 1_000;

/** Generates tickets: a known tier name adds to that tier, a new one creates a tier. All or nothing. */
export async function createTickets(
  scope: Scope,
  eventId: string,
  requests: readonly TierRequest[],
): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayCreateTickets);
    if (!mayGetTickets(event.status)) throw new EventCancelled();
    const currencies = await priceCurrencies(scope, event.issuerId);
    const plans = planTiers(requests, event, scope.services.settings.now.callTickets, currencies);
    await lockPlacesOfEvent(tx, event.id);
    const raised = await writeTiers(tx, event, plans);
    await scope.services.waitlist.offerPlaces(tx, raised);
    await tx.audit({
      action: 'tickets.create',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { tiers: plans.map(({ name, count }) => ({ tier: name, count })) },
    });
    announceEvent(tx, event, true);
  });
}

/** @returns the ids of tiers whose capacity was raised */
async function writeTiers(tx: Tx, event: EventRow, plans: TierPlan[]): Promise<string[]> {
  const raised: string[] = [];
  const tiers = await tiersByName(tx, event.id);
  for (const plan of plans) {
    const tier = tiers.get(plan.name);
    if (tier === undefined) {
      if (tiers.size >= MAX_TIERS) throw new TooManyTiers(MAX_TIERS);
      const added = await insertTier(tx, event, plan, nextPlace([...tiers.values()]));
      await inheritLiveCodes(tx, added);
      tiers.set(plan.name, added);
    } else {
      checkAddition(tier, plan);
      await raiseCapacity(tx, tier.id, plan.count);
      tier.capacity += plan.count;
      raised.push(tier.id);
    }
  }
  return raised;
}

/** The place after the last tier, and the lowest number that no tier has: numbers of removed tiers are free. */
function nextPlace(tiers: readonly TierRow[]): Pick<TierRow, 'position' | 'number'> {
  const taken = new Set(tiers.map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return { position: Math.max(-1, ...tiers.map(({ position }) => position)) + 1, number };
}
