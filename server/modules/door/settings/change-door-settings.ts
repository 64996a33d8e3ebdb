import type { EntryRule } from '../../../lib/scan/entry-rules.ts';
import { tenancyOf } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { lockOwnEvent, mayEditEvent } from '../../events/index.ts';
import { type DoorSettingsRow, readDoorSettings } from './door-settings.reads.ts';
import { checkedItem, checkedTerms, HandoutNameTaken, MAX_HANDOUT_ITEMS } from './door-settings.rules.ts';
import {
  countItems,
  findItem,
  findTierTerms,
  insertItem,
  replaceTerms,
  updateItemActive,
} from './door-settings.writes.ts';

/** Returns the rules and things to hand out of an event of the actor's issuer. @throws NotFound for any other event */
export async function doorSettings(scope: Scope, eventId: string): Promise<DoorSettingsRow> {
  const [row] = isUuid(eventId)
    ? await scope.db.read<DoorSettingsRow>(tenancyOf(scope.actor), readDoorSettings(eventId))
    : [];
  if (!row) throw new NotFound('event');
  return row;
}

/**
 * Sets how often the tickets of a tier admit, those sold included, from now on. Entries before stay what they were.
 * @returns the id of its event
 * @throws NotFound, Forbidden, BadInput for a number of entries that does not fit the rule
 */
export async function setEntryRule(
  scope: Scope,
  request: { tierId: string; rule: EntryRule; limit: number | null },
): Promise<string> {
  const terms = checkedTerms(request.rule, request.limit);
  return inTransaction(scope, async (tx) => {
    const found = isUuid(request.tierId) ? await findTierTerms(tx, request.tierId) : undefined;
    if (!found) throw new NotFound('tier');
    const event = await lockOwnEvent(tx, found.eventId, mayEditEvent);
    const tier = await findTierTerms(tx, found.id, true);
    if (!tier) throw new NotFound('tier');
    if (tier.rule === terms.rule && tier.limit === terms.limit) return event.id;
    await replaceTerms(tx, tier, terms);
    await tx.audit({
      action: 'tier.entry_rule',
      entityType: 'tier',
      entityId: tier.id,
      issuerId: tier.issuerId,
      details: { tier: tier.name, from: { rule: tier.rule, limit: tier.limit }, to: terms },
    });
    announce(tx, event.id);
    return event.id;
  });
}

/** Declares a thing that the doors of an event hand out. @throws NotFound, Forbidden, BadInput, HandoutNameTaken */
export async function createHandoutItem(
  scope: Scope,
  request: { eventId: string; name: string; perTicket: number },
): Promise<string> {
  const item = checkedItem(request.name, request.perTicket);
  return inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, request.eventId, mayEditEvent);
    if ((await countItems(tx, event.id)) >= MAX_HANDOUT_ITEMS)
      throw new BadInput([
        {
          field: 'name',
          code: 'TOO_MANY',
          max: MAX_HANDOUT_ITEMS,
          message: `The doors of an event hand out at most ${MAX_HANDOUT_ITEMS} things.`,
        },
      ]);
    const id = scope.ids.uuid();
    const { issuerId } = event;
    if (!(await insertItem(tx, { ...item, id, issuerId, eventId: event.id })))
      throw new HandoutNameTaken(item.name);
    await tx.audit({
      action: 'handout.create',
      entityType: 'event',
      entityId: event.id,
      issuerId,
      details: { item_id: id, name: item.name, per_ticket: item.perTicket },
    });
    announce(tx, event.id);
    return event.id;
  });
}

/** Starts or stops handing out a thing. What was handed out stays counted. @throws NotFound, Forbidden */
export async function setHandoutItemActive(scope: Scope, id: string, active: boolean): Promise<string> {
  return inTransaction(scope, async (tx) => {
    const item = isUuid(id) ? await findItem(tx, id) : undefined;
    if (!item) throw new NotFound('handoutItem');
    await lockOwnEvent(tx, item.eventId, mayEditEvent);
    await updateItemActive(tx, item.id, active);
    await tx.audit({
      action: active ? 'handout.activate' : 'handout.deactivate',
      entityType: 'event',
      entityId: item.eventId,
      issuerId: item.issuerId,
      details: { item_id: item.id, name: item.name },
    });
    announce(tx, item.eventId);
    return item.eventId;
  });
}

/** Devices and panels fetch the settings again. */
function announce(tx: Tx, eventId: string): void {
  tx.afterCommit(() =>
    tx.scope.services.topics.publish('event.entries', eventId, { eventId, ticketIds: [] }),
  );
}
