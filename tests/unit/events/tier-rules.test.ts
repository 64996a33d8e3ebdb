import { describe, expect, it } from 'vitest';
import {
  checkAddition,
  planTiers,
  type TierRequest,
} from '../../../server/modules/events/tiers/tier.rules.ts';
import { BadInput } from '../../../server/platform/failures.ts';

const event = { startAt: new Date('2027-03-01T12:00:00Z'), endAt: new Date('2027-03-01T22:00:00Z') };
const request = (changed: Partial<TierRequest> = {}): TierRequest => ({
  tier: 'regular',
  count: 1,
  price: '50',
  currency: 'USD',
  gracePeriod: '15m',
  ...changed,
});

function plan(changed: Partial<TierRequest> = {}) {
  const [first] = planTiers([request(changed)], event);
  if (first === undefined) throw new Error('no plan');
  return first;
}

function faults(changed: Partial<TierRequest>): string[] {
  try {
    planTiers([request(changed)], event);
    return [];
  } catch (error) {
    const fields = (error as BadInput).details?.fields as { field: string }[] | undefined;
    return (fields ?? []).map((fault) => fault.field);
  }
}

describe('a tier that is asked for', () => {
  it("is good from the event's start to its end unless it says otherwise", () => {
    expect(plan()).toMatchObject({
      name: 'regular',
      priceUnits: 500_000_000n,
      effectiveAt: event.startAt,
      expiresAt: event.endAt,
      graceSeconds: 900,
      namedTimes: false,
    });
    const expiresAt = new Date('2027-03-02T04:00:00Z');
    expect(plan({ expiresAt, gracePeriod: '1h30m' })).toMatchObject({
      expiresAt,
      graceSeconds: 5_400,
      namedTimes: true,
    });
  });

  it.each([
    [{ tier: '  ' }, 'tiers.0.tier'],
    [{ tier: 'x'.repeat(101) }, 'tiers.0.tier'],
    [{ count: 0 }, 'tiers.0.count'],
    [{ count: 1_000_001 }, 'tiers.0.count'],
    [{ price: '1.12345678' }, 'tiers.0.price'],
    [{ price: '-1' }, 'tiers.0.price'],
    [{ currency: 'EUR' }, 'tiers.0.currency'],
    [{ gracePeriod: '15 minutes' }, 'tiers.0.gracePeriod'],
    [{ gracePeriod: '8d' }, 'tiers.0.gracePeriod'],
    [{ expiresAt: new Date('2027-03-01T11:00:00Z') }, 'tiers.0.expiresAt'],
  ] as [Partial<TierRequest>, string][])('is refused when %j, and the field is named', (changed, field) => {
    expect(faults(changed)).toEqual([field]);
  });

  it('comes with at most 49 others', () => {
    expect(() => planTiers([], event)).toThrow(BadInput);
    expect(() =>
      planTiers(
        Array.from({ length: 51 }, () => request()),
        event,
      ),
    ).toThrow(BadInput);
    expect(
      planTiers(
        Array.from({ length: 50 }, () => request()),
        event,
      ),
    ).toHaveLength(50);
  });
});

describe('tickets that are added to a tier', () => {
  const tier = { ...plan(), capacity: 10 };

  it('agree with it in price, currency and times that are named', () => {
    expect(() => checkAddition(tier, plan())).not.toThrow();
    expect(() => checkAddition(tier, plan({ price: '51' }))).toThrow(/another price/);
    expect(() => checkAddition(tier, plan({ currency: 'KES' }))).toThrow(/another currency/);
    expect(() => checkAddition(tier, plan({ effectiveAt: new Date('2027-03-01T13:00:00Z') }))).toThrow(
      /time of validity/,
    );
  });

  it('stop at ten million', () => {
    expect(() => checkAddition({ ...tier, capacity: 9_999_999 }, plan())).not.toThrow();
    expect(() => checkAddition({ ...tier, capacity: 10_000_000 }, plan())).toThrow(/10,000,000/);
  });
});
