import { type AuthFlag, StrKey, xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';

import { addSigner, options } from './operations.ts';
import { ROOT, TestLedger } from './test-ledger.ts';

function raw(edit: (body: xdr.SetOptionsOp) => void): xdr.Operation {
  const operation = options({});
  edit(operation.body().setOptionsOp());
  return operation;
}

describe('setOptions at the door', () => {
  const ledger = new TestLedger();
  const [alice = ROOT] = ledger.fund(1);
  const tell = (edit: (body: xdr.SetOptionsOp) => void) => ledger.submit(ledger.plain(alice, [raw(edit)]));
  const signer = (key: xdr.SignerKey, weight: number) => new xdr.Signer({ key, weight });
  const own = xdr.SignerKey.signerKeyTypeEd25519(alice.rawPublicKey());
  const other = xdr.SignerKey.signerKeyTypeEd25519(ROOT.rawPublicKey());

  it('knows four flags, and none to set and clear at once', () => {
    expect(tell((body) => body.setFlags(16))).toBe('txFailed 100 [setOptionsUnknownFlag]');
    expect(tell((body) => body.clearFlags(0x80000000))).toBe('txFailed 100 [setOptionsUnknownFlag]');
    expect(tell((body) => [body.setFlags(3), body.clearFlags(6)])).toBe('txFailed 100 [setOptionsBadFlags]');
    expect(tell((body) => [body.setFlags(3), body.clearFlags(16 + 2)])).toBe(
      'txFailed 100 [setOptionsUnknownFlag]',
    );
  });

  it('knows weights up to 255', () => {
    const refused = 'txFailed 100 [setOptionsThresholdOutOfRange]';
    expect(tell((body) => body.masterWeight(256))).toBe(refused);
    expect(tell((body) => body.lowThreshold(256))).toBe(refused);
    expect(tell((body) => body.medThreshold(0xffffffff))).toBe(refused);
    expect(tell((body) => [body.highThreshold(256), body.setFlags(1)])).toBe(refused);
    expect(tell((body) => [body.highThreshold(256), body.setFlags(16)])).toBe(
      'txFailed 100 [setOptionsUnknownFlag]',
    );
  });

  it('refuses the own key, a weight above 255 and a payload of nothing as a signer', () => {
    const refused = 'txFailed 100 [setOptionsBadSigner]';
    expect(tell((body) => body.signer(signer(own, 1)))).toBe(refused);
    expect(tell((body) => body.signer(signer(own, 0)))).toBe(refused);
    expect(tell((body) => body.signer(signer(other, 256)))).toBe(refused);
    const empty = new xdr.SignerKeyEd25519SignedPayload({
      ed25519: ROOT.rawPublicKey(),
      payload: Buffer.alloc(0),
    });
    const key = xdr.SignerKey.signerKeyTypeEd25519SignedPayload(empty);
    expect(tell((body) => body.signer(signer(key, 1)))).toBe(refused);
    expect(tell((body) => [body.signer(signer(own, 1)), body.masterWeight(256)])).toBe(
      'txFailed 100 [setOptionsThresholdOutOfRange]',
    );
  });

  it('wants a printable home domain', () => {
    for (const text of ['a\n', 'a\u007f', 'ä', '\0']) {
      expect(tell((body) => body.homeDomain(text))).toBe('txFailed 100 [setOptionsInvalidHomeDomain]');
    }
    expect(tell((body) => [body.homeDomain('ä'), body.signer(signer(own, 1))])).toBe(
      'txFailed 100 [setOptionsBadSigner]',
    );
  });
});

describe('setOptions on the ledger', () => {
  it('changes what it names and leaves the rest', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const all = options({
      inflationDest: bob.publicKey(),
      setFlags: 3 as AuthFlag,
      masterWeight: 255,
      lowThreshold: 1,
      medThreshold: 2,
      highThreshold: 3,
      homeDomain: 'passa.example',
    });
    expect(ledger.settle(ledger.plain(alice, [all]))).toBe('txSuccess 100 [setOptionsSuccess]');
    expect(ledger.settle(ledger.plain(alice, [options({ clearFlags: 1, homeDomain: '' })]))).toMatch(
      /^txSuccess/,
    );
    expect(ledger.account(alice)).toMatchObject({
      inflationDestination: bob.publicKey(),
      flags: 2,
      homeDomain: '',
      thresholds: { master: 255, low: 1, medium: 2, high: 3 },
    });
  });

  it('wants an inflation destination that is there', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const to = (key: string) => ledger.settle(ledger.plain(alice, [options({ inflationDest: key })]));
    expect(to(ledger.key().publicKey())).toBe('txFailed 100 [setOptionsInvalidInflation]');
    expect(to(alice.publicKey())).toMatch(/^txSuccess/);
  });

  it('keeps the flags of an immutable account, but not its home domain', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const settle = (operation: xdr.Operation) => ledger.settle(ledger.plain(alice, [operation]));
    expect(settle(options({ setFlags: 4 }))).toMatch(/^txSuccess/);
    expect(settle(options({ clearFlags: 4 }))).toBe('txFailed 100 [setOptionsCantChange]');
    expect(settle(options({ setFlags: 1 }))).toBe('txFailed 100 [setOptionsCantChange]');
    expect(settle(raw((body) => [body.setFlags(0), body.clearFlags(0)]))).toMatch(/^txSuccess/);
    expect(settle(options({ homeDomain: 'still.example' }))).toMatch(/^txSuccess/);
  });

  it('wants revocable with clawback', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const settle = (operation: xdr.Operation) => ledger.settle(ledger.plain(alice, [operation]));
    expect(settle(options({ setFlags: 8 }))).toBe('txFailed 100 [setOptionsAuthRevocableRequired]');
    expect(settle(options({ setFlags: 10 as AuthFlag }))).toMatch(/^txSuccess/);
    expect(settle(options({ clearFlags: 2 }))).toBe('txFailed 100 [setOptionsAuthRevocableRequired]');
    expect(settle(options({ clearFlags: 10 as AuthFlag }))).toMatch(/^txSuccess/);
  });

  it('keeps signers in their order, changes weights, and takes them off with weight 0', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const keys = Array.from({ length: 6 }, () => ledger.key());
    const hash = Buffer.alloc(32, 1);
    const operations = [
      options({ signer: { sha256Hash: hash, weight: 7 } }),
      ...keys.map((key, i) => addSigner(key, i + 1)),
      options({ signer: { preAuthTx: hash, weight: 9 } }),
    ];
    expect(ledger.settle(ledger.plain(alice, operations))).toMatch(/^txSuccess/);
    const sorted = [...keys].sort((a, b) => Buffer.compare(a.rawPublicKey(), b.rawPublicKey()));
    const expected = [
      ...sorted.map((key) => key.publicKey()),
      StrKey.encodePreAuthTx(hash),
      StrKey.encodeSha256Hash(hash),
    ];
    expect(ledger.account(alice).signers.map(({ key }) => key)).toEqual(expected);
    const [first = ROOT] = keys;
    expect(ledger.engine.accountsSignedBy(first.publicKey())).toEqual([alice.publicKey()]);
    const change = [addSigner(first, 200), addSigner(keys[1] ?? ROOT, 0), addSigner(ledger.key(), 0)];
    expect(ledger.settle(ledger.plain(alice, change))).toMatch(/^txSuccess/);
    expect(ledger.account(alice).signers).toHaveLength(7);
    expect(ledger.account(alice).signers).toContainEqual({ key: first.publicKey(), weight: 200 });
  });

  it('allows the own key inside a payload signer', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const signed = new xdr.SignerKeyEd25519SignedPayload({
      ed25519: alice.rawPublicKey(),
      payload: Buffer.from('x'),
    });
    const key = StrKey.encodeSignedPayload(signed.toXDR());
    const add = options({ signer: { ed25519SignedPayload: key, weight: 1 } });
    expect(ledger.settle(ledger.plain(alice, [add]))).toMatch(/^txSuccess/);
  });

  it('has room for twenty signers, each with its reserve', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, poor = ROOT] = [...ledger.fund(1), ...ledger.fund(1, 15_000_000n + 200n)];
    const settle = (key: typeof alice, operation: xdr.Operation) =>
      ledger.settle(ledger.plain(key, [operation]));
    expect(settle(poor, addSigner(ledger.key(), 1))).toMatch(/^txSuccess/);
    const second = ledger.plain(poor, [addSigner(ledger.key(), 1)]);
    expect(ledger.settle(second)).toBe('txFailed 100 [setOptionsLowReserve]');
    const keys = Array.from({ length: 20 }, () => ledger.key());
    expect(
      ledger.settle(
        ledger.plain(
          alice,
          keys.map((key) => addSigner(key, 1)),
        ),
      ),
    ).toMatch(/^txSuccess/);
    expect(settle(alice, addSigner(ledger.key(), 1))).toBe('txFailed 100 [setOptionsTooManySigners]');
    expect(settle(alice, addSigner(keys[3] ?? ROOT, 5))).toMatch(/^txSuccess/);
  });
});
