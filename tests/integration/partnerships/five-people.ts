import { Keypair, TransactionBuilder } from '@stellar/stellar-sdk';
import { expect } from 'vitest';
import type { TestApp } from '../../support/app.ts';

/** Four tickets at 75 lumens. */
export const SALES = { price: '75', quantity: 4, total: 300 };
/** 4 dollars at the rate of 8.5. */
export const EXPENSE = { amount: '4', currency: 'USD', owed: '34' };
/** Not a round number, so that something is left over when it is split. */
export const DISTRIBUTED = '200.0000001';

/**
 * The shares, in stroops, computed by hand. The venue has 100 XLM fixed, so 1,000,000,001 stroops remain: a third and a
 * bit for the band, an eighth for the venue, the rest for the organiser, whose fraction is the largest.
 */
export const SPLIT = { fixed: 1_000_000_000n, band: 333_300_000n, venue: 125_000_000n, issuer: 541_700_001n };
export const OWED = 340_000_000n;

export const GOT = {
  band: SPLIT.band + OWED,
  venue: SPLIT.fixed + SPLIT.venue,
  issuer: SPLIT.issuer,
};

/** The public balance of an account on the ledger; nothing when it does not exist. */
export async function lumensOf(app: TestApp, publicKey: string): Promise<bigint> {
  const account = await app.sandbox.server.loadAccount(publicKey);
  const native = account.balances.find(({ asset_type: type }) => type === 'native');
  return BigInt((native?.balance ?? '0').replace('.', ''));
}

/** Asserts that any two of the signatories control the escrow, and its own key no longer does. */
export async function expectEscrow(app: TestApp, escrow: string, signatories: string[]): Promise<void> {
  const account = await app.sandbox.server.loadAccount(escrow);
  expect(account.thresholds).toMatchObject({ low_threshold: 2, med_threshold: 2, high_threshold: 2 });
  const weights = Object.fromEntries(account.signers.map(({ key, weight }) => [key, weight]));
  expect(weights).toEqual({ [escrow]: 0, ...Object.fromEntries(signatories.map((key) => [key, 1])) });
}

/**
 * Asserts that one transaction paid all shares. It carries the signatures of exactly the two signatories, and a third
 * one: that of the round's channel, an account whose sequence number the transaction uses and which has no control over
 * the escrow.
 */
export async function expectOneTransaction(
  app: TestApp,
  hash: string,
  { escrow, signed, notSigned }: { escrow: string; signed: string[]; notSigned: string[] },
): Promise<void> {
  const { server, passphrase } = app.sandbox;
  const record = await server.transactions().transaction(hash).call();
  expect(record.successful).toBe(true);
  const payments = await server.payments().forTransaction(hash).limit(20).call();
  const sources = payments.records.map((payment) => ('from' in payment ? payment.from : null));
  expect(new Set(sources)).toEqual(new Set([escrow]));
  expect(record.operation_count).toBe(payments.records.length);
  const of = await server.operations().forAccount(escrow).order('desc').limit(50).call();
  const paying = of.records.filter((operation) => operation.type === 'payment' && operation.from === escrow);
  expect(new Set(paying.map((operation) => operation.transaction_hash))).toEqual(new Set([hash]));

  const transaction = TransactionBuilder.fromXDR(record.envelope_xdr, passphrase);
  const bySigner = (key: string) =>
    record.signatures.filter((signature) =>
      Keypair.fromPublicKey(key).verify(transaction.hash(), Buffer.from(signature, 'base64')),
    ).length;
  expect(record.signatures).toHaveLength(3);
  expect(signed.map(bySigner)).toEqual(signed.map(() => 1));
  expect(notSigned.map(bySigner)).toEqual(notSigned.map(() => 0));
  expect(bySigner(record.source_account)).toBe(1);
  expect([escrow, ...signed, ...notSigned]).not.toContain(record.source_account);
}
