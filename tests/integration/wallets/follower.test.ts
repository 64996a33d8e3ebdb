import { Asset, Keypair, Operation, TransactionBuilder } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerPayment } from '../../../server/ledger/port.ts';
import { bookPayments } from '../../../server/modules/wallets/follower/book-payments.ts';
import { watchWallet } from '../../../server/modules/wallets/wallet.queries.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
const reported: string[] = [];
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  app.app.services.follower.onPayment(
    async (_tx, payments) => void reported.push(...payments.map(({ operationId }) => operationId)),
  );
});
afterAll(() => app.close());

async function newWallet(): Promise<{ actor: TestActor; publicKey: string }> {
  const actor = await app.actor('attendee');
  const { body } = await app.rest('POST', '/api/wallet/create', undefined, actor);
  return { actor, publicKey: body.public_key };
}

/** Creates accounts of strangers on the ledger. */
async function strangers(count: number): Promise<Keypair[]> {
  const keys = Array.from({ length: count }, () => Keypair.random());
  await app.sandbox.fund(...keys.map((key) => key.publicKey()));
  return keys;
}

/** One transaction with this many payments of 1 XLM. */
async function pay(from: Keypair, to: string, payments: number): Promise<void> {
  const { server, passphrase } = app.sandbox;
  const source = await server.loadAccount(from.publicKey());
  const builder = new TransactionBuilder(source, { fee: '100', networkPassphrase: passphrase }).setTimeout(
    60,
  );
  for (let n = 0; n < payments; n += 1) {
    builder.addOperation(Operation.payment({ destination: to, asset: Asset.native(), amount: '1' }));
  }
  const transaction = builder.build();
  transaction.sign(from);
  await server.submitTransaction(transaction, { skipMemoRequiredCheck: true });
}

async function credits(
  publicKey: string,
  networkId = app.app.services.ledger.networkId(),
): Promise<{ booked: number; units: bigint }> {
  const [row] = await app.sql<{ booked: string; units: string }>(
    `SELECT count(*) AS booked, coalesce(sum(units), 0) AS units FROM wallet_movements
     WHERE public_key = $1 AND network_id = $2 AND kind = 'payment_in'`,
    [publicKey, networkId],
  );
  return { booked: Number(row?.booked), units: BigInt(row?.units ?? 0) };
}

const furthest = (payments: LedgerPayment[]): string =>
  String(payments.reduce((last, { cursor }) => (BigInt(cursor) > last ? BigInt(cursor) : last), 0n));

describe('payments from the ledger’s stream', () => {
  it('are booked once each, though every record comes three times and in any order', async () => {
    const { publicKey } = await newWallet();
    const [from] = (await strangers(1)) as [Keypair];
    await app.sandbox.fund(publicKey);
    await pay(from, publicKey, 30);
    const { ledger, follower } = app.app.services;
    await until(async () => (await credits(publicKey)).booked === 30);
    const payments: LedgerPayment[] = [];
    for (let cursor = '0'; ; cursor = payments.at(-1)?.cursor ?? cursor) {
      const page = await ledger.paymentsAfter(cursor, 200);
      payments.push(...page);
      if (page.length < 200) break;
    }
    // Another network, which was never read.
    const networkId = 'f'.repeat(64);
    const heard: string[] = [];
    const hostile = [...payments, ...payments, ...payments].sort(
      (a, b) => Number(BigInt(a.operationId) % 7n) - Number(BigInt(b.operationId) % 7n),
    );
    const deliver = (part: LedgerPayment[]): Promise<number> =>
      bookPayments(app.app.scope(), { networkId, payments: part, cursor: furthest(part) }, [
        async (_tx, payments) => void heard.push(...payments.map(({ operationId }) => operationId)),
      ]);
    const parts = Array.from({ length: Math.ceil(hostile.length / 7) }, (_none, n) =>
      hostile.slice(n * 7, n * 7 + 7),
    );
    await Promise.all(parts.map((part) => deliver(part)));
    await deliver(hostile.toReversed());

    expect(await credits(publicKey, networkId)).toEqual({ booked: 30, units: 300_000_000n });
    expect(heard).toHaveLength(new Set(heard).size);
    expect(heard.length).toBeGreaterThanOrEqual(31);
    const cursors = await app.sql('SELECT cursor FROM ledger_cursors WHERE network_id = $1', [networkId]);
    expect(cursors).toEqual([{ cursor: furthest(payments) }]);
    expect(await follower.rescan()).toBe(0);
  });

  it('are all booked when streams are silent first and then cut again and again', async () => {
    const { publicKey } = await newWallet();
    const payers = await strangers(10);
    await app.sandbox.fund(publicKey);
    await app.sandbox.fault({ silentStreams: true });
    try {
      await Promise.all(payers.map((payer) => pay(payer, publicKey, 5)));
      await until(async () => (await credits(publicKey)).booked === 50);
      await app.sandbox.fault({ silentStreams: false, cutStreamsMs: 150 });
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(payers.map((payer) => pay(payer, publicKey, 5)));
      }
      await until(async () => (await credits(publicKey)).booked === 200);
    } finally {
      await app.sandbox.fault({ reset: true });
    }
    expect(await credits(publicKey)).toEqual({ booked: 200, units: 2_000_000_000n });
    expect(reported).toHaveLength(new Set(reported).size);
    const account = await app.sandbox.server.loadAccount(publicKey);
    expect(account.balances.find(({ asset_type }) => asset_type === 'native')?.balance).toBe('10200.0000000');
  });

  it('are found by reading the last hour again, should one ever have been missed', async () => {
    const { publicKey } = await newWallet();
    const [from] = (await strangers(1)) as [Keypair];
    await app.sandbox.fund(publicKey);
    await pay(from, publicKey, 3);
    await until(async () => (await credits(publicKey)).booked === 3);
    await app.sql("DELETE FROM wallet_movements WHERE public_key = $1 AND kind = 'payment_in'", [publicKey]);
    expect(await app.app.services.follower.rescan()).toBe(3);
    expect((await credits(publicKey)).booked).toBe(3);
    expect(await app.app.services.follower.rescan()).toBe(0);
  });

  it('and their effects are undone together, and come again, when an effect fails', async () => {
    const { publicKey } = await newWallet();
    const [from] = (await strangers(1)) as [Keypair];
    await app.sandbox.fund(publicKey);
    await pay(from, publicKey, 1);
    await until(async () => (await credits(publicKey)).booked === 1);
    const { ledger } = app.app.services;
    const payments = (await ledger.paymentsAfter('', 200, publicKey)).filter(
      ({ kind }) => kind === 'payment',
    );
    await app.sql("DELETE FROM wallet_movements WHERE public_key = $1 AND kind = 'payment_in'", [publicKey]);
    const page = { networkId: ledger.networkId(), payments, cursor: null };
    const failing = bookPayments(app.app.scope(), page, [() => Promise.reject(new Error('no room'))]);
    await expect(failing).rejects.toThrow('no room');
    expect((await credits(publicKey)).booked).toBe(0);
    expect(await bookPayments(app.app.scope(), page, [])).toBe(1);
    expect((await credits(publicKey)).booked).toBe(1);
  });
});

describe('a subscriber of their wallet', () => {
  it('receives changes without a query', async () => {
    const { actor, publicKey } = await newWallet();
    const [from] = (await strangers(1)) as [Keypair];
    const seen: string[] = [];
    const scope = app.app.scope({
      kind: 'user',
      userId: actor.userId,
      email: actor.email,
      name: '',
      role: actor.role,
      issuerId: null,
      emailVerified: false,
      sessionId: null,
      apiKeyId: null,
    });
    const watching = watchWallet(scope, 'user');
    const reading = (async () => {
      for await (const wallet of watching) seen.push(wallet.balance.amount);
    })();
    await app.rest('POST', '/api/wallet/fund', undefined, actor);
    await until(() => seen.includes('10000.0000000'));
    await pay(from, publicKey, 2);
    await until(() => seen.includes('10002.0000000'));
    await watching.return?.();
    await reading;
    expect(seen.at(-1)).toBe('10002.0000000');
  });
});
