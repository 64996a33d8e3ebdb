import { createHash, sign } from 'node:crypto';
import * as sdk from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import type { PlannedOperation, TransactionPlan } from '../../../server/ledger/port.ts';
import { lumensOf, stroopsOf } from '../../../server/ledger/stellar/encoding.ts';
import {
  attachSignatures,
  buildFeeBump,
  buildTransaction,
} from '../../../server/ledger/stellar/transaction-envelope.ts';

const NETWORK = 'A network of this test';
const buyer = sdk.Keypair.fromRawEd25519Seed(Buffer.alloc(32, 1));
const issuer = sdk.Keypair.fromRawEd25519Seed(Buffer.alloc(32, 2));
const memoHash = createHash('sha256').update('order 1').digest();

const PLAN: TransactionPlan = {
  source: buyer.publicKey(),
  sequence: 4_294_967_297n,
  operations: [{ type: 'payment', to: issuer.publicKey(), stroops: 1n }],
  memoHash,
  minTime: 0,
  maxTime: 1_800_000_000,
  feePerOperation: 250n,
};

function parsed(envelopeXdr: string): sdk.Transaction {
  return sdk.TransactionBuilder.fromXDR(envelopeXdr, NETWORK) as sdk.Transaction;
}

describe('a transaction', () => {
  it('is what was planned, to the stroop', () => {
    const { envelopeXdr, hash } = buildTransaction(sdk, NETWORK, PLAN);
    const transaction = parsed(envelopeXdr);
    expect(transaction.source).toBe(buyer.publicKey());
    expect(transaction.sequence).toBe('4294967297');
    expect(transaction.fee).toBe('250');
    expect(transaction.timeBounds).toEqual({ minTime: '0', maxTime: '1800000000' });
    expect(transaction.memo.value).toEqual(memoHash);
    expect(transaction.operations).toMatchObject([{ type: 'payment', amount: '0.0000001' }]);
    expect(transaction.hash().toString('hex')).toBe(hash);
    expect(transaction.signatures).toEqual([]);
  });

  it('bids for each operation', () => {
    const operations: PlannedOperation[] = [
      { type: 'payment', from: issuer.publicKey(), to: buyer.publicKey(), stroops: 5n },
      { type: 'create_account', to: issuer.publicKey(), stroops: 10_000_000n },
      { type: 'bump_sequence', to: 0n },
      { type: 'manage_data', name: 'root', value: Buffer.alloc(64, 9) },
      { type: 'manage_data', name: 'root', value: null },
      { type: 'set_options', masterWeight: 0, low: 2, medium: 2, high: 2 },
      { type: 'set_options', signer: { key: issuer.publicKey(), weight: 1 }, homeDomain: 'passa.test' },
      { type: 'account_merge', to: issuer.publicKey() },
    ];
    const { envelopeXdr } = buildTransaction(sdk, NETWORK, { ...PLAN, operations, memoHash: null });
    const transaction = parsed(envelopeXdr);
    expect(transaction.fee).toBe('2000');
    expect(transaction.operations.map(({ type }) => type)).toEqual([
      'payment',
      'createAccount',
      'bumpSequence',
      'manageData',
      'manageData',
      'setOptions',
      'setOptions',
      'accountMerge',
    ]);
    expect(transaction.operations[0]?.source).toBe(issuer.publicKey());
    expect(transaction.memo.type).toBe('none');
  });

  it('has at least one operation and at most a hundred', () => {
    const [payment] = PLAN.operations;
    const many = Array.from({ length: 101 }, () => payment as PlannedOperation);
    expect(() => buildTransaction(sdk, NETWORK, { ...PLAN, operations: [] })).toThrow(RangeError);
    expect(() => buildTransaction(sdk, NETWORK, { ...PLAN, operations: many })).toThrow(RangeError);
    const largest = buildTransaction(sdk, NETWORK, { ...PLAN, operations: many.slice(1) });
    expect(parsed(largest.envelopeXdr).operations).toHaveLength(100);
  });

  it('takes signatures that the SDK accepts, and keeps its hash', () => {
    const { envelopeXdr, hash } = buildTransaction(sdk, NETWORK, PLAN);
    const signature = buyer.sign(Buffer.from(hash, 'hex'));
    const signed = attachSignatures(sdk, envelopeXdr, [{ publicKey: buyer.publicKey(), signature }]);
    const expected = parsed(envelopeXdr);
    expected.sign(buyer);
    expect(signed).toBe(expected.toEnvelope().toXDR('base64'));
    expect(parsed(signed).hash().toString('hex')).toBe(hash);
  });

  it('is wrapped into a fee bump unchanged', () => {
    const { envelopeXdr, hash } = buildTransaction(sdk, NETWORK, PLAN);
    const inner = attachSignatures(sdk, envelopeXdr, [
      { publicKey: buyer.publicKey(), signature: buyer.sign(Buffer.from(hash, 'hex')) },
    ]);
    const wrapped = { innerXdr: inner, feeSource: issuer.publicKey(), maxFee: 20_000n };
    const bump = buildFeeBump(sdk, NETWORK, wrapped);
    const signed = attachSignatures(sdk, bump.envelopeXdr, [
      { publicKey: issuer.publicKey(), signature: issuer.sign(Buffer.from(bump.hash, 'hex')) },
    ]);
    const outer = sdk.TransactionBuilder.fromXDR(signed, NETWORK) as sdk.FeeBumpTransaction;
    expect(outer.fee).toBe('20000');
    expect(outer.feeSource).toBe(issuer.publicKey());
    expect(outer.hash().toString('hex')).toBe(bump.hash);
    expect(outer.signatures).toHaveLength(1);
    expect(outer.innerTransaction.toEnvelope().toXDR('base64')).toBe(inner);
    expect(() => buildFeeBump(sdk, NETWORK, { ...wrapped, innerXdr: signed })).toThrow(RangeError);
  });

  it('is signed by keys of node as by those of the SDK', async () => {
    const { createPrivateKey } = await import('node:crypto');
    const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
    const key = createPrivateKey({
      key: Buffer.concat([prefix, Buffer.alloc(32, 1)]),
      format: 'der',
      type: 'pkcs8',
    });
    expect(sign(null, memoHash, key)).toEqual(buyer.sign(memoHash));
  });
});

describe('amounts', () => {
  it('are exact both ways', () => {
    for (const stroops of [0n, 1n, 10_000_000n, 9_223_372_036_854_775_807n]) {
      expect(stroopsOf(lumensOf(stroops))).toBe(stroops);
    }
    expect(lumensOf(123_456_789n)).toBe('12.3456789');
    expect(stroopsOf('7.5')).toBe(75_000_000n);
    for (const wrong of ['', '-1', '1.12345678', '1e3', '.5', 'x'])
      expect(() => stroopsOf(wrong)).toThrow(RangeError);
  });
});
