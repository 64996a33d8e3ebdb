import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlannedOperation } from '../../../server/ledger/port.ts';
import type { Built } from '../../../server/ledger/settlement/index.ts';
import { paymentsTo } from '../../support/ledger-count.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { Settling, settlingDatabase } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

const LEASE = { leaseMs: 1_500 };

let sandbox: TestSandbox;
let database: Awaited<ReturnType<typeof settlingDatabase>>;
let settling: Settling;
let channel: string;
let payer: string;
let payee: string;

beforeAll(async () => {
  sandbox = await startSandbox({ closeSeconds: 0.2 });
  database = await settlingDatabase();
  settling = await (await Settling.open(database, { sandbox, settings: LEASE })).start();
});
beforeEach(async () => {
  await sandbox.fault({ reset: true });
  [channel, payer, payee] = (await settling.wallets(sandbox, 3)) as [string, string, string];
});
afterAll(async () => {
  await settling?.close();
  await sandbox?.stop();
  await database?.drop();
});

/** The payer pays one lumen by a transaction of the channel's, which both signed long before. */
async function signedBefore({ lifeSeconds = 600, feeBid = 100n, signers = [channel, payer] } = {}) {
  const account = await settling.ledger.account(channel);
  const { closedAt } = await settling.ledger.latest();
  const operations = [{ type: 'payment' as const, from: payer, to: payee, stroops: 10_000_000n }];
  const seq = (account?.sequence ?? 0n) + 1n;
  const maxTime = Math.floor(closedAt.getTime() / 1_000) + lifeSeconds;
  const built = await settling.ledger.build({
    source: channel,
    sequence: seq,
    operations,
    memoHash: null,
    minTime: 0,
    maxTime,
    feePerOperation: feeBid,
  });
  const hash = Buffer.from(built.hash, 'hex');
  const signatures = await Promise.all(
    signers.map(async (publicKey) => ({ publicKey, signature: await settling.vault.sign(publicKey, hash) })),
  );
  const envelopeXdr = await settling.ledger.attach(built.envelopeXdr, signatures);
  const signed: Built = { source: channel, seq, maxTime, feeBid, hash: built.hash, envelopeXdr };
  return { source: channel, operations, signed };
}

const settled = async (request: Awaited<ReturnType<typeof signedBefore>>) =>
  settling.settled(await settling.intend(request));

/** A holder of the channel's key uses its next sequence number. */
async function useNumber(operation: PlannedOperation): Promise<void> {
  const { ledger, vault } = settling;
  const account = await ledger.account(channel);
  const built = await ledger.build({
    source: channel,
    sequence: (account?.sequence ?? 0n) + 1n,
    operations: [operation],
    memoHash: null,
    minTime: 0,
    maxTime: 0,
    feePerOperation: 100n,
  });
  const signature = await vault.sign(channel, Buffer.from(built.hash, 'hex'));
  await ledger.submit(await ledger.attach(built.envelopeXdr, [{ publicKey: channel, signature }]));
  await until(async () => (await ledger.transaction(built.hash)) !== null);
}

describe('bytes that were signed before', () => {
  it('are sent as they are', async () => {
    const request = await signedBefore();
    const outcome = await settled(request);
    expect(outcome).toMatchObject({
      state: 'succeeded',
      intent: { transactionHash: request.signed.hash, source: channel },
    });
    const onLedger = await settling.ledger.transaction(request.signed.hash);
    expect(onLedger?.envelopeXdr).toBe(request.signed.envelopeXdr);
    expect(await paymentsTo(settling, payee)).toHaveLength(1);
  });

  it('are taken over by the next process, which builds no others', async () => {
    const request = await signedBefore();
    await sandbox.fault({ dropBefore: -1 });
    const id = await settling.intend(request);
    await settling.abandon();
    await sandbox.fault({ reset: true });
    settling = await (await Settling.open(database, { sandbox, settings: LEASE })).start();
    expect((await settling.settled(id)).state).toBe('succeeded');
    expect(await paymentsTo(settling, payee)).toHaveLength(1);
  });

  it('fail when something else used their number, and nothing is built in their place', async () => {
    const request = await signedBefore();
    await useNumber({ type: 'bump_sequence', to: 0n });
    const outcome = await settled(request);
    expect(outcome).toMatchObject({ state: 'failed', failure: { reason: 'overtaken', onLedger: null } });
    expect(await paymentsTo(settling, payee)).toHaveLength(0);
  });

  it('fail when their source was merged away', async () => {
    const request = await signedBefore();
    await useNumber({ type: 'account_merge', to: payee });
    expect(await settled(request)).toMatchObject({ state: 'failed', failure: { reason: 'overtaken' } });
  });

  it('die with their time', async () => {
    const request = await signedBefore({ lifeSeconds: -30 });
    expect(await settled(request)).toMatchObject({ state: 'dead', failure: { reason: 'expired' } });
  });

  it('fail at once when the ledger refuses them', async () => {
    const [stranger] = await settling.wallets(sandbox, 1);
    const request = await signedBefore({ signers: [channel, payer, String(stranger)] });
    expect(await settled(request)).toMatchObject({
      state: 'failed',
      failure: { reason: 'refused', codes: { transaction: 'tx_bad_auth_extra' }, onLedger: null },
    });
    expect(await paymentsTo(settling, payee)).toHaveLength(0);
  });

  it('keep their hash when fees rise: the bytes are wrapped', async () => {
    await sandbox.fault({ baseFee: 5_000 });
    await sandbox.close().catch(() => undefined);
    const request = await signedBefore();
    const outcome = await settled(request);
    expect(outcome).toMatchObject({ state: 'succeeded', intent: { transactionHash: request.signed.hash } });
    const onLedger = await settling.ledger.transaction(request.signed.hash);
    expect(onLedger?.feeCharged).toBeGreaterThan(100n);
  });
});
