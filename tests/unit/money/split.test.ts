import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAmount } from '../../../server/lib/money/index.ts';
import { anyUnits, faultOf, kes } from './amounts.ts';

const weights = fc
  .array(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1, maxLength: 20 })
  .filter((list) => list.some((weight) => weight > 0n));
const units = (parts: { units: bigint }[]) => parts.map((part) => part.units);

describe('a split', () => {
  it('gives what is left to the largest remainders, ties in list order', () => {
    expect(units(splitAmount(kes(100n), [1n, 1n, 1n]))).toEqual([34n, 33n, 33n]);
    expect(units(splitAmount(kes(101n), [1n, 1n, 1n]))).toEqual([34n, 34n, 33n]);
    expect(units(splitAmount(kes(10n), [3_333n, 6_667n]))).toEqual([3n, 7n]);
    expect(units(splitAmount(kes(7n), [1n, 2n, 1n]))).toEqual([2n, 3n, 2n]);
    expect(units(splitAmount(kes(5n), [0n, 1n]))).toEqual([0n, 5n]);
    expect(units(splitAmount(kes(1n), [1n, 1n]))).toEqual([1n, 0n]);
  });

  it('loses nothing: the parts sum to the whole', () => {
    fc.assert(
      fc.property(anyUnits, weights, (whole, list) => {
        const total = units(splitAmount(kes(whole), list)).reduce((sum, part) => sum + part, 0n);
        expect(total).toBe(whole);
      }),
    );
  });

  it('is fair: no part is a unit or more away from its exact share, and a part without weight gets nothing', () => {
    fc.assert(
      fc.property(anyUnits, weights, (whole, list) => {
        const total = list.reduce((sum, weight) => sum + weight, 0n);
        splitAmount(kes(whole), list).forEach((part, index) => {
          const off = part.units * total - whole * (list[index] ?? 0n);
          expect(off < total && off > -total).toBe(true);
          if (list[index] === 0n) expect(part.units).toBe(0n);
        });
      }),
    );
  });

  it('depends on proportions alone', () => {
    fc.assert(
      fc.property(anyUnits, weights, fc.bigInt({ min: 1n, max: 1_000n }), (whole, list, factor) => {
        const scaled = list.map((weight) => weight * factor);
        expect(splitAmount(kes(whole), scaled)).toEqual(splitAmount(kes(whole), list));
      }),
    );
  });

  it('refuses shares and amounts that make no sense', () => {
    expect(faultOf(() => splitAmount(kes(1n), []))).toBe('WEIGHTS');
    expect(faultOf(() => splitAmount(kes(1n), [0n]))).toBe('WEIGHTS');
    expect(faultOf(() => splitAmount(kes(1n), [2n, -1n]))).toBe('WEIGHTS');
    expect(faultOf(() => splitAmount(kes(-1n), [1n]))).toBe('RANGE');
  });
});
