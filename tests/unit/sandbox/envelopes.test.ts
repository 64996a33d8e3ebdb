import { createHash } from 'node:crypto';
import {
  Account,
  Asset,
  Memo,
  MuxedAccount,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { innerOf, MalformedEnvelope } from '../../../server/sandbox/core/index.ts';
import { pay } from './operations.ts';
import { PASSPHRASE, ROOT, TestLedger } from './test-ledger.ts';

function toV0(transaction: Transaction): xdr.TransactionEnvelope {
  const tx = transaction.toEnvelope().v1().tx();
  return xdr.TransactionEnvelope.envelopeTypeTxV0(
    new xdr.TransactionV0Envelope({
      tx: new xdr.TransactionV0({
        sourceAccountEd25519: tx.sourceAccount().ed25519(),
        fee: tx.fee(),
        seqNum: tx.seqNum(),
        timeBounds: tx.cond().switch().value === 1 ? tx.cond().timeBounds() : null,
        memo: tx.memo(),
        operations: tx.operations(),
        ext: new xdr.TransactionV0Ext(0),
      }),
      signatures: transaction.toEnvelope().v1().signatures(),
    }),
  );
}

describe('an envelope', () => {
  const ledger = new TestLedger();
  const [alice = ROOT, bob = ROOT] = ledger.fund(2);

  it('has the hash that its signers know', () => {
    const plain = ledger.plain(alice, [pay(bob, 1n)], { signers: [alice, bob] });
    const answer = ledger.answer(plain);
    expect(answer.hash).toBe(plain.hash().toString('hex'));
    expect(answer.transaction.envelope).toEqual(plain.toEnvelope().toXDR());
    const bump = ledger.bump(plain, bob, 900n);
    const bumped = ledger.answer(bump);
    expect(bumped.hash).toBe(bump.hash().toString('hex'));
    expect(innerOf(bumped.transaction).hash).toBe(plain.hash().toString('hex'));
    expect(innerOf(bumped.transaction).fullHash).toBe(answer.transaction.fullHash);
  });

  it('with numbers at its addresses acts for the accounts behind them', () => {
    const source = new MuxedAccount(
      new Account(alice.publicKey(), ledger.account(alice).sequence.toString()),
      '7',
    );
    const to = new MuxedAccount(new Account(bob.publicKey(), '0'), '18446744073709551615');
    const transaction = new TransactionBuilder(source, { fee: '100', networkPassphrase: PASSPHRASE })
      .addOperation(Operation.payment({ destination: to.accountId(), asset: Asset.native(), amount: '1' }))
      .addMemo(Memo.text('Grüße'))
      .setTimeout(0)
      .build();
    transaction.sign(alice);
    const answer = ledger.answer(transaction);
    expect([answer.status, answer.hash]).toEqual(['PENDING', transaction.hash().toString('hex')]);
    expect(innerOf(answer.transaction)).toMatchObject({
      source: alice.publicKey(),
      sourceMuxed: source.accountId(),
      memo: { type: 'text', bytes: Buffer.from('Grüße') },
      operations: [
        {
          source: alice.publicKey(),
          body: { destination: bob.publicKey(), destinationMuxed: to.accountId() },
        },
      ],
    });
    const bump = ledger.bump(transaction as Transaction, bob, 2_000n);
    const envelope = bump.toEnvelope();
    const payer = new MuxedAccount(new Account(bob.publicKey(), '0'), '1').toXDRObject();
    envelope.feeBump().tx().feeSource(payer);
    const muxed = TransactionBuilder.fromXDR(envelope, PASSPHRASE);
    const { transaction: decoded } = ledger.engine.submit(envelope.toXDR());
    expect(decoded.hash).toBe(muxed.hash().toString('hex'));
    expect(innerOf(decoded).hash).toBe(transaction.hash().toString('hex'));
    ledger.close();
  });

  it('in the first form is turned into the current one', () => {
    for (const edit of [
      undefined,
      (body: xdr.Transaction) =>
        body.cond(
          xdr.Preconditions.precondTime(
            new xdr.TimeBounds({
              minTime: xdr.Uint64.fromString('1'),
              maxTime: xdr.Uint64.fromString('9999999999'),
            }),
          ),
        ),
    ]) {
      const current = ledger.plain(alice, [pay(bob, 1n)], edit && { edit });
      const answer = ledger.engine.submit(toV0(current).toXDR());
      expect([answer.status, answer.hash]).toEqual(['PENDING', current.hash().toString('hex')]);
      expect(answer.transaction.envelope).toEqual(current.toEnvelope().toXDR());
      expect(answer.transaction.fullHash).toBe(
        createHash('sha256').update(current.toEnvelope().toXDR()).digest('hex'),
      );
      expect(ledger.submit(current)).toBe('DUPLICATE');
      expect(ledger.resultIn(ledger.close(), current)).toBe('txSuccess 100 [paymentSuccess]');
    }
  });

  it('of another network is one with wrong signatures', () => {
    const elsewhere = new TransactionBuilder(
      new Account(alice.publicKey(), ledger.account(alice).sequence.toString()),
      { fee: '100', networkPassphrase: 'Another network' },
    )
      .addOperation(pay(bob, 1n))
      .setTimeout(0)
      .build();
    elsewhere.sign(alice);
    expect(ledger.submit(elsewhere as Transaction)).toBe('txBadAuth 100');
  });

  it('is bytes to the last one, or malformed', () => {
    const bytes = ledger
      .plain(alice, [pay(bob, 1n)])
      .toEnvelope()
      .toXDR();
    const changed = (at: number, value: number) => {
      const copy = Buffer.from(bytes);
      copy[at] = value;
      return copy;
    };
    const bad = [
      Buffer.alloc(0),
      bytes.subarray(0, -1),
      bytes.subarray(0, 40),
      Buffer.concat([bytes, Buffer.alloc(4)]),
      changed(3, 9),
      changed(3, 1),
      changed(7, 5),
    ];
    for (const one of bad) {
      expect(() => ledger.engine.submit(one)).toThrow(MalformedEnvelope);
    }
    expect(() => ledger.engine.submit(bytes)).not.toThrow();
  });

  it('belongs to the ledger once it is handed over', () => {
    const bytes = ledger
      .plain(bob, [pay(alice, 1n)])
      .toEnvelope()
      .toXDR();
    const { transaction } = ledger.engine.submit(bytes);
    const before = Buffer.from(transaction.envelope);
    bytes.fill(0);
    expect(transaction.envelope).toEqual(before);
  });
});
