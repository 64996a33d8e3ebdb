import {
  Account,
  Asset,
  type Horizon,
  Keypair,
  Operation,
  type Transaction,
  TransactionBuilder,
} from '@stellar/stellar-sdk';
import type { TestSandbox } from './sandbox.ts';

/** A signed payment of whole or fractional lumens; on the next sequence number unless one is given. */
export async function signedPayment(
  sandbox: TestSandbox,
  from: Keypair,
  to: string,
  amount: string,
  { sequence, maxTime = 0 }: { sequence?: bigint; maxTime?: number } = {},
): Promise<Transaction> {
  const before =
    sequence === undefined
      ? await sandbox.server.loadAccount(from.publicKey())
      : new Account(from.publicKey(), String(sequence - 1n));
  const transaction = new TransactionBuilder(before, {
    fee: '100',
    networkPassphrase: sandbox.passphrase,
    timebounds: { minTime: 0, maxTime },
  })
    .addOperation(Operation.payment({ destination: to, asset: Asset.native(), amount }))
    .build();
  transaction.sign(from);
  return transaction;
}

/** Funded strangers. */
export async function strangers(sandbox: TestSandbox, count: number): Promise<Keypair[]> {
  const keys = Array.from({ length: count }, () => Keypair.random());
  await sandbox.fund(...keys.map((key) => key.publicKey()));
  return keys;
}

export const formOf = (transaction: Transaction): URLSearchParams =>
  new URLSearchParams({ tx: transaction.toEnvelope().toXDR('base64') });

/** Posts as the SDK does, without its retries. */
export const postForm = (sandbox: TestSandbox, path: string, form: URLSearchParams): Promise<Response> =>
  fetch(sandbox.url + path, { method: 'POST', body: form });

export async function balanceOf(sandbox: TestSandbox, key: Keypair): Promise<string | undefined> {
  return (await sandbox.server.loadAccount(key.publicKey())).balances.at(-1)?.balance;
}

/** One ledger; the SDK's type describes a page of them. */
export async function ledgerOf(
  sandbox: TestSandbox,
  sequence: number,
): Promise<Horizon.ServerApi.LedgerRecord> {
  const ledger: unknown = await sandbox.server.ledgers().ledger(sequence).call();
  return ledger as Horizon.ServerApi.LedgerRecord;
}
