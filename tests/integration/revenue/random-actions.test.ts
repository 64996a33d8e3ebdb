import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { deeper, IS_DEEP } from '../../support/depth.ts';
import { FAULT_SEEDS } from '../../support/fault-seeds.ts';
import { inStep } from '../../support/in-step.ts';
import { type LedgerSidePayment, paymentsOf } from '../../support/ledger-side.ts';
import { type RandomContract, type RandomWorld, randomWorld } from '../../support/random/random-world.ts';
import { runActions } from '../../support/random/run-actions.ts';
import { until } from '../../support/until.ts';

const ACTIONS = deeper(600, 2_000);
/** Counts of the work in progress; each must become 0. */
const UNDER_WAY = `SELECT
  (SELECT count(*)::int FROM ledger_intents WHERE state IN ('intended', 'prepared', 'sent')) AS intents,
  (SELECT count(*)::int FROM refunds WHERE state IN ('waiting', 'paying')) AS refunds,
  (SELECT count(*)::int FROM payments WHERE state = 'paying') AS payments,
  (SELECT count(*)::int FROM rounds WHERE state IN ('preparing', 'releasing', 'cancelling')) AS rounds`;

let app: TestApp;

beforeAll(async () => {
  app = await bootTestApp({
    ledger: { manual: true },
    LEDGER_CLOSE_SECONDS: '0.1',
    DATABASE_POOL: '12',
  });
});
afterAll(() => app.close());

async function settle(): Promise<void> {
  await until(async () => {
    const [open] = await app.sql<Record<string, number>>(UNDER_WAY);
    return Object.values(open ?? { none: 1 }).every((count) => count === 0);
  });
  await app.app.services.follower.catchUp();
}

/** The ledger closes as fast as the product follows. */
const stepping = <T>(work: () => Promise<T>): Promise<T> =>
  inStep({ services: app.app.services, sandbox: app.sandbox }, work());

const sum = (payments: readonly LedgerSidePayment[]): bigint =>
  payments.reduce((total, { stroops }) => total + stroops, 0n);

/** The journal's balance of a contract's account, in stroops. */
async function booked(contract: RandomContract, account: string): Promise<bigint> {
  const [row] = await app.sql<{ units: string }>(
    `SELECT coalesce(sum(CASE debit WHEN $2 THEN units ELSE -units END), 0)::text AS units FROM journal_transfers
     WHERE contract_id = $1 AND phase = 'posted' AND $2 IN (debit, credit)`,
    [contract.id, account],
  );
  return BigInt(row?.units ?? 0);
}

/** Compares the public escrow on the ledger with the journal. */
async function compare({ owner }: RandomWorld, contract: RandomContract): Promise<void> {
  const payments = await paymentsOf(app.sandbox, contract.escrow);
  const out = payments.filter(({ from }) => from === contract.escrow);
  const cameIn = sum(payments.filter(({ to }) => to === contract.escrow));
  expect(cameIn - sum(out)).toBe(await booked(contract, 'escrow'));
  const rounds = await app.sql<{ tx_hash: string; total_units: string }>(
    `SELECT tx_hash, total_units::text FROM rounds WHERE contract_id = $1 AND state = 'released' ORDER BY tx_hash`,
    [contract.id],
  );
  // One transaction per released round, and it paid the whole of it; there is no other payment from it.
  expect([...new Set(out.map(({ hash }) => hash))].sort()).toEqual(rounds.map(({ tx_hash }) => tx_hash));
  for (const { tx_hash, total_units } of rounds) {
    expect(sum(out.filter(({ hash }) => hash === tx_hash))).toBe(BigInt(total_units));
  }
  const FINANCIALS = `query ($id: ID!) { contract(id: $id) { distributedAmount { amount } financials { escrowBalance { amount } escrowReserve { amount } distributed { amount } } } }`;
  const { data } = await app.graphql(FINANCIALS, { id: contract.id }, owner);
  const released = (await booked(contract, 'partner_wallets')) + (await shareOfIssuer(contract));
  expect(stroops(data.contract.financials.distributed.amount)).toBe(released);
  expect(data.contract.distributedAmount).toEqual(data.contract.financials.distributed);
}

/** Cancels all events, in any state: all buyers are refunded, wherever the money is now. */
async function callOff({ owner, events }: RandomWorld): Promise<void> {
  const CANCEL =
    'mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Rain" }) { cancellation { state } } }';
  const PROGRESS = 'query ($id: ID!) { eventCancellation(eventId: $id) { state } }';
  for (const { id } of events) expect((await app.graphql(CANCEL, { id }, owner)).errors).toBeUndefined();
  for (const { id } of events) {
    const state = async () => (await app.graphql(PROGRESS, { id }, owner)).data.eventCancellation.state;
    await until(async () => (await state()) === 'DONE');
  }
}

async function shareOfIssuer(contract: RandomContract): Promise<bigint> {
  const [row] = await app.sql<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM journal_transfers
     WHERE contract_id = $1 AND phase = 'posted' AND kind = 'issuer_payout'`,
    [contract.id],
  );
  return BigInt(row?.units ?? 0);
}

function stroops(xlm: string): bigint {
  const [whole = '0', part = ''] = xlm.split('.');
  return BigInt(whole + part.padEnd(7, '0'));
}

describe.each(FAULT_SEEDS)('seed %i: many random actions by random people', (seed) => {
  it('leave a journal that sums to zero and agrees with the ledger', async () => {
    const world = await stepping(() => randomWorld(app, `random actions ${seed}`));
    const tallies = await stepping(async () => {
      const reported = await runActions(world, ACTIONS);
      await settle();
      return reported;
    });
    const done = [...tallies.values()];
    expect(done.reduce((total, { allowed, refused }) => total + allowed + refused, 0)).toBe(ACTIONS);
    for (const [name, { allowed, refused, codes }] of tallies) {
      expect(allowed + refused, name).toBeGreaterThan(0);
      // A short run may have had no object for the rarest kinds.
      if (IS_DEEP) expect(allowed, `${name}: ${JSON.stringify(codes)}`).toBeGreaterThan(0);
      expect(codes, name).not.toHaveProperty('INTERNAL');
    }
    expect(done.reduce((total, { refused }) => total + refused, 0)).toBeGreaterThan(ACTIONS / 20);
    const lines = await app.sql(
      'SELECT currency FROM journal_lines GROUP BY currency HAVING sum(units) <> 0',
    );
    expect(lines).toEqual([]);
    for (const contract of world.contracts) await compare(world, contract);
    expect(await booksDiffer(app)).toEqual([]);

    await stepping(async () => {
      await callOff(world);
      await settle();
    });
    for (const contract of world.contracts) await compare(world, contract);
    expect(await booksDiffer(app)).toEqual([]);
  });
});
