import { xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { addSigner, bumpTo, create, data, merge, options, pay } from './operations.ts';
import { ROOT, TestLedger } from './test-ledger.ts';

const XLM = 10_000_000n;

describe('a transaction that fails on the ledger', () => {
  it('costs fee and sequence number, and leaves nothing else', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const [before, bobs] = [ledger.account(alice), ledger.account(bob)];
    const operations = [pay(bob, XLM), data('a', 'b'), pay(ledger.key(), 1n), addSigner(bob, 1)];
    expect(ledger.settle(ledger.plain(alice, operations))).toBe(
      'txFailed 400 [paymentSuccess, manageDataSuccess, paymentNoDestination, setOptionsSuccess]',
    );
    expect(ledger.account(alice)).toEqual({
      ...before,
      balance: before.balance - 400n,
      sequence: before.sequence + 1n,
      sequenceLedger: ledger.sequence,
      sequenceTime: ledger.time,
      lastModifiedLedger: ledger.sequence,
    });
    expect(ledger.account(bob)).toBe(bobs);
  });

  it('runs what comes after a failure on what came before it, without what failed', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2, 3n * XLM);
    const key = ledger.key();
    const operations = [
      create(key, 0n),
      create(key, XLM),
      pay(key, 1n),
      pay(bob, 5n * XLM),
      pay(bob, XLM - 500n - 2n, alice),
      pay(bob, 1n),
    ];
    expect(ledger.settle(ledger.plain(alice, operations))).toBe(
      'txFailed 600 [createAccountLowReserve, createAccountSuccess, paymentSuccess, paymentUnderfunded, paymentUnderfunded, paymentSuccess]',
    );
  });

  it('has no account to act with after a merge', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    expect(ledger.settle(ledger.plain(alice, [merge(ROOT), pay(ROOT, 1n)]))).toBe(
      'txFailed 200 [accountMergeSuccess 9999999800, opNoAccount]',
    );
  });
});

describe('an operation of a source that is not there', () => {
  it('is refused for free when the source has not signed', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n, ledger.key())]))).toBe(
      'txFailed 100 [opBadAuth]',
    );
  });

  it('is taken in when it has, and fails on the ledger', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const ghost = ledger.key();
    const operations = [pay(ROOT, 1n), pay(ROOT, 1n, ghost)];
    expect(ledger.settle(ledger.plain(alice, operations, { signers: [alice, ghost] }))).toBe(
      'txFailed 200 [paymentSuccess, opNoAccount]',
    );
  });

  it('works when an operation before it makes the account', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const child = ledger.key();
    const operations = [create(child, 2n * XLM), options({ masterWeight: 5 }, child), pay(alice, 1n, child)];
    expect(ledger.settle(ledger.plain(alice, operations, { signers: [alice, child] }))).toMatch(
      /^txSuccess 300/,
    );
    expect(ledger.account(child).thresholds.master).toBe(5);
  });
});

describe('two transactions that meet in a ledger', () => {
  it('apply in the order of arrival', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT, carol = ROOT] = ledger.fund(3, 2n * XLM);
    const onward = ledger.plain(bob, [pay(carol, 2n * XLM - 200n)]);
    const first = ledger.plain(alice, [pay(bob, XLM - 100n)]);
    expect([ledger.submit(first), ledger.submit(onward)]).toEqual(['PENDING', 'PENDING']);
    const closed = ledger.close();
    expect(ledger.resultIn(closed, onward)).toBe('txSuccess 100 [paymentSuccess]');
    expect(closed.transactions.map(({ index }) => index)).toEqual([1, 2]);
    const [dan = ROOT, eve = ROOT] = ledger.fund(2, 2n * XLM);
    const early = ledger.plain(eve, [pay(carol, 2n * XLM - 200n)]);
    const late = ledger.plain(dan, [pay(eve, XLM - 100n)]);
    expect([ledger.submit(early), ledger.submit(late)]).toEqual(['PENDING', 'PENDING']);
    expect(ledger.resultIn(ledger.close(), early)).toBe('txFailed 100 [paymentUnderfunded]');
  });

  it('have paid both fees before either runs', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2, 2n * XLM);
    const spendAll = ledger.plain(ROOT, [pay(alice, 1n), pay(ROOT, XLM, bob)], { signers: [ROOT, bob] });
    const own = ledger.plain(bob, [pay(alice, 1n)]);
    expect([ledger.submit(spendAll), ledger.submit(own)]).toEqual(['PENDING', 'PENDING']);
    const closed = ledger.close();
    expect(ledger.resultIn(closed, spendAll)).toBe('txFailed 200 [paymentSuccess, paymentUnderfunded]');
    expect(ledger.resultIn(closed, own)).toBe('txSuccess 100 [paymentSuccess]');
  });

  it('may take the sequence number away: the fee is gone, the number is not used', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const ahead = ledger.account(bob).sequence + 10n;
    const bump = ledger.plain(alice, [bumpTo(ahead, bob)], { signers: [alice, bob] });
    const own = ledger.plain(bob, [pay(alice, 1n)]);
    expect([ledger.submit(bump), ledger.submit(own)]).toEqual(['PENDING', 'PENDING']);
    expect(ledger.resultIn(ledger.close(), own)).toBe('txBadSeq 100');
    expect(ledger.account(bob)).toMatchObject({ sequence: ahead, balance: 1_000n * XLM - 100n });
  });

  it('may take the account away: the fee is gone as well', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const away = ledger.plain(alice, [merge(alice, bob)], { signers: [alice, bob] });
    const own = ledger.plain(bob, [pay(alice, 1n)]);
    expect([ledger.submit(away), ledger.submit(own)]).toEqual(['PENDING', 'PENDING']);
    const closed = ledger.close();
    expect(ledger.resultIn(closed, away)).toBe(`txSuccess 100 [accountMergeSuccess ${1_000n * XLM - 100n}]`);
    expect(ledger.resultIn(closed, own)).toBe('txNoAccount 100');
  });

  it('may take the right to sign away: fee and number are both gone', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const lock = ledger.plain(alice, [options({ masterWeight: 0 }, bob)], { signers: [alice, bob] });
    const before = ledger.account(bob).sequence;
    const own = ledger.plain(bob, [pay(alice, 1n)]);
    expect([ledger.submit(lock), ledger.submit(own)]).toEqual(['PENDING', 'PENDING']);
    expect(ledger.resultIn(ledger.close(), own)).toBe('txBadAuth 100');
    expect(ledger.account(bob).sequence).toBe(before + 1n);
  });

  it('may make a signature surplus, or too little for some operations, each of which says so', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT, carol = ROOT] = ledger.fund(3);
    expect(ledger.settle(ledger.plain(bob, [addSigner(carol, 1), options({ medThreshold: 2 })]))).toMatch(
      /^txSuccess/,
    );
    const lower = ledger.plain(alice, [options({ medThreshold: 1 }, bob)], { signers: [alice, bob] });
    const surplus = ledger.plain(bob, [pay(alice, 1n)], { signers: [bob, carol] });
    expect([ledger.submit(lower), ledger.submit(surplus)]).toEqual(['PENDING', 'PENDING']);
    expect(ledger.resultIn(ledger.close(), surplus)).toBe('txBadAuthExtra 100');
    const raise = ledger.plain(alice, [options({ medThreshold: 3 }, bob)], { signers: [alice, bob] });
    const short = ledger.plain(bob, [bumpTo(0n), pay(alice, 1n), bumpTo(0n), pay(alice, 1n)]);
    expect([ledger.submit(raise), ledger.submit(short)]).toEqual(['PENDING', 'PENDING']);
    expect(ledger.resultIn(ledger.close(), short)).toBe(
      'txFailed 400 [bumpSequenceSuccess, opBadAuth, bumpSequenceSuccess, opBadAuth]',
    );
  });

  it('may leave nothing above the reserve, which spends fee and number', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const [poor = ROOT] = ledger.fund(1, 15_000_000n + 300n);
    const before = ledger.account(poor).sequence;
    // One more reserve takes the account to its minimum balance; its other payment is underfunded.
    const lock = ledger.plain(alice, [addSigner(ledger.key(), 1, poor), pay(alice, 200n, poor)], {
      signers: [alice, poor],
    });
    const own = ledger.plain(poor, [pay(alice, 1n)]);
    expect([ledger.submit(lock), ledger.submit(own)]).toEqual(['PENDING', 'PENDING']);
    const closed = ledger.close();
    expect(ledger.resultIn(closed, lock)).toBe('txSuccess 200 [setOptionsSuccess, paymentSuccess]');
    expect(ledger.resultIn(closed, own)).toBe('txFailed 100 [paymentUnderfunded]');
    expect(ledger.account(poor).sequence).toBe(before + 1n);
  });

  it('keeps an account from merging while a later one of its transactions uses a number above the start', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const high = (BigInt(ledger.sequence + 1) << 32n) + 5n;
    const away = ledger.plain(alice, [merge(alice, bob)], { signers: [alice, bob] });
    const own = ledger.plain(bob, [pay(alice, 1n)], {
      sequence: high,
      edit: (body) =>
        body.cond(
          xdr.Preconditions.precondV2(
            new xdr.PreconditionsV2({
              timeBounds: null,
              ledgerBounds: null,
              minSeqNum: xdr.Int64.fromString('0'),
              minSeqAge: xdr.Uint64.fromString('0'),
              minSeqLedgerGap: 0,
              extraSigners: [],
            }),
          ),
        ),
    });
    expect([ledger.submit(away), ledger.submit(own)]).toEqual(['PENDING', 'PENDING']);
    const closed = ledger.close();
    expect(ledger.resultIn(closed, away)).toBe('txFailed 100 [accountMergeSeqnumTooFar]');
    expect(ledger.resultIn(closed, own)).toBe('txSuccess 100 [paymentSuccess]');
  });
});

describe('a fee', () => {
  it('may be taken out of the reserve; then the account can do nothing', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const [poor = ROOT] = ledger.fund(1, XLM + 100n);
    // On submission the funds suffice; on the ledger a signer added by another transaction reserves them first.
    const drain = ledger.plain(alice, [pay(alice, 100n, poor)], { signers: [alice, poor] });
    expect(ledger.submit(drain)).toBe('PENDING');
    expect(ledger.submit(ledger.plain(poor, [pay(alice, 1n)]))).toBe('PENDING');
    const closed = ledger.close();
    expect(ledger.resultIn(closed, drain)).toBe('txFailed 100 [paymentUnderfunded]');
    expect(closed.transactions.map(({ feeCharged }) => feeCharged)).toEqual([100n, 100n]);
    expect(ledger.account(poor).balance).toBe(XLM);
  });
});
