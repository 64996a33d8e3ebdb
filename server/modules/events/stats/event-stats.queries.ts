import { totalOf } from '../../../lib/money/index.ts';
import { requireAny, signedIn } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { Forbidden, NotFound } from '../../../platform/failures.ts';
import { followChangedIds } from '../../../platform/follow-changes.ts';
import { type Money, presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentTier } from '../event.present.ts';
import { maySeeSales } from '../event.rules.ts';
import { freeTogether } from '../tiers/tier-places.rules.ts';
import { type EventStatsRecord, readEventStats, readUnpaidTickets } from './event-stats.reads.ts';
import type { EventStats, UnpaidTickets } from './event-stats.schema.ts';

export function presentEventStats(record: EventStatsRecord): EventStats {
  const tiers = record.tiers.map((tier) => ({
    tier: presentTier(tier),
    generated: tier.capacity,
    sold: tier.sold,
    held: tier.held,
    entered: tier.entered,
  }));
  const total = (key: 'generated' | 'sold' | 'held' | 'entered'): number =>
    tiers.reduce((sum, tier) => sum + tier[key], 0);
  return {
    eventId: record.eventId,
    tiers,
    totalGenerated: total('generated'),
    totalSold: total('sold'),
    totalHeld: total('held'),
    totalAvailable: freeTogether(record.tiers),
    totalEntered: total('entered'),
    revenue: moneyOf(record, ({ revenue }) => BigInt(revenue)),
    collected: moneyOf(
      record,
      ({ revenue, dues, waived }) => BigInt(revenue) - BigInt(dues) - BigInt(waived),
    ),
    duesOpen: moneyOf(record, ({ dues }) => BigInt(dues)),
    refunded: moneyOf(record, ({ refunded }) => BigInt(refunded)),
  };
}

/** Leaves out currencies with an amount of zero. */
function moneyOf(
  record: EventStatsRecord,
  unitsOf: (line: EventStatsRecord['money'][number]) => bigint,
): Money[] {
  return record.money
    .filter((line) => unitsOf(line) !== 0n)
    .map((line) => presentMoney(totalOf(line.currency, unitsOf(line))));
}

/**
 * Returns the figures of an event for its organiser. One statement reads those of all events of a list.
 * @throws Forbidden when the actor may not see its sales
 */
export async function eventStats(scope: Scope, event: { id: string; issuerId: string }): Promise<EventStats> {
  if (!maySeeSales(scope.actor, { issuerId: event.issuerId, eventId: event.id })) throw new Forbidden();
  const stats = await loadStats(scope, event.id);
  if (stats === undefined) throw new NotFound('event');
  return stats;
}

const loadStats = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = await readEventStats(scope, ids);
  return new Map(records.map((record) => [record.eventId, presentEventStats(record)]));
});

/** The tickets of an event that nobody had to pay for. The caller must have checked that the reader sees its figures. */
export async function unpaidTickets(scope: Scope, eventId: string): Promise<UnpaidTickets> {
  return (await loadUnpaid(scope, eventId)) ?? { free: 0, guestList: 0 };
}

const loadUnpaid = batchByKey(async (scope: Scope, ids: string[]) => {
  const rows = await readUnpaidTickets(scope, ids);
  return new Map(rows.map(({ eventId, ...counts }) => [eventId, counts]));
});

/**
 * Subscribes to the figures of changed events: of the actor's organiser, or of all for system roles. Only ids are
 * published; the figures are read as the actor.
 */
export function watchIssuerStats(scope: Scope): AsyncIterableIterator<EventStats> {
  const actor = requireAny(signedIn(scope.actor), ['VIEW_SALES']);
  const issuer = isSystemRole(actor.role) ? '*' : actor.issuerId;
  if (issuer === null) throw new Forbidden();
  const { topics } = scope.services;
  return followChangedIds({
    coalesceMs: 500,
    capacity: 200,
    listen: (changed) => [topics.listen('issuer.stats', issuer, ({ eventId }) => changed(eventId))],
    readAll: async (ids) => (await readEventStats(scope, ids)).map(presentEventStats),
  });
}
