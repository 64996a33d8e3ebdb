import { Asset, Operation } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { describeResult } from './describe-result.ts';
import { create, data, merge, options, pay, withAmount } from './operations.ts';
import { ROOT, signAnew, TestLedger } from './test-ledger.ts';

const XLM = 10_000_000n;

describe('createAccount', () => {
  it('is refused for nothing and oneself only, which is the source of the operation', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const key = ledger.key();
    const refused = 'txFailed 100 [createAccountMalformed]';
    expect(ledger.submit(ledger.plain(alice, [withAmount(create(key, 1n), -1n)]))).toBe(refused);
    expect(ledger.submit(ledger.plain(alice, [create(alice, XLM)]))).toBe(refused);
    const bobs = ledger.plain(alice, [create(bob, XLM, bob)], { signers: [alice, bob] });
    expect(ledger.submit(bobs)).toBe(refused);
    const alices = ledger.plain(alice, [create(alice, XLM, bob)], { signers: [alice, bob] });
    expect(ledger.settle(alices)).toBe('txFailed 100 [createAccountAlreadyExist]');
  });

  it('looks on the ledger whether there is one, then at the reserve, then at the funds', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1, 2n * XLM);
    const settle = (...operations: ReturnType<typeof create>[]) =>
      ledger.settle(ledger.plain(alice, operations));
    expect(settle(create(ROOT, 0n))).toBe('txFailed 100 [createAccountAlreadyExist]');
    expect(settle(create(ledger.key(), 0n))).toBe('txFailed 100 [createAccountLowReserve]');
    expect(settle(create(ledger.key(), XLM - 1n))).toBe('txFailed 100 [createAccountLowReserve]');
    expect(settle(create(ledger.key(), XLM))).toBe('txFailed 100 [createAccountUnderfunded]');
    expect(ledger.account(alice).balance).toBe(2n * XLM - 400n);
  });

  it('makes an account that starts at the number of the ledger', () => {
    const ledger = new TestLedger();
    const key = ledger.key();
    expect(ledger.settle(ledger.plain(ROOT, [create(key, XLM)]))).toBe(
      'txSuccess 100 [createAccountSuccess]',
    );
    expect(ledger.account(key)).toMatchObject({
      balance: XLM,
      sequence: BigInt(ledger.sequence) << 32n,
      sequenceLedger: 0,
      thresholds: { master: 1, low: 0, medium: 0, high: 0 },
      lastModifiedLedger: ledger.sequence,
    });
  });
});

describe('payment', () => {
  it('of nothing or less is refused', () => {
    const ledger = new TestLedger();
    for (const amount of [0n, -1n]) {
      const payment = withAmount(pay(ledger.key(), 1n), amount);
      expect(ledger.submit(ledger.plain(ROOT, [payment]))).toBe('txFailed 100 [paymentMalformed]');
    }
  });

  it('to oneself always works, whatever the amount', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1, XLM + 100n);
    expect(ledger.settle(ledger.plain(alice, [pay(alice, 10n ** 17n)]))).toBe(
      'txSuccess 100 [paymentSuccess]',
    );
    expect(ledger.account(alice).balance).toBe(XLM);
  });

  it('looks for the destination first, then at the funds above the reserve', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1, 2n * XLM);
    const settle = (operation: ReturnType<typeof pay>) => ledger.settle(ledger.plain(alice, [operation]));
    expect(settle(pay(ledger.key(), 10n ** 17n))).toBe('txFailed 100 [paymentNoDestination]');
    expect(settle(pay(ROOT, XLM - 199n))).toBe('txFailed 100 [paymentUnderfunded]');
    expect(settle(pay(ROOT, XLM - 300n))).toBe('txSuccess 100 [paymentSuccess]');
    expect(ledger.account(alice).balance).toBe(XLM);
  });

  it('of an issued asset finds no trust, except between an issuer and itself', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, issuer = ROOT] = ledger.fund(2);
    const usd = (code: string, to: string, from = alice) =>
      ledger.settle(
        ledger.plain(from, [
          Operation.payment({ destination: to, asset: new Asset(code, issuer.publicKey()), amount: '1' }),
        ]),
      );
    expect(usd('USD', ledger.key().publicKey())).toBe('txFailed 100 [paymentNoDestination]');
    expect(usd('USD', ROOT.publicKey())).toBe('txFailed 100 [paymentNoTrust]');
    expect(usd('LONGCODE', ROOT.publicKey(), issuer)).toBe('txFailed 100 [paymentNoTrust]');
    expect(usd('USD', issuer.publicKey())).toBe('txFailed 100 [paymentSrcNoTrust]');
    expect(usd('USD', issuer.publicKey(), issuer)).toBe('txSuccess 100 [paymentSuccess]');
  });

  it('of an asset with an impossible code is refused', () => {
    const ledger = new TestLedger();
    const malformed = (code: Buffer) => {
      const asset = new Asset('ABCDEFGHIJKL'.slice(0, code.length), ROOT.publicKey());
      const payment = Operation.payment({ destination: ROOT.publicKey(), asset, amount: '1' });
      const envelope = ledger.plain(ROOT, [payment]).toEnvelope();
      const body = envelope.v1().tx().operations()[0]?.body().paymentOp().asset();
      (code.length === 4 ? body?.alphaNum4() : body?.alphaNum12())?.assetCode(code);
      const { resultXdr } = ledger.engine.submit(signAnew(envelope, [ROOT]));
      return resultXdr && describeResult(resultXdr);
    };
    const refused = 'txFailed 100 [paymentMalformed]';
    expect(malformed(Buffer.from('\0\0\0\0'))).toBe(refused);
    expect(malformed(Buffer.from('A\0B\0'))).toBe(refused);
    expect(malformed(Buffer.from('A-B\0'))).toBe(refused);
    expect(malformed(Buffer.from('ABCD\0\0\0\0\0\0\0\0'))).toBe(refused);
  });
});

describe('accountMerge', () => {
  it('moves all there is, and the account is gone', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    expect(ledger.settle(ledger.plain(alice, [merge(bob)]))).toBe(
      'txSuccess 100 [accountMergeSuccess 9999999900]',
    );
    expect(ledger.engine.account(alice.publicKey())).toBeNull();
    expect(ledger.account(bob).balance).toBe(2_000n * XLM - 100n);
  });

  it('into itself is refused for free; into a missing account, of an immutable one or one with data, it fails', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const settle = (...operations: ReturnType<typeof merge>[]) =>
      ledger.settle(ledger.plain(alice, operations));
    expect(ledger.submit(ledger.plain(alice, [merge(alice)]))).toBe('txFailed 100 [accountMergeMalformed]');
    expect(settle(merge(ledger.key()))).toBe('txFailed 100 [accountMergeNoAccount]');
    expect(settle(data('a', 'b'))).toMatch(/^txSuccess/);
    expect(settle(merge(ROOT))).toBe('txFailed 100 [accountMergeHasSubEntries]');
    expect(settle(options({ setFlags: 4 }))).toMatch(/^txSuccess/);
    expect(settle(merge(ROOT))).toBe('txFailed 100 [accountMergeImmutableSet]');
    expect(settle(merge(ledger.key()))).toBe('txFailed 100 [accountMergeNoAccount]');
  });

  it('takes signers along', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const signer = { ed25519PublicKey: ledger.key().publicKey(), weight: 1 };
    expect(ledger.settle(ledger.plain(alice, [options({ signer }), merge(ROOT)]))).toBe(
      'txSuccess 200 [setOptionsSuccess, accountMergeSuccess 9999999800]',
    );
    expect(ledger.engine.accountsSignedBy(signer.ed25519PublicKey)).toEqual([]);
  });

  it('is too early in the ledger that made the account', () => {
    const ledger = new TestLedger();
    const key = ledger.key();
    const both = ledger.plain(ROOT, [create(key, XLM), merge(ROOT, key)], { signers: [ROOT, key] });
    expect(ledger.settle(both)).toBe('txFailed 200 [createAccountSuccess, accountMergeSeqnumTooFar]');
  });

  it('is not for a number at or above the start of the ledger, used or only about to be', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const start = BigInt(ledger.sequence + 1) << 32n;
    const bump = Operation.bumpSequence({ bumpTo: start.toString() });
    expect(ledger.settle(ledger.plain(alice, [bump, merge(ROOT)]))).toBe(
      'txFailed 200 [bumpSequenceSuccess, accountMergeSeqnumTooFar]',
    );
    const below = Operation.bumpSequence({ bumpTo: ((BigInt(ledger.sequence + 1) << 32n) - 1n).toString() });
    expect(ledger.settle(ledger.plain(alice, [below, merge(ROOT)]))).toMatch(/^txSuccess/);
  });

  it('lets the account be made anew, one ledger later or in the same', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const before = ledger.account(alice).sequence;
    const again = ledger.plain(bob, [merge(bob, alice), create(alice, 5n * XLM)], { signers: [bob, alice] });
    expect(ledger.settle(again)).toMatch(/^txSuccess/);
    expect(ledger.account(alice).sequence).toBe(BigInt(ledger.sequence) << 32n);
    expect(ledger.account(alice).sequence).toBeGreaterThan(before);
  });
});
