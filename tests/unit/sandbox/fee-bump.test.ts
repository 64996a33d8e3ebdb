import { describe, expect, it } from 'vitest';
import { create, options, pay } from './operations.ts';
import { ROOT, TestLedger } from './test-ledger.ts';

describe('a fee bump at the door', () => {
  const ledger = new TestLedger();
  const [alice = ROOT, bob = ROOT, payer = ROOT] = ledger.fund(3);
  const payment = (operations = 1, fee = 100 * operations) =>
    ledger.plain(
      alice,
      Array.from({ length: operations }, () => pay(bob, 1n)),
      { fee },
    );

  it('costs one operation more', () => {
    expect(ledger.submit(ledger.bump(payment(), payer, 199n))).toBe('txInsufficientFee 200');
    expect(ledger.submit(ledger.bump(payment(), payer, -1n))).toBe('txInsufficientFee 200');
  });

  it('bids no less for an operation than the inner one, and states the sufficient fee, rounded up', () => {
    const three = payment(3, 1000);
    expect(ledger.submit(ledger.bump(three, payer, 1333n))).toBe('txInsufficientFee 1334');
    expect(ledger.settle(ledger.bump(three, payer, 1334n))).toBe(
      'txFeeBumpInnerSuccess 400 {txSuccess 300 [paymentSuccess, paymentSuccess, paymentSuccess]}',
    );
  });

  it('checks the fee, the payer, its signature, its funds, no other signature, then the inner transaction', () => {
    const inner = ledger.plain(alice, [create(alice, 1n)], { sequence: 1n });
    const [poor = ROOT] = ledger.fund(1, 10_000_000n);
    const nobody = ledger.key();
    expect(ledger.submit(ledger.bump(inner, nobody, 199n))).toBe('txInsufficientFee 200');
    expect(ledger.submit(ledger.bump(inner, nobody, 200n))).toBe('txNoAccount 200');
    expect(ledger.submit(ledger.bump(inner, poor, 200n, [bob]))).toBe('txBadAuth 200');
    expect(ledger.submit(ledger.bump(inner, poor, 200n, [poor, bob]))).toBe('txInsufficientBalance 200');
    expect(ledger.submit(ledger.bump(inner, payer, 200n, [payer, bob]))).toBe('txBadAuthExtra 200');
    expect(ledger.submit(ledger.bump(inner, payer, 200n))).toBe('txFeeBumpInnerFailed 200 {txBadSeq 0}');
  });

  it('reports what is wrong inside, without a fee', () => {
    const malformed = ledger.plain(alice, [create(alice, 1n)], {});
    expect(ledger.submit(ledger.bump(malformed, payer, 200n))).toBe(
      'txFeeBumpInnerFailed 200 {txFailed 0 [createAccountMalformed]}',
    );
    const surplus = ledger.plain(alice, [pay(bob, 1n)], { signers: [alice, bob] });
    expect(ledger.submit(ledger.bump(surplus, payer, 200n))).toBe(
      'txFeeBumpInnerFailed 200 {txBadAuthExtra 0}',
    );
    expect(ledger.submit(ledger.bump(ledger.plain(alice, []), payer, 200n))).toBe(
      'txFeeBumpInnerFailed 100 {txMissingOperation 0}',
    );
  });

  it('lets the inner bid be anything, nothing too', () => {
    const free = ledger.plain(alice, [pay(bob, 1n)], { fee: 0 });
    expect(ledger.submit(free)).toBe('txInsufficientFee 100');
    expect(ledger.settle(ledger.bump(free, payer, 200n))).toBe(
      'txFeeBumpInnerSuccess 200 {txSuccess 0 [paymentSuccess]}',
    );
  });
});

describe('a fee bump on the ledger', () => {
  it('is paid by the payer alone, while the source spends its number', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, payer = ROOT] = ledger.fund(2);
    const before = ledger.account(alice);
    const failing = ledger.plain(alice, [pay(ROOT, 10n ** 17n)], { fee: 5000 });
    expect(ledger.settle(ledger.bump(failing, payer, 12_345n))).toBe(
      'txFeeBumpInnerFailed 200 {txFailed 100 [paymentUnderfunded]}',
    );
    const after = ledger.account(alice);
    expect(after.balance).toBe(before.balance);
    expect(after.sequence).toBe(before.sequence + 1n);
    expect(ledger.account(payer).balance).toBe(1_000_0000000n - 200n);
  });

  it('reads no inner fee in newer protocols', () => {
    const ledger = new TestLedger({ protocol: 25 });
    const [alice = ROOT, payer = ROOT] = ledger.fund(2);
    expect(ledger.settle(ledger.bump(ledger.plain(alice, [pay(payer, 1n)]), payer, 200n))).toBe(
      'txFeeBumpInnerSuccess 200 {txSuccess 0 [paymentSuccess]}',
    );
    expect(ledger.submit(ledger.bump(ledger.plain(alice, [pay(payer, 1n)]), payer, -200n))).toBe(
      'txMalformed 0',
    );
  });

  it('rescues an account that stands at its reserve', () => {
    const ledger = new TestLedger();
    const [payer = ROOT] = ledger.fund(1);
    const [stuck = ROOT] = ledger.fund(1, 15_000_000n + 100n);
    const signer = ledger.key();
    expect(
      ledger.settle(
        ledger.plain(stuck, [options({ signer: { ed25519PublicKey: signer.publicKey(), weight: 1 } })]),
      ),
    ).toBe('txSuccess 100 [setOptionsSuccess]');
    const free = ledger.plain(stuck, [
      options({ signer: { ed25519PublicKey: signer.publicKey(), weight: 0 } }),
    ]);
    expect(ledger.submit(free)).toBe('txInsufficientBalance 100');
    expect(ledger.settle(ledger.bump(free, payer, 200n))).toMatch(/^txFeeBumpInnerSuccess/);
    expect(ledger.account(stuck).signers).toEqual([]);
  });

  it('takes a one-time signer off the payer', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, payer = ROOT] = ledger.fund(2);
    const bump = ledger.bump(ledger.plain(alice, [pay(ROOT, 1n)]), payer, 200n, []);
    const allow = options({ signer: { preAuthTx: bump.hash(), weight: 1 } });
    expect(ledger.settle(ledger.plain(payer, [allow]))).toMatch(/^txSuccess/);
    expect(ledger.settle(bump)).toMatch(/^txFeeBumpInnerSuccess/);
    expect(ledger.account(payer).signers).toEqual([]);
  });

  it('may be paid by the source itself', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    expect(ledger.settle(ledger.bump(ledger.plain(alice, [pay(ROOT, 1n)]), alice, 500n))).toMatch(
      /^txFeeBumpInnerSuccess 200/,
    );
    expect(ledger.account(alice).balance).toBe(1_000_0000000n - 201n);
  });
});
