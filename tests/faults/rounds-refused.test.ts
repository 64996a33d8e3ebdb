import { type Keypair, Operation, type Transaction, TransactionBuilder } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileRounds } from '../../server/modules/revenue-sharing/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';
import { granted } from '../support/contract-people.ts';
import { dice } from '../support/dice.ts';
import { FAULT_SEEDS } from '../support/fault-seeds.ts';
import { balanceOnLedger } from '../support/ledger-side.ts';
import {
  keyOf,
  leakedEnvelope,
  type RoundStage,
  roundStage,
  rounds,
  type ShownRound,
} from '../support/rounds.ts';
import { until } from '../support/until.ts';

let app: TestApp;
let call: ReturnType<typeof rounds>;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  call = rounds(app);
});
afterAll(() => app.close());

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;

/** Amounts and people differ from seed to seed. */
const request = (name: string, seed: number) => {
  const roll = dice(`${name} ${seed}`);
  return {
    amount: `${1 + Math.floor(roll() * 40)}.${String(Math.floor(roll() * 1e7)).padStart(7, '0')}`,
    shuffled: <T>(all: readonly T[]): T[] =>
      all
        .map((one) => ({ one, at: roll() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
};

async function authorized(stage: RoundStage, amount: string, by: readonly TestActor[]): Promise<ShownRound> {
  const round = granted(await call.trigger(stage.owner, stage, amount)).triggerRound.round as ShownRound;
  for (const person of by) granted(await call.authorize(person, round.id));
  return granted(await call.find(stage.owner, round.id)).round;
}

const shown = async (stage: RoundStage, id: string): Promise<ShownRound> =>
  granted(await call.find(stage.owner, id)).round;

async function reached(stage: RoundStage, id: string, statuses: string[]): Promise<ShownRound> {
  await until(async () => {
    await reconcileRounds(app.app.scope());
    return statuses.includes((await shown(stage, id)).status);
  });
  return shown(stage, id);
}

/** Returns whether the sequence number of the round's channel is unused; it is consumed when the round uses it. */
async function numberIsFree(id: string): Promise<boolean> {
  const [row] = await app.sql<{ channel_key: string; seq: string }>(
    'SELECT channel_key, channel_seq::text AS seq FROM rounds WHERE id = $1',
    [id],
  );
  const account = await app.sandbox.server.loadAccount(String(row?.channel_key));
  return BigInt(account.sequenceNumber()) === BigInt(row?.seq ?? 0) - 1n;
}

/** The ledger's response, by its result codes. */
async function submit(transaction: Transaction): Promise<string> {
  try {
    await app.sandbox.server.submitTransaction(transaction, { skipMemoRequiredCheck: true });
    return 'success';
  } catch (error) {
    const { response } = error as {
      response?: { data?: { extras?: { result_codes?: { transaction: string } } } };
    };
    return response?.data?.extras?.result_codes?.transaction ?? String(error);
  }
}

const parse = (xdr: string): Transaction => {
  const transaction = TransactionBuilder.fromXDR(xdr, app.sandbox.passphrase);
  if ('innerTransaction' in transaction) throw new Error('no fee bump was built');
  return transaction;
};

async function walletKeys(people: readonly TestActor[]): Promise<Keypair[]> {
  return Promise.all(people.map((person) => keyOf(app, { kind: 'user', id: person.userId })));
}

/** A transaction without the product. */
async function signedBy(
  keys: Keypair[],
  source: string,
  operation: Parameters<TransactionBuilder['addOperation']>[0],
): Promise<Transaction> {
  const account = await app.sandbox.server.loadAccount(source);
  const transaction = new TransactionBuilder(account, {
    fee: '1000',
    networkPassphrase: app.sandbox.passphrase,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build();
  transaction.sign(...keys);
  return transaction;
}

describe.each(FAULT_SEEDS)('releases that must not go wrong, seed %i', (seed) => {
  it('three approvals of a 2-of-3 round: two are sent, and three would be refused', async () => {
    const { amount, shuffled } = request('surplus', seed);
    const stage = await roundStage(app, app.sandbox);
    const round = await authorized(stage, amount, shuffled(stage.signatories));
    expect(round).toMatchObject({ status: 'AUTHORIZED', gathered: 3 });
    const all = parse(await leakedEnvelope(app, round.id, 3));
    expect(all.signatures).toHaveLength(4);
    expect(await submit(all)).toBe('tx_bad_auth_extra');
    expect(await numberIsFree(round.id)).toBe(true);
    const released = granted(await call.execute(stage.owner, round.id)).executeRound.round as ShownRound;
    expect(released.status).toBe('RELEASED');
    expect(released.authorizations.filter(({ sent }) => sent)).toHaveLength(2);
    const record = await app.sandbox.server.transactions().transaction(round.hash).call();
    expect(parse(record.envelope_xdr).signatures).toHaveLength(3);
  });

  it('a signer who is gone, or suspended, before it is sent: nothing is, and no number is burned', async () => {
    const { amount, shuffled } = request('signer', seed);
    const stage = await roundStage(app, app.sandbox, { partners: 3 });
    // The owner pays the fees of their own wallet; the signers are drawn from the others too.
    const [gone, stays, other] = shuffled<TestActor>(stage.partners) as [TestActor, TestActor, TestActor];
    const round = await authorized(stage, amount, [gone, stays]);
    const [key] = await walletKeys([gone]);
    const signer = { ed25519PublicKey: String(key?.publicKey()), weight: 0 };
    const removing = Operation.setOptions({ signer });
    const quorum = await walletKeys([stage.owner, stays]);
    expect(await submit(await signedBy(quorum, stage.escrow, removing))).toBe('success');
    const before = await balanceOnLedger(app.sandbox, stage.escrow);
    expect(code(await call.execute(stage.owner, round.id))).toBe('ROUND_NOT_AUTHORIZED');
    expect(await numberIsFree(round.id)).toBe(true);

    granted(await call.authorize(other, round.id));
    await app.sql(`UPDATE users SET status = 'suspended' WHERE id = $1`, [stays.userId]);
    expect(code(await call.execute(stage.owner, round.id))).toBe('ROUND_NOT_AUTHORIZED');
    expect(await numberIsFree(round.id)).toBe(true);
    expect(await balanceOnLedger(app.sandbox, stage.escrow)).toBe(before);

    granted(await call.authorize(stage.owner, round.id));
    const released = granted(await call.execute(stage.owner, round.id)).executeRound.round as ShownRound;
    expect(released.status).toBe('RELEASED');
    expect(
      released.authorizations
        .filter(({ sent }) => sent)
        .map(({ person }) => person.id)
        .sort(),
    ).toEqual([other, stage.owner].map(({ userId }) => userId).sort());
  });

  it('thresholds that the signatories changed themselves: pre-flight sees it', async () => {
    const { amount } = request('threshold', seed);
    const stage = await roundStage(app, app.sandbox);
    const round = await authorized(stage, amount, stage.signatories.slice(0, 2));
    const quorum = await walletKeys(stage.signatories.slice(0, 2));
    const raising = Operation.setOptions({ medThreshold: 3 });
    expect(await submit(await signedBy(quorum, stage.escrow, raising))).toBe('success');
    expect(code(await call.execute(stage.owner, round.id))).toBe('ESCROW_CHANGED');
    expect(await numberIsFree(round.id)).toBe(true);
  });

  it('two rounds open on one escrow: both are paid, in any order', async () => {
    const { amount, shuffled } = request('two', seed);
    const stage = await roundStage(app, app.sandbox);
    const two = [
      await authorized(stage, amount, stage.signatories.slice(0, 2)),
      await authorized(stage, amount, stage.signatories.slice(1)),
    ];
    const answers = await Promise.all(shuffled(two).map(({ id }) => call.execute(stage.owner, id)));
    expect(answers.map((answer) => granted(answer).executeRound.round.status)).toEqual([
      'RELEASED',
      'RELEASED',
    ]);
  });

  it('a round whose number something else used needs approval again, and is never signed in silence', async () => {
    const { amount } = request('overtaken', seed);
    const stage = await roundStage(app, app.sandbox);
    const round = await authorized(stage, amount, stage.signatories.slice(0, 2));
    const channel = await keyOf(app, { kind: 'platform', id: `round:${round.id}` });
    const using = await signedBy([channel], channel.publicKey(), Operation.bumpSequence({ bumpTo: '0' }));
    expect(await submit(using)).toBe('success');
    const before = await balanceOnLedger(app.sandbox, stage.escrow);
    granted(await call.execute(stage.owner, round.id));
    const failed = await reached(stage, round.id, ['FAILED']);
    expect(failed).toMatchObject({ transactionHash: null, viewerCanTriggerAgain: true });
    expect(failed.failure).toContain('needs approval again');
    expect(await balanceOnLedger(app.sandbox, stage.escrow)).toBe(before);
    const again = granted(await call.again(stage.owner, round.id)).triggerRoundAgain.round as ShownRound;
    expect(again).toMatchObject({ status: 'PENDING', gathered: 0 });
    for (const person of stage.signatories.slice(0, 2)) granted(await call.authorize(person, again.id));
    expect(granted(await call.execute(stage.owner, again.id)).executeRound.round.status).toBe('RELEASED');
  });

  it('an account that is missing in a five-way split: nothing is sent, and forcing it loses no share', async () => {
    const { amount, shuffled } = request('missing', seed);
    const stage = await roundStage(app, app.sandbox, { partners: 4 });
    const [leaving, other] = shuffled<TestActor>(stage.partners) as [TestActor, TestActor];
    const staying = stage.signatories.filter(({ userId }) => userId !== leaving.userId);
    const round = await authorized(stage, amount, staying.slice(0, 2));
    expect(round.payments).toHaveLength(5);
    const [key, heir] = (await walletKeys([leaving, other])) as [Keypair, Keypair];
    const leave = Operation.accountMerge({ destination: heir.publicKey() });
    const merging = await signedBy([key], key.publicKey(), leave);
    const before = await balanceOnLedger(app.sandbox, stage.escrow);
    // It leaves in the ledger between the pre-flight and the release.
    await app.sandbox.fault({ manualClose: true });
    await app.sandbox.server.submitAsyncTransaction(merging);
    await app.sandbox.fault({ dropBefore: -1 });
    const executing = call.execute(stage.owner, round.id);
    await until(async () => (await shown(stage, round.id)).status === 'RELEASING');
    await app.sandbox.close();
    await app.sandbox.fault({ reset: true });
    await executing;
    await until(async () => (await shown(stage, round.id)).status === 'FAILED');
    const failed = await shown(stage, round.id);
    expect(failed.failure).toContain('not on the ledger');
    expect(BigInt(failed.ledger ?? 0)).toBeGreaterThan(0n);
    expect(await balanceOnLedger(app.sandbox, stage.escrow)).toBe(before);
    const [row] = await app.sql<{ fee: string; open: number }>(
      `SELECT r.fee_units::text AS fee, (SELECT count(*)::int FROM journal_transfers j WHERE j.round_id = r.id AND j.phase = 'pending'
         AND NOT EXISTS (SELECT FROM journal_transfers d WHERE d.pending_id = j.id)) AS open FROM rounds r WHERE r.id = $1`,
      [round.id],
    );
    expect(row).toEqual({ fee: '500', open: 0 });
    // From now on the pre-check reports it.
    const next = await call.trigger(stage.owner, stage, amount);
    if (code(next) === undefined) {
      const { id } = granted(next).triggerRound.round;
      for (const person of staying.slice(0, 2)) granted(await call.authorize(person, id));
      expect(granted(await call.execute(stage.owner, id)).executeRound.round.status).toBe('RELEASED');
    } else expect(code(next)).toBe('DESTINATION_MISSING');
  });

  it('a cancelled round whose complete transaction leaked is refused', async () => {
    const { amount } = request('leaked', seed);
    const stage = await roundStage(app, app.sandbox);
    const round = await authorized(stage, amount, stage.signatories.slice(0, 2));
    const leaked = parse(await leakedEnvelope(app, round.id, 2));
    const before = await balanceOnLedger(app.sandbox, stage.escrow);
    expect(granted(await call.cancel(stage.owner, round.id)).cancelRound.round.status).toBe('CANCELLED');
    expect(await submit(leaked)).toBe('tx_no_source_account');
    expect(await balanceOnLedger(app.sandbox, stage.escrow)).toBe(before);
    expect((await shown(stage, round.id)).status).toBe('CANCELLED');
  });

  it('a complete transaction that leaked before is recognised as the release that it is', async () => {
    const { amount, shuffled } = request('handed in', seed);
    const stage = await roundStage(app, app.sandbox);
    const round = await authorized(stage, amount, stage.signatories.slice(0, 2));
    const leaked = parse(await leakedEnvelope(app, round.id, 2));
    const acts = shuffled(['submit', 'cancel'] as const);
    const doing = acts.map((act) => (act === 'submit' ? submit(leaked) : call.cancel(stage.owner, round.id)));
    await Promise.all(doing);
    const ended = await reached(stage, round.id, ['RELEASED', 'CANCELLED']);
    const [row] = await app.sql<{ posted: string }>(
      `SELECT coalesce(sum(units), 0)::text AS posted FROM journal_transfers WHERE round_id = $1 AND phase = 'posted'`,
      [round.id],
    );
    const left =
      10_000_000_000n - ((await balanceOnLedger(app.sandbox, stage.escrow)) - (await reserveOf(stage)));
    expect(row?.posted).toBe(String(left));
    expect(left > 0n).toBe(ended.status === 'RELEASED');
  });
});

async function reserveOf(stage: RoundStage): Promise<bigint> {
  return (await app.app.services.ledger.account(stage.escrow))?.reserve ?? 0n;
}

describe('a round whose seven days are over', () => {
  it('expires by the clock of the ledger, and is triggered again without its approvals', async () => {
    const stage = await roundStage(app, app.sandbox);
    const round = await authorized(stage, '10', stage.signatories.slice(0, 2));
    await reconcileRounds(app.app.scope());
    expect((await shown(stage, round.id)).status).toBe('AUTHORIZED');
    const leaked = parse(await leakedEnvelope(app, round.id, 2));
    const before = await balanceOnLedger(app.sandbox, stage.escrow);
    await app.sandbox.fault({ closeTimeSkewSeconds: 8 * 86_400 });
    await reached(stage, round.id, ['EXPIRED']);
    expect(code(await call.execute(stage.owner, round.id))).toBe('ROUND_NOT_OPEN');
    await submit(leaked);
    expect(await balanceOnLedger(app.sandbox, stage.escrow)).toBe(before);
    const again = granted(await call.again(stage.owner, round.id)).triggerRoundAgain.round as ShownRound;
    expect(again).toMatchObject({ status: 'PENDING', gathered: 0, again: { id: round.id } });
  });
});
