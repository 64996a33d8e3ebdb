import { createHash } from 'node:crypto';
import { xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LEDGER_SETTINGS,
  InvalidCloseTime,
  InvariantViolation,
  LedgerEngine,
  TOTAL_COINS,
} from '../../../server/sandbox/core/index.ts';
import { addSigner, data, options, pay } from './operations.ts';
import { PASSPHRASE, ROOT, START, TestLedger } from './test-ledger.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const settings = { ...DEFAULT_LEDGER_SETTINGS, passphrase: PASSPHRASE };

describe('genesis', () => {
  it('is ledger 1, with every lumen on the account of the passphrase', () => {
    const engine = LedgerEngine.genesis(settings);
    const { header, sequence, closeTime } = engine.last;
    expect([sequence, closeTime, header.ledgerVersion(), header.baseFee(), header.baseReserve()]).toEqual([
      1, 0, 19, 100, 5_000_000,
    ]);
    expect(header.totalCoins().toBigInt()).toBe(TOTAL_COINS);
    expect(engine.account(ROOT.publicKey())).toMatchObject({ balance: TOTAL_COINS, sequence: 0n });
    const first = new TestLedger().engine.prepareClose(START);
    expect(first.sequence).toBe(3);
  });

  it('takes envelopes before any close time is known', () => {
    const ledger = new TestLedger();
    const engine = LedgerEngine.genesis(settings);
    const envelope = ledger
      .plain(ROOT, [pay(ROOT, 1n)], { sequence: 1n })
      .toEnvelope()
      .toXDR();
    expect(engine.submit(envelope, START).status).toBe('PENDING');
  });
});

describe('closing', () => {
  it('chains headers by their hashes', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    let previous = ledger.engine.last;
    for (let i = 0; i < 60; i += 1) {
      ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)]));
      const closed = ledger.close();
      const header = xdr.LedgerHeader.fromXDR(closed.headerXdr);
      expect(header.previousLedgerHash().toString('hex')).toBe(previous.hash);
      expect(closed.hash).toBe(sha256(closed.headerXdr));
      expect(header.ledgerSeq()).toBe(previous.sequence + 1);
      expect(header.scpValue().closeTime().toString()).toBe(String(closed.closeTime));
      if (closed.sequence === 50) {
        expect(header.skipList()[0]).toEqual(header.bucketListHash());
      }
      previous = ledger.engine.last;
    }
    expect(previous.header.feePool().toBigInt()).toBe(100n * 61n);
    expect(previous.header.skipList()[0]).not.toEqual(Buffer.alloc(32));
  });

  it('hashes results as the set of them', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)]));
    ledger.submit(ledger.plain(bob, [pay(ledger.key(), 1n)]));
    const closed = ledger.close();
    const results = closed.transactions.map(
      ({ transaction, resultXdr }) =>
        new xdr.TransactionResultPair({
          transactionHash: Buffer.from(transaction.hash, 'hex'),
          result: xdr.TransactionResult.fromXDR(resultXdr),
        }),
    );
    expect(closed.header.txSetResultHash().toString('hex')).toBe(
      sha256(new xdr.TransactionResultSet({ results }).toXDR()),
    );
  });

  it('changes nothing before it is committed', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const before = ledger.account(alice);
    ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)]));
    const [one, two] = [ledger.engine.prepareClose(START + 50), ledger.engine.prepareClose(START + 50)];
    expect(one.hash).toBe(two.hash);
    expect(ledger.account(alice)).toBe(before);
    expect(ledger.engine.queued()).toHaveLength(1);
    ledger.engine.commit(two);
    expect(ledger.account(alice).balance).toBe(before.balance - 101n);
    expect(() => ledger.engine.commit(one)).toThrow(InvariantViolation);
  });

  it('keeps what comes in while a ledger is made durable', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)]));
    const closed = ledger.engine.prepareClose(START + 50);
    expect(ledger.submit(ledger.plain(bob, [pay(ROOT, 1n)]))).toBe('PENDING');
    ledger.engine.commit(closed);
    expect(ledger.engine.queued()).toHaveLength(1);
    expect(ledger.close().transactions).toHaveLength(1);
  });

  it('never goes back in time, but may stand still', () => {
    const ledger = new TestLedger();
    expect(() => ledger.engine.prepareClose(ledger.time - 1)).toThrow(InvalidCloseTime);
    expect(() => ledger.engine.prepareClose(1.5)).toThrow(InvalidCloseTime);
    expect(ledger.closeAt(ledger.time).sequence).toBe(ledger.sequence);
  });

  it('may change the base fee for the ledgers after it', () => {
    const ledger = new TestLedger();
    const closed = ledger.engine.prepareClose(START + 5, { baseFee: 250 });
    ledger.engine.commit(closed);
    expect(closed.header.scpValue().upgrades()).toHaveLength(1);
    const [alice] = [ROOT];
    expect(ledger.submit(ledger.plain(alice, [pay(ROOT, 1n)], { fee: 249 }))).toBe('txInsufficientFee 250');
    expect(ledger.settle(ledger.plain(alice, [pay(ROOT, 1n)], { fee: 900 }))).toBe(
      'txSuccess 250 [paymentSuccess]',
    );
  });
});

describe('a ledger that was kept', () => {
  it('goes on where it was, byte for byte', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    ledger.settle(
      ledger.plain(alice, [addSigner(bob, 3), data('a', 'b'), options({ homeDomain: 'a.example' })]),
    );
    const kept = {
      headerXdr: ledger.engine.last.headerXdr,
      accounts: [...ledger.engine.accounts()].reverse(),
    };
    const restored = LedgerEngine.restore(settings, structuredClone(kept));
    expect(restored.last.hash).toBe(ledger.engine.last.hash);
    expect(restored.accountsSignedBy(bob.publicKey())).toEqual([alice.publicKey(), bob.publicKey()].sort());
    const envelope = ledger
      .plain(alice, [pay(bob, 5n)], { signers: [bob] })
      .toEnvelope()
      .toXDR();
    for (const engine of [restored, ledger.engine]) {
      expect(engine.submit(envelope).status).toBe('PENDING');
      engine.commit(engine.prepareClose(START + 100));
    }
    expect(restored.last.hash).toBe(ledger.engine.last.hash);
  });

  it('is not gone on with when a lumen is missing or one too many', () => {
    const ledger = new TestLedger();
    const [alice = ROOT] = ledger.fund(1);
    const account = ledger.account(alice) as { balance: bigint };
    account.balance += 1n;
    expect(() => ledger.engine.prepareClose(START + 100)).toThrow(InvariantViolation);
    account.balance -= 1n;
    expect(() => ledger.engine.prepareClose(START + 100)).not.toThrow();
  });

  it('is refused when a row was changed, lost or made', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const { headerXdr } = ledger.engine.last;
    const restore = (accounts: ReturnType<typeof ledger.account>[]) => () =>
      LedgerEngine.restore(settings, { headerXdr, accounts });
    const [a, b, root] = [ledger.account(alice), ledger.account(bob), ledger.account(ROOT)];
    expect(restore([a, b, root])).not.toThrow();
    expect(restore([a, root])).toThrow(InvariantViolation);
    expect(restore([{ ...a, balance: a.balance + 1n }, b, root])).toThrow(InvariantViolation);
    expect(restore([{ ...a, balance: a.balance + 1n }, { ...b, balance: b.balance - 1n }, root])).toThrow(
      InvariantViolation,
    );
    expect(restore([{ ...a, sequence: 0n }, b, root])).toThrow(InvariantViolation);
    expect(restore([{ ...a, data: new Map([['x', '']]) }, b, root])).toThrow(InvariantViolation);
  });
});
