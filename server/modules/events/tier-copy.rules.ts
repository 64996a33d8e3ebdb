import { type FieldFault, refuseFaults } from '../../platform/failures.ts';
import { checkMoment } from './event.rules.ts';
import type { TierRow } from './tier.row.ts';
import type { TierPlan } from './tier.rules.ts';

type Copied = Pick<
  TierRow,
  'name' | 'capacity' | 'priceUnits' | 'currency' | 'effectiveAt' | 'expiresAt' | 'graceSeconds'
>;

/**
 * Copies tiers with their capacity and shifts their times.
 * @param shift in milliseconds, may be negative
 * @throws BadInput when the shift moves a time out of this century
 */
export function planCopies(tiers: readonly Copied[], shift: number): TierPlan[] {
  const faults: FieldFault[] = [];
  const moved = (moment: Date): Date => {
    const there = new Date(moment.getTime() + shift);
    checkMoment(there, 'startDate', 'Every time of the tiers', faults);
    return there;
  };
  const plans = tiers.map((tier) => ({
    name: tier.name,
    count: tier.capacity,
    priceUnits: tier.priceUnits,
    currency: tier.currency,
    effectiveAt: moved(tier.effectiveAt),
    expiresAt: moved(tier.expiresAt),
    graceSeconds: tier.graceSeconds,
    namedTimes: true,
  }));
  // One fault is enough: all of them concern the same date.
  refuseFaults(faults.slice(0, 1));
  return plans;
}
