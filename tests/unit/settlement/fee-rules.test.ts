import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstBid,
  raisedBid,
  ratePerOperation,
} from '../../../server/ledger/settlement/submission/submission.rules.ts';

const CAP = 100_000n;
const CALM = { lastBaseFee: 100n, p90: 100n };
const stroops = fc.bigInt({ min: 0n, max: 10_000_000n });

describe('the first bid', () => {
  it('follows the market between the least and the cap', () => {
    expect(firstBid(CALM, CAP)).toBe(100n);
    expect(firstBid({ lastBaseFee: 100n, p90: 700n }, CAP)).toBe(700n);
    expect(firstBid({ lastBaseFee: 5_000n, p90: 100n }, CAP)).toBe(5_000n);
    expect(firstBid({ lastBaseFee: 0n, p90: 0n }, CAP)).toBe(100n);
    expect(firstBid({ lastBaseFee: 100n, p90: 900_000n }, CAP)).toBe(CAP);
  });
});

describe('a raised bid', () => {
  it('is twice what was asked, as far as the cap allows', () => {
    const question = { bid: 100n, market: CALM, queued: false, cap: CAP };
    expect(raisedBid({ ...question, needed: 5_000n })).toBe(10_000n);
    expect(raisedBid({ ...question, needed: 80_000n })).toBe(CAP);
    expect(raisedBid({ ...question, needed: 100_001n })).toBeNull();
  });

  it('is at least ten times what waits in a queue', () => {
    const question = { bid: 300n, needed: 320n, market: CALM, cap: CAP };
    expect(raisedBid({ ...question, queued: false })).toBe(640n);
    expect(raisedBid({ ...question, queued: true })).toBe(3_000n);
    expect(raisedBid({ ...question, bid: 20_000n, queued: true })).toBeNull();
  });

  it('is not raised for nothing', () => {
    expect(raisedBid({ bid: 100n, needed: null, market: CALM, queued: true, cap: CAP })).toBeNull();
    const surge = { lastBaseFee: 5_000n, p90: 100n };
    expect(raisedBid({ bid: 100n, needed: null, market: surge, queued: true, cap: CAP })).toBe(10_000n);
  });

  it('is always enough, higher than the last one, and within the cap', () => {
    const question = fc.record({
      bid: fc.bigInt({ min: 100n, max: CAP }),
      needed: fc.option(stroops, { nil: null }),
      market: fc.record({ lastBaseFee: stroops, p90: stroops }),
      queued: fc.boolean(),
      cap: fc.constant(CAP),
    });
    fc.assert(
      fc.property(question, (asked) => {
        const raised = raisedBid(asked);
        if (raised === null) return;
        expect(raised).toBeLessThanOrEqual(asked.cap);
        expect(raised).toBeGreaterThanOrEqual(asked.queued ? asked.bid * 10n : asked.bid + 1n);
        expect(raised).toBeGreaterThanOrEqual(asked.needed ?? 0n);
      }),
    );
  });
});

describe('a rate for each operation', () => {
  it('is rounded up, so that the sum suffices', () => {
    expect(ratePerOperation(1_334n, 4)).toBe(334n);
    fc.assert(
      fc.property(stroops, fc.integer({ min: 1, max: 101 }), (total, operations) => {
        const rate = ratePerOperation(total, operations);
        expect(rate * BigInt(operations)).toBeGreaterThanOrEqual(total);
        expect((rate - 1n) * BigInt(operations)).toBeLessThan(total === 0n ? 1n : total);
      }),
    );
  });
});
