import { afterAll, describe, expect, it } from 'vitest';
import { FAILPOINTS, type Failpoint } from '../../server/platform/failpoints.ts';
import type { GraphQLAnswer } from '../support/client.ts';
import { granted } from '../support/contract-people.ts';
import { deeper } from '../support/depth.ts';
import { dice } from '../support/dice.ts';
import { closesOf, FAULT_SEEDS } from '../support/fault-seeds.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { ALL_LANES_MS, Lanes } from '../support/lanes.ts';
import { paymentsOf } from '../support/ledger-side.ts';
import { type RoundStage, roundStage, rounds } from '../support/rounds.ts';

/** The wallet purchase test reaches those of all payments in each run. */
const POINTS = FAILPOINTS.filter((name) => deeper(/^round\./, /^(round|intent)\./).test(name));
const LANES = 2;
/** Lumens of the escrow besides its reserve: for many rounds. */
const FINANCED = '9900';
/** Every failpoint is reached within this many rounds, whatever its number. */
const MOST_ROUNDS = 6;

interface Lane {
  product: KillableProduct;
  stage: RoundStage | undefined;
  close(): Promise<void>;
}

const lanes = new Lanes(LANES, openLane);
afterAll(() => lanes.close());

async function openLane(): Promise<Lane> {
  const product = await KillableProduct.open();
  return { product, stage: undefined, close: () => product.close() };
}

/** Once per lane, in a product that is not killed. */
async function furnish(lane: Lane): Promise<RoundStage> {
  if (lane.stage) return lane.stage;
  await lane.product.start();
  const { client, sandbox } = lane.product;
  lane.stage = await roundStage(client, sandbox, { partners: 2, financing: FINANCED });
  return lane.stage;
}

interface Wish {
  key: string;
  amount: string;
}

/** Resolves with the response, if there was one; a refusal counts. */
async function answered(asking: Promise<GraphQLAnswer>): Promise<GraphQLAnswer | undefined> {
  return asking.catch(() => undefined);
}

/**
 * From the proposal to the payout, one step after the other.
 * @returns false as soon as the server is gone
 */
async function drive(lane: Lane, stage: RoundStage, { key, amount }: Wish): Promise<boolean> {
  const call = rounds(lane.product.client);
  const proposed = await answered(call.trigger(stage.owner, stage, amount, key));
  const id = proposed?.data?.triggerRound.round?.id;
  if (id === undefined) return false;
  for (const person of stage.signatories.slice(0, 2)) {
    if (!(await answered(call.authorize(person, id)))) return false;
  }
  return (await answered(call.execute(stage.owner, id))) !== undefined;
}

interface RoundRow {
  id: string;
  /** null: made without a key. */
  key: string | null;
  state: string;
  hash: string | null;
  total: string;
  posted: string;
  pending: number;
  sent: number;
}

const ROUNDS = `SELECT r.id, r.state,
    (SELECT c.key FROM idempotent_calls c WHERE c.operation = 'triggerRound' AND c.entity_id = r.id::text) AS key,
    r.tx_hash AS hash, r.total_units::text AS total,
    (SELECT coalesce(sum(units), 0)::text FROM journal_transfers j WHERE j.round_id = r.id AND j.phase = 'posted') AS posted,
    (SELECT count(*)::int FROM journal_transfers j WHERE j.round_id = r.id AND j.phase = 'pending'
      AND NOT EXISTS (SELECT FROM journal_transfers d WHERE d.pending_id = j.id)) AS pending,
    (SELECT count(*)::int FROM round_authorizations a WHERE a.round_id = r.id AND a.sent) AS sent
  FROM rounds r WHERE r.contract_id = $1`;

/** Asserts that the escrow paid exactly the released rounds, to the stroop and once each. */
async function expectPaidOnce({ product }: Lane, stage: RoundStage): Promise<void> {
  const all = await product.client.sql<RoundRow>(ROUNDS, [stage.contractId]);
  for (const { state, total, posted, pending, sent } of all) {
    expect(pending).toBe(0);
    expect(posted).toBe(state === 'released' ? total : '0');
    expect(sent).toBe(state === 'released' ? 2 : 0);
  }
  const ours = new Map(
    all.filter(({ state }) => state === 'released').map(({ hash, total }) => [hash, total]),
  );
  const theirs = new Map<string | null, string>();
  for (const { from, hash, stroops } of await paymentsOf(product.sandbox, stage.escrow)) {
    if (from === stage.escrow) theirs.set(hash, String(BigInt(theirs.get(hash) ?? 0) + stroops));
  }
  expect(theirs).toEqual(ours);
}

async function survive(lane: Lane, point: Failpoint, seed: number): Promise<string> {
  const roll = dice(`${point} ${seed}`);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(roll() * choices.length)] as T;
  const nth = pick([1, 2, 3]);
  const [closes, dropChance] = [closesOf(seed), pick([0, 0.3])];
  const { product } = lane;

  await product.ledgerCloses(closes);
  const stage = await furnish(lane);
  await product.start(`${point}:${nth}`);
  await product.sandbox.fault({ dropChance, seed });
  const requests: Wish[] = [];
  for (let number = 1; number <= MOST_ROUNDS; number += 1) {
    const amount = `${1 + Math.floor(roll() * 20)}.${String(Math.floor(roll() * 1e7)).padStart(7, '0')}`;
    const request = { key: `${point}-${seed}-${number}`, amount };
    requests.push(request);
    if (!(await drive(lane, stage, request))) break;
  }
  expect(await product.ended()).toBe('SIGKILL');

  const begun = performance.now();
  await product.start();
  const ready = performance.now();
  await product.settled();
  const settled = performance.now();
  await expectPaidOnce(lane, stage);
  // A retry under the same key continues where it ended.
  for (const request of requests) expect(await drive(lane, stage, request)).toBe(true);
  await product.settled();
  await expectPaidOnce(lane, stage);
  const after = await product.client.sql<RoundRow>(ROUNDS, [stage.contractId]);
  const stateOf = ({ key, state }: RoundRow): string => `${key} ${state}`;
  // A second round under one key would have none of its own. Earlier cases of the lane left theirs.
  const own = after.filter(({ key }) => key === null || key.startsWith(`${point}-${seed}-`));
  expect(own.map(stateOf).sort()).toEqual(requests.map(({ key }) => `${key} released`).sort());
  const contract = `{ contract(id: "${stage.contractId}") { openRounds } }`;
  expect(granted(await product.client.graphql(contract, {}, stage.owner)).contract.openRounds).toBe(0);
  const ms = (from: number, to: number): string => `${Math.round(to - from)} ms`;
  return [
    `${point}:${nth}, seed ${seed}, closes every ${closes} s, drops ${dropChance}: ${requests.length} rounds,`,
    `up after ${ms(begun, ready)}, all settled ${ms(ready, settled)} later`,
  ].join(' ');
}

const CASES = FAULT_SEEDS.flatMap((seed) => POINTS.map((point) => ({ point, seed })));

describe.concurrent('a release whose server is killed', () => {
  it.each(CASES)(
    'at $point, seed $seed: paid once or not at all, and a state that repairs itself',
    { timeout: ALL_LANES_MS },
    async ({ point, seed }) => {
      console.info(await lanes.use((lane) => survive(lane, point, seed)));
    },
  );
});
