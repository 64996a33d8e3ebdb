import { Keypair } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { pay } from './operations.ts';
import { ROOT, TestLedger } from './test-ledger.ts';

/** A hundred payments and more need a ledger with enough room; this one has room for `maxTxSetOps`. */
function crowd(maxTxSetOps: number, people: number, protocol = 19) {
  const ledger = new TestLedger({ maxTxSetOps, protocol });
  const keys: Keypair[] = [];
  while (keys.length < people) {
    keys.push(...ledger.fund(1));
  }
  const bid = (i: number, fee: number, operations = 1) =>
    ledger.plain(
      keys[i] ?? ROOT,
      Array.from({ length: operations }, () => pay(ROOT, 1n)),
      { fee },
    );
  return { ledger, keys, bid };
}

describe('a ledger that is full', () => {
  it('takes the best bids, all for the lowest of them; the others wait', () => {
    const { ledger, bid } = crowd(2, 3);
    const bids = [bid(0, 100), bid(1, 300), bid(2, 250)];
    expect(bids.map((one) => ledger.submit(one))).toEqual(['PENDING', 'PENDING', 'PENDING']);
    const closed = ledger.close();
    expect(closed.transactions.map(({ feeCharged }) => feeCharged)).toEqual([250n, 250n]);
    expect(bids.map((one) => ledger.resultIn(closed, one).slice(0, 9))).toEqual([
      'not in th',
      'txSuccess',
      'txSuccess',
    ]);
    expect(ledger.engine.queued()).toHaveLength(1);
    expect(ledger.close().transactions.map(({ feeCharged }) => feeCharged)).toEqual([100n]);
  });

  it('compares bids by operation, and lets the earlier one in among equals', () => {
    const { ledger, bid } = crowd(3, 3);
    const bids = [bid(0, 399, 2), bid(1, 200, 1), bid(2, 200, 1)];
    expect(bids.map((one) => ledger.submit(one))).toEqual(['PENDING', 'PENDING', 'PENDING']);
    const closed = ledger.close();
    // Of 399 for two, an operation pays 200: rates are rounded up.
    expect(bids.map((one) => ledger.resultIn(closed, one))).toEqual([
      'not in the ledger',
      'txSuccess 200 [paymentSuccess]',
      'txSuccess 200 [paymentSuccess]',
    ]);
  });

  it('costs more as soon as the largest transaction would not fit any more', () => {
    const { ledger, bid } = crowd(101, 2);
    ledger.submit(bid(0, 700));
    expect(ledger.close().transactions[0]?.feeCharged).toBe(100n);
    ledger.submit(bid(0, 700));
    ledger.submit(bid(1, 500));
    expect(ledger.close().transactions.map(({ feeCharged }) => feeCharged)).toEqual([500n, 500n]);
  });

  it('costs more only when something stays out, in newer protocols', () => {
    const { ledger, bid } = crowd(2, 3, 22);
    ledger.submit(bid(0, 700));
    ledger.submit(bid(1, 500));
    expect(ledger.close().transactions.map(({ feeCharged }) => feeCharged)).toEqual([100n, 100n]);
    for (const one of [bid(0, 700), bid(1, 500), bid(2, 400)]) {
      ledger.submit(one);
    }
    expect(ledger.close().transactions.map(({ feeCharged }) => feeCharged)).toEqual([500n, 500n]);
  });

  it('gives up what four ledgers left out, and refuses it for ten', () => {
    const { ledger, keys, bid } = crowd(2, 3);
    const poor = bid(2, 100);
    expect(ledger.submit(poor)).toBe('PENDING');
    for (let i = 0; i < 4; i += 1) {
      expect(ledger.submit(bid(0, 300))).toBe('PENDING');
      expect(ledger.submit(bid(1, 300))).toBe('PENDING');
      expect(ledger.submit(poor)).toBe('DUPLICATE');
      ledger.close();
    }
    const answers: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      answers.push(ledger.submit(poor));
      ledger.close();
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'TRY_AGAIN_LATER'), 'PENDING']);
    expect(ledger.account(keys[2] ?? ROOT).balance).toBe(10_000_000_000n - 101n);
  });
});

describe('a queue that is full', () => {
  it('lets only better bids in, in place of the lowest, and states a sufficient bid', () => {
    const { ledger, bid } = crowd(2, 8);
    for (const [i, fee] of [150, 120, 130, 140].entries()) {
      expect(ledger.submit(bid(i, fee))).toBe('PENDING');
    }
    expect(ledger.submit(bid(4, 120))).toBe('txInsufficientFee 121');
    expect(ledger.submit(bid(5, 200, 2))).toBe('txInsufficientFee 241');
    // Such a refusal bans as well.
    expect(ledger.submit(bid(4, 120))).toBe('TRY_AGAIN_LATER');
    expect(ledger.submit(bid(4, 125))).toBe('PENDING');
    expect(ledger.submit(bid(1, 120))).toBe('TRY_AGAIN_LATER');
    // Until the next close no bid at or below the evicted one is accepted.
    expect(ledger.submit(bid(6, 119))).toBe('txInsufficientFee 121');
    expect(ledger.submit(bid(6, 256, 2))).toBe('txInsufficientFee 261');
    expect(ledger.engine.queued().map(({ fee }) => fee)).toEqual([150n, 130n, 140n, 125n]);
    expect(ledger.submit(bid(6, 300, 2))).toBe('PENDING');
    expect(ledger.engine.queued().map(({ fee }) => fee)).toEqual([150n, 140n, 300n]);
    ledger.close();
    expect(ledger.submit(bid(7, 100))).toBe('PENDING');
  });

  it('has no room at all for more operations than it holds', () => {
    const { ledger, bid } = crowd(2, 1);
    expect(ledger.submit(bid(0, 5_000, 5))).toBe('TRY_AGAIN_LATER');
  });
});
