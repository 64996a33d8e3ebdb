import { createHash } from 'node:crypto';
import { type Keypair, StrKey, type Transaction, TransactionBuilder, xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { verifyEd25519 } from '../../../server/sandbox/core/signature/verify-ed25519.ts';
import { addSigner, bumpTo, options, pay } from './operations.ts';
import { PASSPHRASE, ROOT, TestLedger } from './test-ledger.ts';

/** An account with the given signers and thresholds. */
function shared(
  ledger: TestLedger,
  weights: number[],
  thresholds: [master: number, low: number, medium: number, high: number],
) {
  const [account = ROOT] = ledger.fund(1);
  const keys = weights.map(() => ledger.key());
  const [masterWeight, lowThreshold, medThreshold, highThreshold] = thresholds;
  const operations = keys.map((key, i) => addSigner(key, weights[i] ?? 0));
  operations.push(options({ masterWeight, lowThreshold, medThreshold, highThreshold }));
  expect(ledger.settle(ledger.plain(account, operations))).toMatch(/^txSuccess/);
  return { account, keys };
}

describe('weights and thresholds', () => {
  it('stop counting where the weight is reached: what comes after is surplus', () => {
    const ledger = new TestLedger();
    const { account, keys } = shared(ledger, [2, 1], [0, 2, 2, 2]);
    const [two = ROOT, one = ROOT] = keys;
    const signed = (signers: Keypair[]) => ledger.submit(ledger.plain(account, [pay(ROOT, 1n)], { signers }));
    expect(signed([one])).toBe('txBadAuth 100');
    expect(signed([two, one])).toBe('txBadAuthExtra 100');
    expect(signed([one, two])).toBe('PENDING');
  });

  it('of a class each: bumping needs the low one, paying the medium one, signers the high one', () => {
    const ledger = new TestLedger();
    const { account, keys } = shared(ledger, [1, 1], [1, 1, 2, 3]);
    const [a = ROOT, b = ROOT] = keys;
    const tell = (operation: xdr.Operation, signers: Keypair[]) =>
      ledger.submit(ledger.plain(account, [operation], { signers }));
    expect(tell(pay(ROOT, 1n), [a])).toBe('txFailed 100 [opBadAuth]');
    expect(tell(addSigner(ledger.key(), 1), [a, b])).toBe('txFailed 100 [opBadAuth]');
    expect(tell(options({ homeDomain: 'a.example' }), [a])).toBe('txFailed 100 [opBadAuth]');
    expect(tell(options({ masterWeight: 1 }), [a, b])).toBe('txFailed 100 [opBadAuth]');
    expect(tell(bumpTo(1n), [a, b])).toBe('txBadAuthExtra 100');
    expect(tell(bumpTo(1n), [b])).toBe('PENDING');
    ledger.close();
    expect(tell(options({ homeDomain: 'a.example' }), [account, a])).toBe('PENDING');
    ledger.close();
    expect(tell(addSigner(ledger.key(), 1), [a, account, b])).toBe('PENDING');
  });

  it('of zero still ask for one signer of any weight', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { signers: [] }))).toBe('txBadAuth 100');
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { signers: [ROOT] }))).toBe('txBadAuth 100');
  });

  it('do not count the own key when its weight is zero', () => {
    const ledger = new TestLedger();
    const { account, keys } = shared(ledger, [1], [0, 0, 0, 0]);
    expect(ledger.submit(ledger.plain(account, [pay(ROOT, 1n)]))).toBe('txBadAuth 100');
    expect(ledger.submit(ledger.plain(account, [pay(ROOT, 1n)], { signers: [account, ...keys] }))).toBe(
      'txBadAuthExtra 100',
    );
    expect(ledger.submit(ledger.plain(account, [pay(ROOT, 1n)], { signers: keys }))).toBe('PENDING');
  });

  it('count each signer once: the same signature twice is one too many', () => {
    const ledger = new TestLedger();
    const { account, keys } = shared(ledger, [1], [1, 0, 2, 2]);
    const twice = ledger.plain(account, [pay(ROOT, 1n)], { signers: [...keys, ...keys] });
    expect(ledger.submit(twice)).toBe('txFailed 100 [opBadAuth]');
    const enough = ledger.plain(account, [pay(ROOT, 1n)], { signers: [account, ...keys, ...keys] });
    expect(ledger.submit(enough)).toBe('txBadAuthExtra 100');
  });

  it('are asked of the source of every operation', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const operations = [pay(ROOT, 1n, bob)];
    expect(ledger.submit(ledger.plain(alice, operations))).toBe('txFailed 100 [opBadAuth]');
    expect(ledger.submit(ledger.plain(alice, operations, { signers: [alice, bob] }))).toBe('PENDING');
  });

  it('are those from before the transaction, whatever its operations change', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const lockOut = [options({ masterWeight: 0 }), pay(ROOT, 1n), addSigner(ledger.key(), 1)];
    expect(ledger.settle(ledger.plain(alice, lockOut))).toMatch(/^txSuccess/);
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)]))).toBe('txBadAuth 100');
  });
});

describe('signers that are no keys', () => {
  const hint = (bytes: Buffer) => bytes.subarray(-4);
  const withSignature = (transaction: Transaction, bytes: Buffer, marked: Buffer): Transaction => {
    const envelope = transaction.toEnvelope();
    const signature = new xdr.DecoratedSignature({ hint: marked, signature: bytes });
    envelope.v1().signatures([...envelope.v1().signatures(), signature]);
    return TransactionBuilder.fromXDR(envelope, PASSPHRASE) as Transaction;
  };

  it('a preimage signs for its hash', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const secret = Buffer.from('any words of up to sixty-four bytes');
    const hash = createHash('sha256').update(secret).digest();
    const add = options({ signer: { sha256Hash: hash, weight: 1 } });
    expect(ledger.settle(ledger.plain(alice, [add]))).toMatch(/^txSuccess/);
    const bare = ledger.plain(alice, [pay(ROOT, 1n)], { signers: [] });
    expect(ledger.submit(withSignature(bare, Buffer.from('other words'), hint(hash)))).toBe('txBadAuth 100');
    expect(ledger.submit(withSignature(bare, secret, Buffer.alloc(4)))).toBe('txBadAuth 100');
    expect(ledger.submit(withSignature(bare, secret, hint(hash)))).toBe('PENDING');
  });

  it('a hash allows its transaction without any signature, and is gone after it', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const next = ledger.account(alice).sequence + 2n;
    const later = ledger.plain(alice, [pay(ROOT, 1n)], { sequence: next, signers: [] });
    const add = options({ signer: { preAuthTx: later.hash(), weight: 1 } });
    expect(ledger.settle(ledger.plain(alice, [add]))).toMatch(/^txSuccess/);
    expect(ledger.account(alice).signers).toEqual([{ key: StrKey.encodePreAuthTx(later.hash()), weight: 1 }]);
    const signed = ledger.plain(alice, [pay(ROOT, 1n)], { sequence: next });
    expect(signed.hash()).toEqual(later.hash());
    // The hash alone is enough, so the signature is superfluous.
    expect(ledger.submit(signed)).toBe('txBadAuthExtra 100');
    expect(ledger.settle(later)).toMatch(/^txSuccess/);
    expect(ledger.account(alice).signers).toEqual([]);
  });

  it('a hash is gone as well when its transaction failed, from every account that acts in it', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const sequence = ledger.account(alice).sequence + 1n;
    const doomed = ledger.plain(alice, [pay(ROOT, 10n ** 17n, bob)], { sequence });
    const add = options({ signer: { preAuthTx: doomed.hash(), weight: 1 } });
    expect(ledger.settle(ledger.plain(bob, [add]))).toMatch(/^txSuccess/);
    expect(ledger.settle(doomed)).toBe('txFailed 100 [paymentUnderfunded]');
    expect(ledger.account(bob).signers).toEqual([]);
  });

  it('a payload is signed instead of the transaction', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    for (const payload of [Buffer.from('proof of something'), Buffer.from('ab')]) {
      const signer = new xdr.SignerKeyEd25519SignedPayload({ ed25519: bob.rawPublicKey(), payload });
      const add = options({
        signer: { ed25519SignedPayload: StrKey.encodeSignedPayload(signer.toXDR()), weight: 1 },
      });
      expect(ledger.settle(ledger.plain(alice, [add]))).toMatch(/^txSuccess/);
      const bare = ledger.plain(alice, [pay(ROOT, 1n)], { signers: [] });
      const marked = bob.signPayloadDecorated(payload);
      expect(ledger.submit(withSignature(bare, bob.sign(bare.hash()), marked.hint()))).toBe('txBadAuth 100');
      expect(ledger.settle(withSignature(bare, marked.signature(), marked.hint()))).toMatch(/^txSuccess/);
    }
  });

  it('extra signers must all sign; the source may be one of them, its signature serving both', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const asking = (extra: Keypair[], signers: Keypair[]) =>
      ledger.plain(alice, [pay(ROOT, 1n)], {
        signers,
        edit: (body) =>
          body.cond(
            xdr.Preconditions.precondV2(
              new xdr.PreconditionsV2({
                timeBounds: null,
                ledgerBounds: null,
                minSeqNum: null,
                minSeqAge: xdr.Uint64.fromString('0'),
                minSeqLedgerGap: 0,
                extraSigners: extra.map((key) => xdr.SignerKey.signerKeyTypeEd25519(key.rawPublicKey())),
              }),
            ),
          ),
      });
    expect(ledger.submit(asking([bob], [alice]))).toBe('txBadAuth 100');
    expect(ledger.submit(asking([bob, ROOT], [alice, bob]))).toBe('txBadAuth 100');
    expect(ledger.submit(asking([bob], [alice, bob, ROOT]))).toBe('txBadAuthExtra 100');
    expect(ledger.settle(asking([bob], [alice, bob]))).toMatch(/^txSuccess/);
    expect(ledger.settle(asking([alice], [alice]))).toMatch(/^txSuccess/);
  });
});

describe('one signature', () => {
  const L = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n;
  const ledger = new TestLedger();
  const key = ledger.key();
  const message = Buffer.from('what is signed');
  const signature = key.sign(message);

  it('has one form: S above the order of the group is refused', () => {
    const s = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) + L;
    const other = Buffer.from(signature);
    Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse().copy(other, 32);
    expect(verifyEd25519(key.rawPublicKey(), signature, message)).toBe(true);
    expect(verifyEd25519(key.rawPublicKey(), other, message)).toBe(false);
    expect(verifyEd25519(key.rawPublicKey(), signature.subarray(0, 63), message)).toBe(false);
    expect(verifyEd25519(key.rawPublicKey(), signature, Buffer.from('something else'))).toBe(false);
  });

  it('is nothing under a key of small order, which would sign everything', () => {
    const identity = Buffer.from(`01${'00'.repeat(31)}`, 'hex');
    // R = identity and S = 0 satisfy the equation for every message.
    const forged = Buffer.concat([identity, Buffer.alloc(32)]);
    expect(verifyEd25519(identity, forged, message)).toBe(false);
    const secondForm = Buffer.from(`ee${'ff'.repeat(30)}7f`, 'hex');
    expect(verifyEd25519(secondForm, forged, message)).toBe(false);
    const noPoint = Buffer.from(`02${'00'.repeat(31)}`, 'hex');
    expect(verifyEd25519(noPoint, signature, message)).toBe(false);
  });

  it('of an account whose key is no point can never be', () => {
    const bytes = Buffer.from(`02${'00'.repeat(31)}`, 'hex');
    expect(() => verifyEd25519(bytes, signature, message)).not.toThrow();
  });
});
