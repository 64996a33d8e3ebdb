import { Asset, BASE_FEE, Operation, TransactionBuilder } from '@stellar/stellar-sdk';
import { SYSTEM_TENANCY } from '../../server/access/actor.ts';
import { inTransaction } from '../../server/db/in-transaction.ts';
import type { TestActor, TestApp } from './app.ts';
import { OutsidePayer } from './outside-payer.ts';
import { until } from './until.ts';

export interface TestEscrow {
  contractId: string;
  publicKey: string;
}

/**
 * A final contract of an event with an account on the ledger, put in place behind the product's walls: for tests of
 * what follows when money comes in. Its key moves it alone, which the real one's cannot.
 */
export async function finalContract(app: TestApp, owner: TestActor, eventId: string): Promise<TestEscrow> {
  const contractId = crypto.randomUUID();
  const { parts } = app.app;
  const scope = app.app.scope();
  const publicKey = await inTransaction(
    scope,
    (tx) => parts.vault.create(tx, { kind: 'platform', id: `escrow:${contractId}:1` }),
    SYSTEM_TENANCY,
  );
  await openAccount(app, publicKey);
  await app.sql(
    `INSERT INTO contracts (id, issuer_id, event_id, name, status, required_sigs, created_by, created_at, network_id, escrow_key,
       intent_id, transaction_hash, finalized_by, finalized_at)
     VALUES ($1, $2, $3, 'Shares', 'final', 1, $4, $5, $6, $7, $1, repeat('0', 64), $4, $5)`,
    [contractId, owner.issuerId, eventId, owner.userId, app.clock.now(), parts.ledger.networkId(), publicKey],
  );
  const payload = { contractId, issuerId: owner.issuerId ?? '' };
  parts.topics.publish('contract.changed', contractId, payload);
  return { contractId, publicKey };
}

/** With ten lumens, which are read before there is a contract that they could finance. */
async function openAccount(app: TestApp, publicKey: string): Promise<void> {
  const payer = await OutsidePayer.funded(app.sandbox);
  const { server, passphrase } = app.sandbox;
  const source = await server.loadAccount(payer.keys.publicKey());
  const transaction = new TransactionBuilder(source, { fee: BASE_FEE, networkPassphrase: passphrase })
    .addOperation(Operation.createAccount({ destination: publicKey, startingBalance: '10' }))
    .setTimeout(0)
    .build();
  transaction.sign(payer.keys);
  await server.submitTransaction(transaction);
  await until(async () => {
    await app.app.parts.follower.catchUp();
    return (await app.sql('SELECT FROM wallet_movements WHERE public_key = $1', [publicKey])).length > 0;
  });
}

/** Pays lumens out of such an escrow, as a released round does. @returns the transaction's hash */
export async function payOut(
  app: TestApp,
  escrow: string,
  payments: { to: string; amount: string }[],
): Promise<string> {
  const { server, passphrase } = app.sandbox;
  const source = await server.loadAccount(escrow);
  const builder = new TransactionBuilder(source, { fee: '0', networkPassphrase: passphrase });
  for (const { to, amount } of payments) {
    builder.addOperation(Operation.payment({ destination: to, asset: Asset.native(), amount }));
  }
  const transaction = builder.setTimeout(0).build();
  transaction.addSignature(
    escrow,
    (await app.app.parts.vault.sign(escrow, transaction.hash())).toString('base64'),
  );
  return (await server.submitTransaction(transaction)).hash;
}
