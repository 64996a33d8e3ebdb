import { Operation, xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { conditions, time } from './conditions.ts';
import { create, pay } from './operations.ts';
import { ROOT, TestLedger, type Wish } from './test-ledger.ts';

function payload(ledger: TestLedger, bytes: Buffer): xdr.SignerKey {
  return xdr.SignerKey.signerKeyTypeEd25519SignedPayload(
    new xdr.SignerKeyEd25519SignedPayload({ ed25519: ledger.key().rawPublicKey(), payload: bytes }),
  );
}

describe('shape', () => {
  it('refuses the same extra signer twice, and a payload signer of nothing, before anything else', () => {
    const ledger = new TestLedger();
    const key = xdr.SignerKey.signerKeyTypeEd25519(ledger.key().rawPublicKey());
    const twice = ledger.plain(ROOT, [], { edit: conditions({ extraSigners: [key, key] }), fee: 0 });
    expect(ledger.submit(twice)).toBe('txMalformed 100');
    const empty = ledger.plain(ROOT, [], {
      edit: conditions({ extraSigners: [payload(ledger, Buffer.alloc(0))] }),
    });
    expect(ledger.submit(empty)).toBe('txMalformed 100');
  });

  it('refuses an envelope without operations, whose refusal reads as one operation', () => {
    const ledger = new TestLedger();
    expect(ledger.submit(ledger.plain(ROOT, [], { edit: time(9e9, 1) }))).toBe('txMissingOperation 100');
  });

  it('refuses data of contracts on classic operations', () => {
    const ledger = new TestLedger();
    const soroban = new xdr.SorobanTransactionData({
      ext: new xdr.SorobanTransactionDataExt(0),
      resources: new xdr.SorobanResources({
        footprint: new xdr.LedgerFootprint({ readOnly: [], readWrite: [] }),
        instructions: 0,
        diskReadBytes: 0,
        writeBytes: 0,
      }),
      resourceFee: xdr.Int64.fromString('0'),
    });
    const edit: Wish['edit'] = (body) => body.ext(new xdr.TransactionExt(1, soroban));
    expect(ledger.submit(ledger.plain(ROOT, [pay(ROOT, 1n)], { edit }))).toBe('txMalformed 100');
  });
});

describe('time bounds', () => {
  const ledger = new TestLedger();
  const [alice] = ledger.fund(1);
  const at = (minTime: number, maxTime: number) =>
    ledger.plain(alice ?? ROOT, [pay(ROOT, 1n)], { edit: time(minTime, maxTime) });

  it('judges the lower bound by the last close', () => {
    expect(ledger.submit(at(ledger.time + 1, 0))).toBe('txTooEarly 100');
  });

  it('asks for ten seconds to live, and takes exactly ten', () => {
    expect(ledger.submit(at(0, ledger.time + 9))).toBe('txTooLate 100');
    expect(ledger.submit(at(0, ledger.time + 10))).toBe('PENDING');
  });

  it('asks for as much more as the ledger is late', () => {
    const other = ledger.fund(1)[0] ?? ROOT;
    const until = (maxTime: number) => ledger.plain(other, [pay(ROOT, 1n)], { edit: time(0, maxTime) });
    expect(ledger.submit(until(ledger.time + 12), ledger.time + 3)).toBe('txTooLate 100');
    expect(ledger.submit(until(ledger.time + 13), ledger.time + 3)).toBe('PENDING');
  });

  it('says too early before too late', () => {
    expect(ledger.submit(at(ledger.time + 1, 1))).toBe('txTooEarly 100');
  });
});

describe('ledger bounds', () => {
  it('hold of the coming ledger; the lower one is inside, the upper one outside', () => {
    const ledger = new TestLedger();
    const next = ledger.sequence + 1;
    const within = (minLedger: number, maxLedger: number) =>
      ledger.submit(ledger.plain(ROOT, [pay(ROOT, 1n)], { edit: conditions({ minLedger, maxLedger }) }));
    expect(within(next + 1, 0)).toBe('txTooEarly 100');
    expect(within(0, next)).toBe('txTooLate 100');
    expect(within(next, next + 1)).toBe('PENDING');
  });
});

describe('fees and funds', () => {
  it('needs a hundred stroops for each operation, and states the sum', () => {
    const ledger = new TestLedger();
    const short = ledger.plain(ROOT, [pay(ROOT, 1n), pay(ROOT, 1n)], { fee: 199, sequence: 99n });
    expect(ledger.submit(short)).toBe('txInsufficientFee 200');
    expect(ledger.submit(ledger.plain(ROOT, [pay(ROOT, 1n), pay(ROOT, 1n)], { fee: 200 }))).toBe('PENDING');
  });

  it('wants the whole bid above the reserve, though it would take less', () => {
    const ledger = new TestLedger();
    const [poor] = ledger.fund(1, 10_001_000n);
    const bid = (fee: number) => ledger.plain(poor ?? ROOT, [pay(ROOT, 1n)], { fee });
    expect(ledger.submit(bid(1001))).toBe('txInsufficientBalance 100');
    // The fee of 100 leaves 900 of the bid, which pay the stroop.
    expect(ledger.settle(bid(1000))).toBe('txSuccess 100 [paymentSuccess]');
  });
});

describe('sequence numbers', () => {
  it('must be the next one', () => {
    const ledger = new TestLedger();
    const now = ledger.account(ROOT).sequence;
    for (const sequence of [now - 1n, now, now + 2n]) {
      expect(ledger.submit(ledger.plain(ROOT, [pay(ROOT, 1n)], { sequence }))).toBe('txBadSeq 100');
    }
  });

  it('may follow a lower one that the envelope names', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const now = ledger.account(alice).sequence;
    const from = (minSequence: bigint, sequence: bigint) =>
      ledger.plain(alice, [pay(ROOT, 1n)], { sequence, edit: conditions({ minSequence }) });
    expect(ledger.submit(from(now + 1n, now + 5n))).toBe('txBadSeq 100');
    expect(ledger.submit(from(now, now))).toBe('txBadSeq 100');
    expect(ledger.settle(from(now, now + 5n))).toBe('txSuccess 100 [paymentSuccess]');
    expect(ledger.account(alice).sequence).toBe(now + 5n);
    expect(ledger.settle(from(0n, now + 100n))).toBe('txSuccess 100 [paymentSuccess]');
  });

  it('may not be where accounts of the coming ledger start', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const start = BigInt(ledger.sequence + 1) << 32n;
    const request = { sequence: start, edit: conditions({ minSequence: 0n }) };
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], request))).toBe('txBadSeq 100');
    const other = { ...request, sequence: start - 1n };
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], other))).toBe('PENDING');
  });

  it('may not be where those of the last ledger started, in newer protocols', () => {
    const ledger = new TestLedger({ protocol: 22 });
    const [alice = ROOT] = ledger.fund(1);
    ledger.close();
    ledger.close();
    const at = (sequence: number) =>
      ledger.plain(alice, [pay(ROOT, 1n)], {
        sequence: BigInt(sequence) << 32n,
        edit: conditions({ minSequence: 0n }),
      });
    expect(ledger.submit(at(ledger.sequence))).toBe('txBadSeq 100');
    // Accepted, but no ledger may hold it while the number equals its own.
    expect(ledger.submit(at(ledger.sequence + 1))).toBe('PENDING');
    expect(ledger.close().transactions).toHaveLength(0);
  });

  it('are looked for after the account, and after the fee', () => {
    const ledger = new TestLedger();
    const nobody = ledger.key();
    expect(ledger.submit(ledger.plain(nobody, [pay(ROOT, 1n)], { fee: 99 }))).toBe('txInsufficientFee 100');
    expect(ledger.submit(ledger.plain(nobody, [pay(ROOT, 1n)], { sequence: 7n }))).toBe('txNoAccount 100');
  });
});

describe('age and gap', () => {
  it('count from the last use of the sequence number: age by the last close, gap by the coming ledger', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    expect(ledger.settle(ledger.plain(alice, [pay(ROOT, 1n)]))).toMatch(/^txSuccess/);
    const used = ledger.time;
    ledger.close(5);
    const wait = (minAge: bigint, minGap: number) =>
      ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { edit: conditions({ minAge, minGap }) }));
    expect(ledger.time - used).toBe(5);
    expect(wait(6n, 0)).toBe('txBadMinSeqAgeOrGap 100');
    expect(wait(0n, 3)).toBe('txBadMinSeqAgeOrGap 100');
    expect(wait(5n, 2)).toBe('PENDING');
  });

  it('are met by an account that never used its number, unless asked beyond the beginning', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const wait = (minAge: bigint, minGap: number) =>
      ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { edit: conditions({ minAge, minGap }) }));
    expect(wait(BigInt(ledger.time) + 1n, 0)).toBe('txBadMinSeqAgeOrGap 100');
    expect(wait(0n, ledger.sequence + 2)).toBe('txBadMinSeqAgeOrGap 100');
    expect(wait(BigInt(ledger.time), ledger.sequence + 1)).toBe('PENDING');
  });

  it('are looked for after the sequence number and before the signatures', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const edit = conditions({ minAge: 9_000_000_000n });
    const unsigned = { edit, signers: [] };
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { ...unsigned, sequence: 1n }))).toBe(
      'txBadSeq 100',
    );
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], unsigned))).toBe('txBadMinSeqAgeOrGap 100');
  });
});

describe('the order of what is left', () => {
  const ledger = new TestLedger();
  const [alice = ROOT, bob = ROOT] = ledger.fund(2);
  const bad = create(alice, 1n, alice);

  it('signatures, funds, operations, surplus signatures', () => {
    const poor = { fee: 4_000_000_000 };
    expect(ledger.submit(ledger.plain(bob, [bad], { ...poor, signers: [] }))).toBe('txBadAuth 100');
    expect(ledger.submit(ledger.plain(bob, [bad], { ...poor, signers: [bob, alice] }))).toBe(
      'txFailed 100 [createAccountMalformed]',
    );
    const [tiny = ROOT] = ledger.fund(1, 10_000_000n);
    expect(ledger.submit(ledger.plain(tiny, [bad], { signers: [tiny, bob] }))).toBe(
      'txInsufficientBalance 100',
    );
    expect(
      ledger.submit(
        ledger.plain(bob, [pay(alice, 1n), bad, pay(alice, 1n)], { signers: [bob, alice, tiny] }),
      ),
    ).toBe('txFailed 300 [paymentSuccess, createAccountMalformed, paymentSuccess]');
    expect(ledger.submit(ledger.plain(bob, [pay(alice, 1n)], { signers: [bob, alice] }))).toBe(
      'txBadAuthExtra 100',
    );
  });

  it('stops at the first bad operation', () => {
    const operations = [pay(alice, 1n), pay(bob, 1n, alice), bad, Operation.inflation({})];
    expect(ledger.submit(ledger.plain(bob, operations))).toBe(
      'txFailed 400 [paymentSuccess, opBadAuth, createAccountSuccess, inflationSuccess]',
    );
  });
});
