import { afterAll, describe, expect, it } from 'vitest';
import { FAILPOINTS, type Failpoint } from '../../server/platform/failpoints.ts';
import {
  approvedContract,
  type ContractStage,
  contractStage,
  finalContract,
  finalizeContract,
  findContract,
  granted,
} from '../support/contract-people.ts';
import { deeper } from '../support/depth.ts';
import { dice } from '../support/dice.ts';
import { closesOf, FAULT_SEEDS } from '../support/fault-seeds.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { ALL_LANES_MS, Lanes } from '../support/lanes.ts';

/** The wallet purchase test reaches those of all payments in each run. */
const POINTS = FAILPOINTS.filter((name) => deeper(/^contract\./, /^(contract|intent)\./).test(name));
const LANES = 3;
/** Created together, so that most cases begin with the product to kill. */
const PREPARED = 4;

interface Prepared {
  stage: ContractStage;
  id: string;
}

interface Lane {
  product: KillableProduct;
  /** Contracts that can be finalized. */
  ready: Prepared[];
  close(): Promise<void>;
}

/** A recovery is mostly waiting, so several run concurrently. */
const lanes = new Lanes(LANES, openLane);
afterAll(() => lanes.close());

async function openLane(): Promise<Lane> {
  const product = await KillableProduct.open();
  return { product, ready: [], close: () => product.close() };
}

/**
 * Contracts with all they need, each of its own organiser. The channels are created when first needed: here, by a
 * contract that is not killed.
 */
async function furnish({ product, ready }: Lane): Promise<void> {
  await product.start();
  await finalContract(product.client, await contractStage(product.client));
  for (let nth = 0; nth < PREPARED; nth += 1) {
    const stage = await contractStage(product.client);
    ready.push({ stage, id: await approvedContract(product.client, stage) });
  }
  await product.settled();
}

interface KeyRow {
  public_key: string;
}

/** The contract's prepared accounts that are on the ledger. */
async function escrowsOnLedger({ product }: Lane, id: string) {
  const keys = await product.client.sql<KeyRow>(
    "SELECT public_key FROM ledger_keys WHERE owner_kind = 'platform' AND owner_id LIKE $1",
    [`escrow:${id}:%`],
  );
  const accounts = await Promise.all(
    keys.map(({ public_key: key }) => product.sandbox.server.loadAccount(key).catch(() => undefined)),
  );
  return accounts.flatMap((account) => account ?? []);
}

/** Asserts that the contract is final if and only if there is an account, and that the account matches it. */
async function expectWhole(lane: Lane, stage: ContractStage, id: string): Promise<'FINAL' | 'DRAFT'> {
  const { contract } = granted(await findContract(lane.product.client, stage.owner, id));
  expect(contract.finalizing).toBe(false);
  const escrows = await escrowsOnLedger(lane, id);
  expect(escrows).toHaveLength(contract.status === 'FINAL' ? 1 : 0);
  for (const account of escrows) {
    const { thresholds, signers } = account;
    const key = account.accountId();
    expect(contract.escrow.publicKey).toBe(key);
    expect(thresholds).toMatchObject({ low_threshold: 2, med_threshold: 2, high_threshold: 2 });
    const weights = Object.fromEntries(signers.map((signer) => [signer.key, signer.weight]));
    const expected = contract.signatories.map(({ publicKey }: { publicKey: string }) => [publicKey, 1]);
    expect(weights).toEqual({ ...Object.fromEntries(expected), [key]: 0 });
  }
  return contract.status;
}

async function survive(lane: Lane, point: Failpoint, seed: number): Promise<string> {
  const roll = dice(`finalize ${point} ${seed}`);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(roll() * choices.length)] as T;
  const [closes, dropChance] = [closesOf(seed), pick([0, 0.3])];
  const { product } = lane;
  const key = `${point}-${seed}`;

  await product.ledgerCloses(closes);
  if (lane.ready.length === 0) await furnish(lane);
  const { stage, id } = lane.ready.pop() as Prepared;
  await product.start(`${point}:1`);
  await product.sandbox.fault({ dropChance, seed });
  await finalizeContract(product.client, stage.owner, id, key).catch(() => undefined);
  expect(await product.ended()).toBe('SIGKILL');

  const begun = performance.now();
  await product.start();
  await product.settled();
  const settled = Math.round(performance.now() - begun);
  await product.sandbox.fault({ reset: true });
  const found = await expectWhole(lane, stage, id);
  // The same call again returns the outcome, or completes it now.
  expect(
    granted(await finalizeContract(product.client, stage.owner, id, key)).finalizeContract.contract.status,
  ).toBe('FINAL');
  expect(await expectWhole(lane, stage, id)).toBe('FINAL');
  return `${point}, seed ${seed}, closes every ${closes} s, drops ${dropChance}: ${found} after ${settled} ms`;
}

const CASES = FAULT_SEEDS.flatMap((seed) => POINTS.map((point) => ({ point, seed })));

describe.concurrent('a contract that is finalized by a server that is killed', () => {
  it.each(CASES)(
    'at $point, seed $seed: one escrow or none, final if and only if it is there',
    { timeout: ALL_LANES_MS },
    async ({ point, seed }) => {
      console.info(await lanes.use((lane) => survive(lane, point, seed)));
    },
  );
});
