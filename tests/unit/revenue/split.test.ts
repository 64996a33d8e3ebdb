import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SplitShare,
  splitRevenue,
} from '../../../server/modules/revenue-sharing/rounds/payments.rules.ts';

const XLM = 10_000_000n;
const percent = (bps: number): SplitShare => ({ type: 'percentage', bps, fixedUnits: null });
const fixed = (units: bigint): SplitShare => ({ type: 'fixed', bps: null, fixedUnits: units });
const sum = (parts: readonly bigint[]): bigint => parts.reduce((total, part) => total + part, 0n);

const anyAmount = fc.bigInt(0n, 9_223_372_036_854_775_807n);
/** Up to 40 shares whose percentages never exceed the whole. */
const anyShares = fc
  .array(
    fc.oneof(fc.integer({ min: 0, max: 10_000 }).map(percent), fc.bigInt(0n, 1_000_000n * XLM).map(fixed)),
    { maxLength: 40 },
  )
  .map((shares) => {
    let left = 10_000;
    return shares.map((share) => {
      if (share.type === 'fixed') return share;
      const bps = Math.min(share.bps ?? 0, left);
      left -= bps;
      return percent(bps);
    });
  });

describe('a split of revenue', () => {
  it('fixed shares first, then percentages of what is left, the rest to the issuer', () => {
    const shares = [percent(3_000), fixed(100n * XLM), percent(2_000)];
    expect(splitRevenue(1_100n * XLM, shares)).toEqual({
      shares: [300n * XLM, 100n * XLM, 200n * XLM],
      issuer: 500n * XLM,
    });
  });

  it('a fixed share is given once over the life of the contract', () => {
    const shares = [fixed(100n * XLM), percent(10_000)];
    expect(splitRevenue(60n * XLM, shares)).toEqual({ shares: [60n * XLM, 0n], issuer: 0n });
    expect(splitRevenue(60n * XLM, shares, [60n * XLM, 0n])).toEqual({
      shares: [40n * XLM, 20n * XLM],
      issuer: 0n,
    });
    expect(splitRevenue(60n * XLM, shares, [100n * XLM, 0n]).shares).toEqual([0n, 60n * XLM]);
  });

  it('the units that do not divide go to the largest remainders, ties in list order and the issuer last', () => {
    expect(splitRevenue(10n, [percent(3_333), percent(3_333)])).toEqual({ shares: [3n, 3n], issuer: 4n });
    expect(splitRevenue(1n, [percent(5_000)])).toEqual({ shares: [1n], issuer: 0n });
    expect(splitRevenue(3n, [percent(2_500), percent(2_500), percent(2_500)])).toEqual({
      shares: [1n, 1n, 1n],
      issuer: 0n,
    });
  });

  it('more than a hundred percent are refused', () => {
    expect(() => splitRevenue(1n, [percent(10_000), percent(1)])).toThrow(RangeError);
  });

  it('sums to the whole for any amount and any shares, and no part is negative', () => {
    fc.assert(
      fc.property(anyAmount, anyShares, (amount, shares) => {
        const split = splitRevenue(amount, shares);
        expect(sum(split.shares) + split.issuer).toBe(amount);
        expect([...split.shares, split.issuer].every((part) => part >= 0n)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is within a stroop of the exact percentage', () => {
    fc.assert(
      fc.property(anyAmount, anyShares, (amount, shares) => {
        const split = splitRevenue(amount, shares);
        const rest = amount - sum(split.shares.filter((_, index) => shares[index]?.type === 'fixed'));
        shares.forEach(({ type, bps }, index) => {
          if (type === 'fixed') return;
          const off = (split.shares[index] ?? 0n) * 10_000n - rest * BigInt(bps ?? 0);
          expect(off > -10_000n && off < 10_000n).toBe(true);
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives a fixed share no more than it is due, whatever the rounds', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(1n, 500_000n * XLM), { maxLength: 12 }), anyShares, (rounds, shares) => {
        let given = shares.map(() => 0n);
        for (const amount of rounds) {
          const split = splitRevenue(amount, shares, given);
          expect(sum(split.shares) + split.issuer).toBe(amount);
          given = given.map((before, index) => before + (split.shares[index] ?? 0n));
        }
        // A later fixed share gets nothing before the earlier ones are complete.
        let open = false;
        shares.forEach(({ type, fixedUnits }, index) => {
          if (type !== 'fixed') return;
          expect(given[index]).toBeLessThanOrEqual(fixedUnits ?? 0n);
          if (open) expect(given[index]).toBe(0n);
          if ((given[index] ?? 0n) < (fixedUnits ?? 0n)) open = true;
        });
      }),
      { numRuns: 500 },
    );
  });
});
