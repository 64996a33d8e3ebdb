import { type Transaction, TransactionBuilder, xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { bumpTo, pay } from './operations.ts';
import { PASSPHRASE, ROOT, TestLedger, type Wish } from './test-ledger.ts';

const until = (maxTime: number): NonNullable<Wish['edit']> => {
  const bounds = { minTime: xdr.Uint64.fromString('0'), maxTime: xdr.Uint64.fromString(String(maxTime)) };
  return (body) => body.cond(xdr.Preconditions.precondTime(new xdr.TimeBounds(bounds)));
};

describe('a busy source', () => {
  it('has its envelope taken once; another one must wait, whatever its number ahead', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const first = ledger.plain(alice, [pay(ROOT, 1n)]);
    const now = ledger.account(alice).sequence;
    expect(ledger.submit(first)).toBe('PENDING');
    expect(ledger.submit(first)).toBe('DUPLICATE');
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 2n)]))).toBe('TRY_AGAIN_LATER');
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { sequence: now + 2n }))).toBe(
      'TRY_AGAIN_LATER',
    );
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { sequence: now }))).toBe('txBadSeq 100');
    expect(ledger.close().transactions).toHaveLength(1);
    expect(ledger.submit(first)).toBe('txBadSeq 100');
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 2n)]))).toBe('PENDING');
  });

  it('knows an envelope by its signatures too', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)]))).toBe('PENDING');
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { signers: [alice, bob] }))).toBe(
      'TRY_AGAIN_LATER',
    );
  });

  it('is judged by its own queue, not by that of the account it acts for', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n, bob)], { signers: [alice, bob] }))).toBe(
      'PENDING',
    );
    expect(ledger.submit(ledger.plain(bob, [pay(ROOT, 1n)]))).toBe('PENDING');
  });
});

describe('a fee bump of what waits', () => {
  it('takes its place for ten times the rate, and states that rate', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, payer = ROOT] = ledger.fund(2);
    const plain = ledger.plain(alice, [pay(ROOT, 1n)], { fee: 101 });
    expect(ledger.submit(plain)).toBe('PENDING');
    expect(ledger.submit(ledger.bump(plain, payer, 2019n))).toBe('txInsufficientFee 2020');
    const bump = ledger.bump(plain, payer, 2020n);
    expect(ledger.submit(bump)).toBe('PENDING');
    expect(ledger.submit(bump)).toBe('DUPLICATE');
    expect(ledger.submit(plain)).toBe('DUPLICATE');
    expect(ledger.submit(ledger.bump(plain, payer, 20_199n))).toBe('txInsufficientFee 20200');
    expect(ledger.submit(ledger.bump(plain, payer, -1n))).toBe('txInsufficientFee 20200');
    const closed = ledger.close();
    expect(closed.transactions).toHaveLength(1);
    expect(ledger.resultIn(closed, bump)).toBe('txFeeBumpInnerSuccess 200 {txSuccess 100 [paymentSuccess]}');
  });

  it('counts by operations: the missing part of a stroop is rounded up', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, payer = ROOT] = ledger.fund(2);
    const three = ledger.plain(alice, [pay(ROOT, 1n), pay(ROOT, 1n), pay(ROOT, 1n)], { fee: 1000 });
    expect(ledger.submit(three)).toBe('PENDING');
    expect(ledger.submit(ledger.bump(three, payer, 13_333n))).toBe('txInsufficientFee 13334');
    expect(ledger.submit(ledger.bump(three, payer, 13_334n))).toBe('PENDING');
  });

  it('may carry another transaction of the same number, of no other', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, payer = ROOT] = ledger.fund(2);
    const now = ledger.account(alice).sequence;
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)]))).toBe('PENDING');
    const at = (sequence: bigint) =>
      ledger.bump(ledger.plain(alice, [bumpTo(0n)], { sequence }), payer, 2000n);
    expect(ledger.submit(at(now))).toBe('txBadSeq 0');
    expect(ledger.submit(at(now + 2n))).toBe('TRY_AGAIN_LATER');
    expect(ledger.submit(at(now + 1n))).toBe('PENDING');
    expect(ledger.close().transactions).toHaveLength(1);
  });

  it('goes to the end of the order of arrival', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT, payer = ROOT] = ledger.fund(3);
    const plain = ledger.plain(alice, [pay(ROOT, 1n)]);
    ledger.submit(plain);
    ledger.submit(ledger.plain(bob, [pay(ROOT, 1n)]));
    ledger.submit(ledger.bump(plain, payer, 2000n));
    expect(ledger.close().transactions.map(({ transaction }) => transaction.kind)).toEqual([
      'transaction',
      'fee_bump',
    ]);
  });
});

describe('bids of one payer', () => {
  it('must all be there, and are asked for last', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT, carol = ROOT] = ledger.fund(3);
    const [payer = ROOT] = ledger.fund(1, 10_000_000n + 2_500n);
    const of = (key: typeof alice, fee: bigint, signers = [key]) =>
      ledger.bump(ledger.plain(key, [pay(ROOT, 1n)], { signers }), payer, fee);
    expect(ledger.submit(of(alice, 2_000n))).toBe('PENDING');
    expect(ledger.submit(of(bob, 501n, [bob, carol]))).toBe('txFeeBumpInnerFailed 200 {txBadAuthExtra 0}');
    expect(ledger.submit(of(bob, 501n))).toBe('txInsufficientBalance 200');
    expect(ledger.submit(ledger.plain(payer, [pay(ROOT, 1n)], { fee: 501 }))).toBe(
      'txInsufficientBalance 100',
    );
    expect(ledger.submit(of(bob, 500n))).toBe('PENDING');
    // A source that replaces its own bid needs only the difference.
    ledger.close();
    expect(ledger.account(payer).balance).toBe(10_000_000n + 2_100n);
    const again = ledger.plain(alice, [pay(ROOT, 1n)]);
    expect(ledger.submit(ledger.bump(again, payer, 200n))).toBe('PENDING');
    expect(ledger.submit(ledger.bump(again, payer, 2_100n))).toBe('PENDING');
    expect(ledger.submit(of(carol, 200n))).toBe('txInsufficientBalance 200');
  });
});

describe('what fell out', () => {
  it('at a close is refused nine times, one a ledger, and then judged as any other', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const short = ledger.plain(alice, [pay(ROOT, 1n)], { edit: until(ledger.time + 10) });
    expect(ledger.submit(short)).toBe('PENDING');
    const closed = ledger.close(11);
    expect(closed.transactions).toHaveLength(0);
    expect(closed.dropped).toHaveLength(1);
    expect(ledger.account(alice).balance).toBe(10_000_000_000n);
    const answers: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      answers.push(ledger.submit(short));
      ledger.close();
    }
    expect(answers).toEqual([...Array.from({ length: 9 }, () => 'TRY_AGAIN_LATER'), 'txTooLate 100']);
  });

  it('is known by its envelope: another signature makes it another one', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const edit = until(ledger.time + 10);
    const short = ledger.plain(alice, [pay(ROOT, 1n)], { edit });
    ledger.submit(short);
    ledger.close(11);
    const twice = TransactionBuilder.fromXDR(short.toEnvelope(), PASSPHRASE) as Transaction;
    twice.sign(alice);
    expect(ledger.submit(short)).toBe('TRY_AGAIN_LATER');
    expect(ledger.submit(twice)).toBe('txTooLate 100');
  });

  it('frees its source and its bid', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    ledger.submit(
      ledger.plain(alice, [pay(ROOT, 1n)], { edit: until(ledger.time + 10), fee: 4_000_000_000 }),
    );
    ledger.close(11);
    expect(ledger.settle(ledger.plain(alice, [pay(ROOT, 1n)], { fee: 4_000_000_000 }))).toMatch(/^txSuccess/);
  });

  it('exactly at the last second is still in', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const last = ledger.plain(alice, [pay(ROOT, 1n)], { edit: until(ledger.time + 10) });
    ledger.submit(last);
    expect(ledger.resultIn(ledger.close(10), last)).toBe('txSuccess 100 [paymentSuccess]');
  });
});

describe('chains of one source, as older cores take them', () => {
  it('apply in the order of their numbers', () => {
    const ledger = new TestLedger({ queuedPerSource: 'chain' });
    const [alice = ROOT, payer = ROOT] = ledger.fund(2);
    const now = ledger.account(alice).sequence;
    const at = (ahead: bigint) => ledger.plain(alice, [pay(ROOT, 1n)], { sequence: now + ahead });
    expect(ledger.submit(at(1n))).toBe('PENDING');
    expect(ledger.submit(at(3n))).toBe('txBadSeq 100');
    expect(ledger.submit(at(2n))).toBe('PENDING');
    expect(ledger.submit(at(2n))).toBe('DUPLICATE');
    expect(ledger.submit(ledger.plain(alice, [bumpTo(0n)], { sequence: now + 2n }))).toBe('txBadSeq 100');
    expect(ledger.submit(ledger.bump(at(1n), payer, 2_000n))).toBe('PENDING');
    expect(ledger.submit(ledger.bump(at(4n), payer, 2_000n))).toBe('txBadSeq 0');
    expect(ledger.submit(ledger.bump(at(3n), payer, 2_000n))).toBe('PENDING');
    const kinds = ledger
      .close()
      .transactions.map(({ transaction, successful }) => [transaction.kind, successful]);
    expect(kinds).toEqual([
      ['fee_bump', true],
      ['transaction', true],
      ['fee_bump', true],
    ]);
    expect(ledger.account(alice).sequence).toBe(now + 3n);
  });

  it('fall out with the one before them', () => {
    const ledger = new TestLedger({ queuedPerSource: 'chain' });
    const [alice = ROOT] = ledger.fund(1);
    const now = ledger.account(alice).sequence;
    const first = ledger.plain(alice, [pay(ROOT, 1n)], { edit: until(ledger.time + 10) });
    const second = ledger.plain(alice, [pay(ROOT, 1n)], { sequence: now + 2n });
    expect([ledger.submit(first), ledger.submit(second)]).toEqual(['PENDING', 'PENDING']);
    expect(ledger.close(11).transactions).toHaveLength(0);
    expect(ledger.submit(second)).toBe('TRY_AGAIN_LATER');
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 7n)]))).toBe('PENDING');
  });
});
