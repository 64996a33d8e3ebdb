import { randomBytes } from 'node:crypto';
import * as sdk from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import type { LedgerSignature, PlannedOperation, TransactionPlan } from '../../../server/ledger/port.ts';
import { buildPayments, signPayments } from '../../../server/ledger/stellar/payment-envelope.ts';
import { publicKeyBytes } from '../../../server/ledger/stellar/strkey.ts';
import { attachSignatures, buildTransaction } from '../../../server/ledger/stellar/transaction-envelope.ts';
import { Random } from '../sandbox/random.ts';

const NETWORK = 'A network of this test';
const key = (): string => sdk.StrKey.encodeEd25519PublicKey(randomBytes(32));

const signers = (count: number): LedgerSignature[] =>
  Array.from({ length: count }, () => ({ publicKey: key(), signature: randomBytes(64) }));

const PAYMENTS: PlannedOperation[] = [
  { type: 'payment', to: key(), stroops: 1n },
  { type: 'payment', to: key(), stroops: 2n, from: key() },
];

const PLAN: TransactionPlan = {
  source: key(),
  sequence: 4_294_967_297n,
  operations: [{ type: 'payment', to: key(), stroops: 1n }],
  memoHash: null,
  minTime: 0,
  maxTime: 1_800_000_000,
  feePerOperation: 100n,
};

describe('payments that are built by hand', () => {
  it('are byte for byte those of the SDK', () => {
    const random = new Random(20_261_121);
    const below = (most: number): number => random.below(most);
    for (let round = 0; round < 400; round += 1) {
      const operations = Array.from(
        { length: 1 + below(round % 50 === 0 ? 100 : 4) },
        (): PlannedOperation => ({
          type: 'payment',
          to: key(),
          stroops: BigInt(1 + below(2 ** 48)) * BigInt(1 + below(2 ** 14)),
          ...(below(3) === 0 ? { from: key() } : {}),
        }),
      );
      const plan: TransactionPlan = {
        source: key(),
        sequence: (BigInt(below(2 ** 31)) << 32n) + BigInt(1 + below(2 ** 31)),
        operations,
        memoHash: below(2) === 0 ? null : randomBytes(32),
        minTime: below(2) === 0 ? 0 : below(2 ** 31),
        maxTime: below(2) === 0 ? 0 : 2 ** 31 + below(2 ** 40),
        feePerOperation: BigInt(100 + below(1_000_000)),
      };
      expect(buildPayments(NETWORK, plan)).toEqual(buildTransaction(sdk, NETWORK, plan));
    }
  });

  it('are signed as the SDK signs them, the first time', () => {
    for (const count of [1, 2, 20]) {
      for (const change of [{}, { memoHash: randomBytes(32) }, { operations: [...PAYMENTS, ...PAYMENTS] }]) {
        const { envelopeXdr } = buildTransaction(sdk, NETWORK, { ...PLAN, ...change });
        const signatures = signers(count);
        const signed = signPayments(envelopeXdr, signatures);
        expect(signed).toBe(attachSignatures(sdk, envelopeXdr, signatures));
        expect(signPayments(String(signed), signers(1))).toBeUndefined();
      }
    }
  });

  it('are signed by the SDK when they are anything else', () => {
    const other = (operation: PlannedOperation): string =>
      buildTransaction(sdk, NETWORK, { ...PLAN, operations: [operation] }).envelopeXdr;
    const plain = buildTransaction(sdk, NETWORK, PLAN).envelopeXdr;
    const cut = Buffer.from(plain, 'base64').subarray(0, -8).toString('base64');
    for (const envelope of [
      other({ type: 'create_account', to: key(), stroops: 1n }),
      other({ type: 'bump_sequence', to: 1n }),
      cut,
      '',
    ]) {
      expect(signPayments(envelope, signers(1))).toBeUndefined();
    }
    expect(signPayments(plain, signers(21))).toBeUndefined();
    expect(signPayments(plain, [{ publicKey: 'GABC', signature: randomBytes(64) }])).toBeUndefined();
    expect(signPayments(plain, [{ publicKey: key(), signature: randomBytes(63) }])).toBeUndefined();
  });

  it.each<[string, Partial<TransactionPlan>]>([
    ['no operation', { operations: [] }],
    ['another operation', { operations: [{ type: 'create_account', to: key(), stroops: 1n }] }],
    ['nothing that moves', { operations: [{ type: 'payment', to: key(), stroops: 0n }] }],
    ['more than there can be', { operations: [{ type: 'payment', to: key(), stroops: 2n ** 63n }] }],
    ['a payee that is none', { operations: [{ type: 'payment', to: 'GABC', stroops: 1n }] }],
    ['a memo of another length', { memoHash: Buffer.alloc(31) }],
    ['a fee that has no room', { feePerOperation: 2n ** 32n }],
  ])('are left to the SDK where there is %s', (_what, change) => {
    expect(buildPayments(NETWORK, { ...PLAN, ...change })).toBeUndefined();
  });
});

describe('a public key', () => {
  it('is read as the SDK reads it, and only with its checksum', () => {
    for (let round = 0; round < 500; round += 1) {
      const text = key();
      expect(publicKeyBytes(text)).toEqual(sdk.StrKey.decodeEd25519PublicKey(text));
      const at = 1 + (round % 55);
      const other = text[at] === 'A' ? 'B' : 'A';
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      expect(publicKeyBytes(changed)).toBeUndefined();
    }
  });
});
