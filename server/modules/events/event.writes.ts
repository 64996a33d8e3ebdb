import { QueryFailedError } from 'typeorm';
import { cityOfVenue } from '../../lib/zones/index.ts';
import type { Actor, OfEvent } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { EventRow } from './event.row.ts';
import { detailsOf, mayKnowEvent, type StoredDetails, storedDetails } from './event.rules.ts';
import { EventEditionRow } from './event-edition.row.ts';
import { TierRow } from './tiers/tier.row.ts';
import type { TierPlan } from './tiers/tier.rules.ts';

/** Default hourly limit of unpaid tickets per network: the limit per person times this, up to the maximum. */
const PEOPLE_PER_NETWORK = 4;
const MAX_NETWORK_LIMIT = 10_000;

/** An event as its creator describes it; the other columns follow from these, or have defaults. */
export type NewEvent = StoredDetails &
  Pick<EventRow, 'id' | 'issuerId' | 'slug' | 'status' | 'edition' | 'createdBy' | 'createdAt'> &
  Partial<Pick<EventRow, 'seriesId'>>;

/** Returns false, without writing, when the slug is taken. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  const { unpaidPerPerson } = tx.scope.services.config;
  const made = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(EventRow)
    .values({
      ...event,
      city: cityOfVenue(event.venue),
      updatedAt: event.createdAt,
      personLimit: unpaidPerPerson,
      networkLimit: unpaidPerPerson && Math.min(unpaidPerPerson * PEOPLE_PER_NETWORK, MAX_NETWORK_LIMIT),
    })
    .orIgnore()
    .returning('id')
    .execute();
  return made.raw.length > 0;
}

export async function insertEdition(tx: Tx, event: EventRow | NewEvent): Promise<void> {
  const { id: eventId, edition, issuerId, name, venue, startAt } = event;
  await tx.manager.insert(EventEditionRow, { eventId, edition, issuerId, name, venue, startAt });
}

/**
 * Locks the event's row until the end of the transaction. Sales continue, unless it is locked for deletion. Returns
 * undefined also for an event of another tenant.
 */
export async function lockEvent(
  tx: Tx,
  id: string,
  purpose: 'change' | 'delete' = 'change',
): Promise<EventRow | undefined> {
  const mode = purpose === 'delete' ? 'pessimistic_write' : 'for_no_key_update';
  return (await tx.manager.findOne(EventRow, { where: { id }, lock: { mode } })) ?? undefined;
}

/** Writes what the organiser entered, and the edition. */
export async function updateDetails(tx: Tx, event: EventRow): Promise<void> {
  const { id, formSales, edition, venue } = event;
  await tx.manager.update(
    EventRow,
    { id },
    {
      ...storedDetails(detailsOf(event)),
      city: cityOfVenue(venue),
      formSales,
      edition,
      updatedAt: tx.scope.clock.now(),
    },
  );
}

/** Locks the tiers of an event in the order of their ids: sales in progress finish first. */
export async function lockTiers(tx: Tx, eventId: string): Promise<TierRow[]> {
  return tx.manager.find(TierRow, {
    where: { eventId },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

/** Sets when the tickets of locked tiers are valid, those sold included: a ticket has the times of its tier. */
export async function updateTierTimes(
  tx: Tx,
  tiers: readonly Pick<TierRow, 'id' | 'effectiveAt' | 'expiresAt'>[],
): Promise<void> {
  await tx.query(
    `UPDATE tiers t SET effective_at = n."effectiveAt", expires_at = n."expiresAt"
     FROM jsonb_to_recordset($1) AS n(id uuid, "effectiveAt" timestamptz, "expiresAt" timestamptz) WHERE t.id = n.id`,
    [JSON.stringify(tiers)],
  );
}

export async function markPublished(tx: Tx, id: string): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.manager.update(EventRow, { id }, { status: 'published', publishedAt: now, updatedAt: now });
}

/**
 * Requests the mails to the issuer's followers when the event, or the first event of its series, is published for the
 * first time.
 * @returns false when it was announced before
 */
export async function openAnnouncement(
  tx: Tx,
  { id, issuerId, seriesId }: Pick<EventRow, 'id' | 'issuerId' | 'seriesId'>,
): Promise<boolean> {
  if (seriesId !== null) {
    const first = await tx.query(
      'UPDATE event_series SET announced_at = $2 WHERE id = $1 AND announced_at IS NULL RETURNING id',
      [seriesId, tx.scope.clock.now()],
    );
    if (first.length === 0) return false;
  }
  const opened = await tx.query(
    `INSERT INTO event_announcements (event_id, issuer_id, announced_at) VALUES ($1, $2, $3)
     ON CONFLICT (event_id) DO NOTHING RETURNING event_id`,
    [id, issuerId, tx.scope.clock.now()],
  );
  return opened.length > 0;
}

/**
 * Makes the event a draft. Its tiers are locked until the transaction ends, and orders that were checked before are
 * checked again: they compare the version of the rules.
 */
export async function markUnpublished(tx: Tx, id: string): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.manager.update(EventRow, { id }, { status: 'draft', publishedAt: null, updatedAt: now });
  await tx.query(
    `UPDATE tiers SET rules_version = rules_version + 1
     WHERE id IN (SELECT id FROM tiers WHERE event_id = $1 ORDER BY id FOR NO KEY UPDATE)`,
    [id],
  );
}

/**
 * Cancels the event for good. A sale checks only its tier, once it has the lock on it, so the tiers are closed too:
 * this waits for sales in progress and prevents later ones.
 */
export async function markCancelled(tx: Tx, id: string): Promise<void> {
  await tx.manager.update(EventRow, { id }, { status: 'cancelled', updatedAt: tx.scope.clock.now() });
  await tx.query(
    `UPDATE tiers SET closed = true
     WHERE id IN (SELECT id FROM tiers WHERE event_id = $1 ORDER BY id FOR NO KEY UPDATE)`,
    [id],
  );
}

export async function hasOrders(tx: Tx, eventId: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM orders WHERE event_id = $1 LIMIT 1', [eventId])).length > 0;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Returns false when an order was placed meanwhile: a foreign key protects the event. */
export async function removeEvent(tx: Tx, id: string): Promise<boolean> {
  try {
    await tx.manager.delete(EventRow, { id });
    return true;
  } catch (error) {
    if (error instanceof QueryFailedError && error.driverError?.code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}

export async function tiersByName(tx: Tx, eventId: string): Promise<Map<string, TierRow>> {
  const rows = await tx.manager.find(TierRow, {
    where: { eventId },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  return new Map(rows.map((row) => [row.name, row]));
}

export async function tiersInOrder(tx: Tx, eventId: string): Promise<TierRow[]> {
  return tx.manager.find(TierRow, { where: { eventId }, order: { position: 'ASC', id: 'ASC' } });
}

/**
 * Copies the questions that an event asks.
 * @param tiers ids of the new event's tiers by those of the first
 */
export async function copyQuestions(
  tx: Tx,
  { from, to, tiers }: { from: string; to: string; tiers: ReadonlyMap<string, string> },
): Promise<void> {
  const asked = await tx.query<{ id: string; tierId: string | null }>(
    'SELECT id, tier_id AS "tierId" FROM checkout_questions WHERE event_id = $1 AND archived_at IS NULL',
    [from],
  );
  const { ids, clock } = tx.scope;
  const copies = asked.map(({ id, tierId: tier }) => ({
    of: id,
    id: ids.uuid(),
    tier: tier && tiers.get(tier),
  }));
  await tx.query(
    `INSERT INTO checkout_questions (id, issuer_id, event_id, tier_id, kind, label, help, options, per_ticket, required,
       at_door, retention_days, position, created_at)
     SELECT c.id, q.issuer_id, $2, c.tier, q.kind, q.label, q.help, q.options, q.per_ticket, q.required, q.at_door,
       q.retention_days, q.position, $3
     FROM json_to_recordset($1::json) AS c("of" uuid, id uuid, tier uuid) JOIN checkout_questions q ON q.id = c.of`,
    [JSON.stringify(copies), to, clock.now()],
  );
}

export async function insertTier(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'issuerId'>,
  plan: TierPlan,
  { position, number }: Pick<TierRow, 'position' | 'number'>,
): Promise<TierRow> {
  const row = Object.assign(new TierRow(), {
    id: tx.scope.ids.uuid(),
    issuerId: event.issuerId,
    eventId: event.id,
    name: plan.name,
    description: plan.description ?? '',
    position,
    number,
    priceUnits: plan.priceUnits,
    currency: plan.currency,
    capacity: plan.count,
    sold: 0,
    effectiveAt: plan.effectiveAt,
    expiresAt: plan.expiresAt,
    graceSeconds: plan.graceSeconds,
    formSales: true,
    createdAt: tx.scope.clock.now(),
  });
  await tx.manager.insert(TierRow, row);
  return row;
}

/**
 * Gives a new tier the rule of live codes when every other tier of the event has one: that of the first. Otherwise the
 * organiser chose tiers one by one.
 */
export async function inheritLiveCodes(
  tx: Tx,
  { id, eventId }: Pick<TierRow, 'id' | 'eventId'>,
): Promise<void> {
  await tx.query(
    `UPDATE tiers SET live_from = r.live_from, live_allows_paper = r.live_allows_paper, live_admits_unknown = r.live_admits_unknown
     FROM (SELECT live_from, live_allows_paper, live_admits_unknown FROM tiers
       WHERE event_id = $2 AND id <> $1 ORDER BY position, id LIMIT 1) r
     WHERE tiers.id = $1
       AND NOT EXISTS (SELECT FROM tiers o WHERE o.event_id = $2 AND o.id <> $1 AND o.live_from IS NULL)`,
    [id, eventId],
  );
}

/** Raises the capacity. Unsold tickets have no rows, so that generating a hundred thousand changes one row. */
export async function raiseCapacity(tx: Tx, tierId: string, count: number): Promise<void> {
  await tx.query('UPDATE tiers SET capacity = capacity + $2 WHERE id = $1', [tierId, count]);
}

export async function findTier(tx: Tx, id: string): Promise<TierRow | undefined> {
  return (await tx.manager.findOne(TierRow, { where: { id } })) ?? undefined;
}

export async function setFormSales(tx: Tx, tierId: string, enabled: boolean): Promise<void> {
  await tx.manager.update(TierRow, { id: tierId }, { formSales: enabled });
}

/**
 * Locks the event's row when the actor has the given right on it.
 * @throws NotFound for unknown events and for those of other organisers, alike; Forbidden without the right
 */
export async function lockOwnEvent(
  tx: Tx,
  id: string,
  allowed: (actor: Actor, event: OfEvent) => boolean,
  purpose: 'change' | 'delete' = 'change',
): Promise<EventRow> {
  const { actor } = tx.scope;
  const event = isUuid(id) ? await lockEvent(tx, id, purpose) : undefined;
  const owned = event && { issuerId: event.issuerId, eventId: event.id };
  if (event === undefined || owned === undefined || !mayKnowEvent(actor, owned)) throw new NotFound('event');
  if (!allowed(actor, owned)) throw new Forbidden();
  return event;
}
