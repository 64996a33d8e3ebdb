import { FeeBumpTransaction, TransactionBuilder } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { granted } from '../../support/contract-people.ts';
import { balanceOnLedger } from '../../support/ledger-side.ts';
import { reportRows } from '../../support/report-rows.ts';
import { type RoundStage, roundStage, rounds, type ShownRound } from '../../support/rounds.ts';
import { until } from '../../support/until.ts';
import { listening } from '../webhooks/listening.ts';
import { ownWallets } from './own-wallets.ts';
import { type Releasing, releasing } from './releasing.ts';
import { roundsOverRest } from './rounds-over-rest.ts';

let app: TestApp;
let call: ReturnType<typeof rounds>;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true, WEBHOOK_PRIVATE: 'on' });
  call = rounds(app);
});
afterAll(() => app.close());

const stroops = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(7, '0'));
};
const balances = async (keys: string[]): Promise<bigint[]> =>
  Promise.all(keys.map((key) => balanceOnLedger(app.sandbox, key)));

const triggered = (...given: Parameters<Releasing['triggered']>) => releasing(call).triggered(...given);
const approved = (...given: Parameters<Releasing['approved']>) => releasing(call).approved(...given);

async function openBooks(contractId: string): Promise<unknown[]> {
  return app.sql(
    `SELECT j.kind FROM journal_transfers j WHERE j.contract_id = $1 AND j.phase = 'pending'
       AND NOT EXISTS (SELECT FROM journal_transfers d WHERE d.pending_id = j.id)`,
    [contractId],
  );
}

describe('a release of revenue', () => {
  let stage: RoundStage;
  beforeAll(async () => {
    stage = await roundStage(app, app.sandbox, {
      partners: 4,
      requiredSigs: 3,
      shares: [
        { type: 'FIXED', fixedAmount: '50' },
        { type: 'PERCENTAGE', percent: '33.33' },
        { type: 'PERCENTAGE', percent: '12.5' },
        { type: 'PERCENTAGE', percent: '0' },
      ],
    });
  });

  it('pays everybody what the split says, in one transaction with exactly the signatures that it takes', async () => {
    const hooks = listening(app);
    // No receiver listens there: the events are read from the log of deliveries.
    const types = ['ROUND_TRIGGERED', 'ROUND_EXECUTED'];
    const { id: endpointId } = await hooks.endpoint('http://127.0.0.1:9/', types, stage.owner);
    const round = await triggered(stage, '200.0000001');
    expect(round).toMatchObject({
      status: 'PENDING',
      number: 1,
      amount: { amount: '200.0000001' },
      total: { amount: '200.0000001' },
      requiredSigs: 3,
      gathered: 0,
      transactionHash: null,
      viewerCanAuthorize: true,
      viewerSignsWith: 'PLATFORM',
      viewerCanExecute: false,
    });
    expect(round.payments.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['SHARE', '50'],
      ['SHARE', '49.995'],
      ['SHARE', '18.75'],
      ['ISSUER', '81.2550001'],
    ]);
    const [, a, b, c, d] = stage.signatories as [TestActor, TestActor, TestActor, TestActor, TestActor];
    expect(await approved(round.id, [a, b])).toMatchObject({ status: 'PENDING', gathered: 2 });
    expect(await approved(round.id, [c])).toMatchObject({ status: 'AUTHORIZED', gathered: 3 });
    // A fourth is accepted, and not sent.
    expect(await approved(round.id, [d])).toMatchObject({ status: 'AUTHORIZED', gathered: 4 });

    const keys = round.payments.map(({ destination }) => destination);
    const before = await balances([...keys, stage.escrow]);
    const {
      executeRound: { round: released },
    } = granted(await call.execute(stage.owner, round.id));
    expect(released).toMatchObject({ status: 'RELEASED', transactionHash: round.hash, failure: null });
    await hooks.reported();
    const facts = { id: round.id, total_amount: '200.0000001', currency: 'XLM' };
    const heard = await hooks.deliveries(endpointId, stage.owner);
    expect(heard.map(({ type, data }) => [type, data.round])).toEqual(
      expect.arrayContaining([
        ['ROUND_TRIGGERED', expect.objectContaining(facts)],
        ['ROUND_EXECUTED', expect.objectContaining({ ...facts, transaction_hash: round.hash })],
      ]),
    );
    expect(released.authorizations.map(({ sent }: { sent: boolean }) => sent)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const after = await balances([...keys, stage.escrow]);
    const gained = after.map((units, index) => units - (before[index] ?? 0n));
    expect(gained).toEqual([...round.payments.map(({ amount }) => stroops(amount.amount)), -2_000_000_001n]);

    const onLedger = await app.sandbox.server.transactions().transaction(round.hash).call();
    const envelope = TransactionBuilder.fromXDR(onLedger.envelope_xdr, app.sandbox.passphrase);
    if (envelope instanceof FeeBumpTransaction) throw new Error('nothing was raised');
    // Those of three signatories, and the channel's own.
    expect(envelope.signatures).toHaveLength(4);
    expect(envelope.operations).toHaveLength(4);
    const outOf = await app.sandbox.server.payments().forAccount(stage.escrow).order('desc').call();
    expect(
      new Set(
        outOf.records
          .filter((one) => 'from' in one && one.from === stage.escrow)
          .map((one) => one.transaction_hash),
      ),
    ).toEqual(new Set([round.hash]));
    const paid = await reportRows(app, stage.owner, 'PAYOUTS', ['kind', 'amount', 'status', 'destination']);
    expect(paid.sort()).toEqual(
      round.payments
        .map(({ kind, amount }, nth) => [kind.toLowerCase(), amount.amount, 'released', keys[nth]])
        .sort(),
    );
    expect(await openBooks(stage.contractId)).toEqual([]);
    const [sum] = await app.sql<{ units: string }>(
      `SELECT sum(units)::text AS units FROM journal_transfers WHERE round_id = $1 AND phase = 'posted'`,
      [round.id],
    );
    expect(sum?.units).toBe('2000000001');
  });

  it('gives its channel back', async () => {
    await until(async () => {
      const rows = await app.sql('SELECT FROM rounds WHERE contract_id = $1 AND channel_closed_at IS NULL', [
        stage.contractId,
      ]);
      return rows.length === 0;
    });
    const [row] = await app.sql<{ channel_key: string }>(
      'SELECT channel_key FROM rounds WHERE contract_id = $1',
      [stage.contractId],
    );
    await expect(app.sandbox.server.loadAccount(String(row?.channel_key))).rejects.toThrow();
  });

  it('is released once, however often it is asked for', async () => {
    const round = await triggered(stage, '10');
    await approved(round.id, stage.signatories.slice(0, 3));
    const [before] = await balances([stage.escrow]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => call.execute(stage.owner, round.id, 'STELLAR', `key-${index}`)),
    );
    for (const answer of answers) {
      expect(answer.errors).toBeUndefined();
      expect(['RELEASING', 'RELEASED']).toContain(answer.data.executeRound.round.status);
    }
    expect(granted(await call.execute(stage.owner, round.id)).executeRound.round.status).toBe('RELEASED');
    expect((await balances([stage.escrow]))[0]).toBe((before ?? 0n) - 100_000_000n);
  });

  it('gives a fixed share once', async () => {
    const round = await triggered(stage, '10');
    expect(round.payments.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['SHARE', '3.333'],
      ['SHARE', '1.25'],
      ['ISSUER', '5.417'],
    ]);
    granted(await call.cancel(stage.owner, round.id));
  });

  it('promises no lumen twice', async () => {
    const [open] = await app.sql<{ units: string }>(
      `SELECT coalesce(sum(total_units), 0)::text AS units FROM rounds
       WHERE contract_id = $1 AND state IN ('preparing', 'pending', 'authorized', 'releasing', 'cancelling')`,
      [stage.contractId],
    );
    expect(open?.units).toBe('0');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call.trigger(stage.owner, stage, '300')),
    );
    const good = answers.filter(({ errors }) => !errors);
    // 1,000 were put in, 210 were released.
    expect(good).toHaveLength(2);
    for (const { errors } of answers.filter((answer) => answer.errors)) {
      expect(errors?.[0]?.extensions.code).toBe('AMOUNT_EXCEEDS_AVAILABLE');
    }
    for (const { data } of good) granted(await call.cancel(stage.owner, data.triggerRound.round.id));
    granted(await call.cancel(stage.owner, (await triggered(stage, '789.9999999')).id));
  });

  it('answers the same round for the same key, and refuses another under it', async () => {
    const first = granted(await call.trigger(stage.owner, stage, '5', 'one-key')).triggerRound.round;
    expect(granted(await call.trigger(stage.owner, stage, '5', 'one-key')).triggerRound.round.id).toBe(
      first.id,
    );
    const other = await call.trigger(stage.owner, stage, '6', 'one-key');
    expect(other.errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
    granted(await call.cancel(stage.owner, first.id));
  });

  it.each([
    ['0', 'BAD_INPUT'],
    ['0.00000001', 'BAD_INPUT'],
    ['100000', 'AMOUNT_EXCEEDS_AVAILABLE'],
  ])('of %s is refused with %s', async (amount, code) => {
    const { errors } = await call.trigger(stage.owner, stage, amount);
    expect(errors?.[0]?.extensions.code).toBe(code);
  });

  it('pays by stellar alone', async () => {
    const round = await triggered(stage, '1');
    const { errors } = await call.execute(stage.owner, round.id, 'paypal');
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    granted(await call.cancel(stage.owner, round.id));
  });

  it('is nothing to strangers, and a partner who signs nothing sees none of it', async () => {
    const round = await triggered(stage, '1');
    const stranger = await app.actor('issuer_owner');
    expect(granted(await call.find(stranger, round.id)).round).toBeNull();
    expect((await call.authorize(stranger, round.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await call.execute(stranger, round.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const finance = await app.actor('issuer_finance', stage.owner.issuerId ?? '');
    // May execute, is no signatory.
    expect((await call.authorize(finance, round.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const admin = await app.actor('issuer_admin', stage.owner.issuerId ?? '');
    expect((await call.execute(admin, round.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    granted(await call.cancel(admin, round.id));
  });

  it('does not run on too few, suspended or borrowed approvals', async () => {
    const round = await triggered(stage, '1');
    const [owner, a, b, c] = stage.signatories as [TestActor, TestActor, TestActor, TestActor];
    await approved(round.id, [owner, a]);
    expect((await call.authorize(a, round.id)).errors?.[0]?.extensions.code).toBe('ALREADY_AUTHORIZED');
    expect((await call.execute(owner, round.id)).errors?.[0]).toMatchObject({
      extensions: { code: 'ROUND_NOT_AUTHORIZED', details: { gathered: 2, required: 3 } },
    });
    expect(await approved(round.id, [b])).toMatchObject({ status: 'AUTHORIZED' });
    await app.sql(`UPDATE users SET status = 'suspended' WHERE id = $1`, [a.userId]);
    expect(granted(await call.find(owner, round.id)).round).toMatchObject({
      status: 'PENDING',
      gathered: 2,
      viewerCanExecute: false,
    });
    expect((await call.execute(owner, round.id)).errors?.[0]?.extensions.code).toBe('ROUND_NOT_AUTHORIZED');
    const [channel] = await app.sql<{ channel_key: string; channel_seq: string }>(
      'SELECT channel_key, channel_seq::text FROM rounds WHERE id = $1',
      [round.id],
    );
    const account = await app.sandbox.server.loadAccount(String(channel?.channel_key));
    expect(BigInt(account.sequenceNumber())).toBe(BigInt(channel?.channel_seq ?? 0) - 1n);
    expect(await approved(round.id, [c])).toMatchObject({ status: 'AUTHORIZED', gathered: 3 });
    const released = granted(await call.execute(owner, round.id)).executeRound.round;
    expect(released.status).toBe('RELEASED');
    const sent = released.authorizations.filter((one: { sent: boolean }) => one.sent);
    expect(sent.map(({ person }: { person: { id: string } }) => person.id).sort()).toEqual(
      [owner, b, c].map(({ userId }) => userId).sort(),
    );
    const SIGNED = 'query ($id: ID!) { round(id: $id) { authorizations { person { id role } } } }';
    const { round: reported } = granted(await app.graphql(SIGNED, { id: round.id }, owner));
    expect(reported.authorizations).toContainEqual({ person: { id: owner.userId, role: 'ISSUER_OWNER' } });
    await app.sql(`UPDATE users SET status = 'active' WHERE id = $1`, [a.userId]);
  });

  it('has approvals of its own: none carries to another one', async () => {
    const first = await triggered(stage, '2');
    await approved(first.id, stage.signatories.slice(0, 3));
    granted(await call.cancel(stage.owner, first.id));
    const again = granted(await call.again(stage.owner, first.id)).triggerRoundAgain.round as ShownRound;
    expect(again).toMatchObject({
      status: 'PENDING',
      gathered: 0,
      amount: { amount: '2' },
      again: { id: first.id },
    });
    expect(again.hash).not.toBe(first.hash);
    // Even moved by hand they are invalid, and the new round is unaffected.
    await app.sql(
      `INSERT INTO round_authorizations (round_id, public_key, contract_id, issuer_id, user_id, method, signature, authorized_at)
       SELECT $2, public_key, contract_id, issuer_id, user_id, method, signature, authorized_at
       FROM round_authorizations WHERE round_id = $1`,
      [first.id, again.id],
    );
    const { errors } = await call.execute(stage.owner, again.id);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ROUND_NOT_AUTHORIZED', details: { gathered: 0 } });
    expect(granted(await call.cancel(stage.owner, again.id)).cancelRound.round.status).toBe('CANCELLED');
    expect(await openBooks(stage.contractId)).toEqual([]);
  });
});

ownWallets(() => ({ app, call }));
roundsOverRest(() => ({ app, call }));
