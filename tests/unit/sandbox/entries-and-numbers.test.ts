import { xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { subentriesOf } from '../../../server/sandbox/core/index.ts';
import { addSigner, bumpTo, data } from './operations.ts';
import { ROOT, TestLedger } from './test-ledger.ts';

const XLM = 10_000_000n;

describe('manageData', () => {
  it('wants a printable name', () => {
    const ledger = new TestLedger();
    const named = (name: Buffer) => {
      const operation = data('a', 'b');
      operation.body().manageDataOp().dataName(name);
      return ledger.submit(ledger.plain(ROOT, [operation]));
    };
    for (const name of ['', 'a\t', 'ö']) {
      expect(named(Buffer.from(name))).toBe('txFailed 100 [manageDataInvalidName]');
    }
    expect(named(Buffer.from([0x80]))).toBe('txFailed 100 [manageDataInvalidName]');
  });

  it('makes, changes and deletes an entry, and knows when there is none', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const settle = (...operations: xdr.Operation[]) => ledger.settle(ledger.plain(alice, operations));
    expect(settle(data('b', 'one'), data('a', ''))).toMatch(/^txSuccess/);
    expect([...ledger.account(alice).data]).toEqual([
      ['a', ''],
      ['b', Buffer.from('one').toString('base64')],
    ]);
    expect(settle(data('b', 'two'))).toMatch(/^txSuccess/);
    expect(ledger.account(alice).data.get('b')).toBe(Buffer.from('two').toString('base64'));
    expect(settle(data('b', null), data('a', null))).toMatch(/^txSuccess/);
    expect(subentriesOf(ledger.account(alice))).toBe(0);
    expect(settle(data('b', null))).toBe('txFailed 100 [manageDataNameNotFound]');
  });

  it('needs a reserve for a new entry, none for a change', () => {
    const ledger = new TestLedger();
    const [poor = ROOT] = ledger.fund(1, 15_000_000n + 300n);
    const settle = (operation: xdr.Operation) => ledger.settle(ledger.plain(poor, [operation]));
    expect(settle(data('a', '1'))).toMatch(/^txSuccess/);
    expect(settle(data('b', '1'))).toBe('txFailed 100 [manageDataLowReserve]');
    expect(settle(data('a', '2'))).toMatch(/^txSuccess/);
  });

  it('stops at a thousand entries, signers among them', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1, 2_000n * XLM);
    const settle = (operations: xdr.Operation[]) => ledger.settle(ledger.plain(alice, operations));
    for (let from = 0; from < 1000; from += 100) {
      const entries = Array.from({ length: 100 }, (_, i) => data(`entry ${from + i}`, 'x'));
      expect(settle(from === 0 ? [addSigner(ROOT, 1), ...entries.slice(1)] : entries)).toMatch(/^txSuccess/);
    }
    expect(subentriesOf(ledger.account(alice))).toBe(1000);
    expect(settle([data('one more', 'x')])).toBe('txFailed 100 [opTooManySubentries]');
    expect(settle([addSigner(ledger.key(), 1)])).toBe('txFailed 100 [opTooManySubentries]');
    expect(settle([data('entry 7', 'y')])).toMatch(/^txSuccess/);
  });
});

describe('bumpSequence', () => {
  it('is refused below zero and silent when it is not ahead', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const start = ledger.account(alice).sequence;
    const negative = bumpTo(0n);
    negative.body().bumpSequenceOp().bumpTo(xdr.Int64.fromString('-1'));
    expect(ledger.submit(ledger.plain(alice, [negative]))).toBe('txFailed 100 [bumpSequenceBadSeq]');
    expect(ledger.settle(ledger.plain(alice, [bumpTo(0n)]))).toBe('txSuccess 100 [bumpSequenceSuccess]');
    expect(ledger.account(alice).sequence).toBe(start + 1n);
    expect(ledger.settle(ledger.plain(alice, [bumpTo(start + 50n)]))).toMatch(/^txSuccess/);
    expect(ledger.account(alice).sequence).toBe(start + 50n);
  });

  it('to the last number is the end of the account', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const last = 2n ** 63n - 1n;
    expect(ledger.settle(ledger.plain(alice, [bumpTo(last)]))).toMatch(/^txSuccess/);
    expect(ledger.submit(ledger.plain(alice, [bumpTo(1n)], { sequence: last }))).toBe('txBadSeq 100');
    expect(ledger.submit(ledger.plain(alice, [bumpTo(1n)], { sequence: -(2n ** 63n) + 1n }))).toBe(
      'txBadSeq 100',
    );
  });
});
