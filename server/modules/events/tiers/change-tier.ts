import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent } from '../event.queries.ts';
import type { EventRow } from '../event.row.ts';
import { EventCancelled, mayBeEdited, mayKnowEvent, mayManageTiers } from '../event.rules.ts';
import { findTier, lockOwnEvent, tiersByName } from '../event.writes.ts';
import { priceCurrencies } from './price-currencies.ts';
import {
  patchedTier,
  TierHasCode,
  TierHasRoom,
  TierHasSales,
  TierNameTaken,
  type TierPatch,
} from './tier.rules.ts';
import {
  codeOfTier,
  deleteTierRow,
  type LockedTier,
  lockTier,
  moveTier,
  readRoomChoice,
  writeTier,
} from './tier.writes.ts';

/**
 * Changes a tier. Sold tickets keep the price that they were sold for.
 * @returns the id of its event
 * @throws NotFound, Forbidden, EventCancelled, BadInput, TierHasSales for a name or currency once a ticket was issued,
 *   TierTooSmall, TierTooLarge, TierNameTaken
 */
export async function updateTier(scope: Scope, tierId: string, patch: TierPatch): Promise<string> {
  return inTransaction(scope, async (tx) => {
    const { event, tier } = await lockOwnTier(tx, tierId);
    const changed = patchedTier(tier, patch, await priceCurrencies(scope, tier.issuerId));
    if (changed.name !== tier.name && (await tiersByName(tx, event.id)).has(changed.name))
      throw new TierNameTaken(changed.name);
    await writeTier(tx, { ...tier, ...changed });
    if (typeof patch.position === 'number') await moveTier(tx, tier, patch.position);
    if (changed.capacity > tier.capacity) await scope.services.waitlist.offerPlaces(tx, [tier.id]);
    await tx.audit({
      action: 'tier.update',
      entityType: 'tier',
      entityId: tier.id,
      issuerId: tier.issuerId,
      details: { from: termsOf(tier), to: { ...termsOf({ ...tier, ...changed }), position: patch.position } },
    });
    announceEvent(tx, event, true);
    return event.id;
  });
}

/**
 * Deletes a tier of which no ticket was ever issued, with its waiting list, and from the tiers that were chosen for a
 * waiting room.
 * @returns the id of its event
 * @throws NotFound, Forbidden, EventCancelled, TierHasSales, TierHasCode, TierHasRoom for the only tier of a waiting room
 */
export async function deleteTier(scope: Scope, tierId: string): Promise<string> {
  return inTransaction(scope, async (tx) => {
    const { event, tier } = await lockOwnTier(tx, tierId);
    if (tier.hasSales) throw new TierHasSales(tier.name, 'deleted');
    const code = await codeOfTier(tx, tier);
    if (code !== undefined) throw new TierHasCode(tier.name, code);
    const room = await readRoomChoice(tx, tier.id);
    if (room.isOnly) throw new TierHasRoom(tier.name);
    if (!(await deleteTierRow(tx, tier.id))) throw new TierHasSales(tier.name, 'deleted');
    await tx.audit({
      action: 'tier.remove',
      entityType: 'tier',
      entityId: tier.id,
      issuerId: tier.issuerId,
      details: { ...termsOf(tier), ...(room.isChosen && { ofWaitingRoom: true }) },
    });
    announceEvent(tx, event, true);
    return event.id;
  });
}

async function lockOwnTier(tx: Tx, tierId: string): Promise<{ event: EventRow; tier: LockedTier }> {
  const found = isUuid(tierId) ? await findTier(tx, tierId) : undefined;
  if (found === undefined || !mayKnowEvent(tx.scope.actor, found)) throw new NotFound('tier');
  const event = await lockOwnEvent(tx, found.eventId, mayManageTiers);
  if (!mayBeEdited(event.status)) throw new EventCancelled();
  const tier = await lockTier(tx, found.id);
  // Deleted while this transaction waited for the event.
  if (tier === undefined) throw new NotFound('tier');
  return { event, tier };
}

function termsOf({ name, priceUnits, currency, capacity }: LockedTier): Record<string, unknown> {
  return { tier: name, priceUnits: String(priceUnits), currency, capacity };
}
