import { totalOf } from '../../lib/money/index.ts';
import { type Money, presentMoney } from '../../platform/graphql/money.type.ts';
import { presentTier } from './event.present.ts';
import type { EventStatsRecord } from './event-stats.reads.ts';
import type { EventStats } from './event-stats.type.ts';

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
    eventId: record.event_id,
    tiers,
    totalGenerated: total('generated'),
    totalSold: total('sold'),
    totalHeld: total('held'),
    totalEntered: total('entered'),
    revenue: moneyOf(record, ({ revenue }) => BigInt(revenue)),
    collected: moneyOf(
      record,
      ({ revenue, dues, waived }) => BigInt(revenue) - BigInt(dues) - BigInt(waived),
    ),
    duesOpen: moneyOf(record, ({ dues }) => BigInt(dues)),
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
