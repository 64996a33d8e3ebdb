import { afterAll, describe, expect, it } from 'vitest';
import { FAILPOINTS, type Failpoint } from '../../server/failpoints.ts';
import {
  approvedContract,
  type ContractStage,
  contractStage,
  finalContract,
  finalizeContract,
  findContract,
  granted,
} from '../support/contract-people.ts';
import { dice } from '../support/dice.ts';
import { FAULT_SEEDS } from '../support/fault-seeds.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { Lanes } from '../support/lanes.ts';
import { until } from '../support/until.ts';

const POINTS = FAILPOINTS.filter((name) => /^(contract|intent)\./.test(name));
const LANES = 3;
const RECOVERED_MS = 30_000;

interface Lane {
  product: KillableProduct;
  furnished: boolean;
  close(): Promise<void>;
}

/** Most of a recovery is waiting, so several go on side by side. */
const lanes = new Lanes(LANES, openLane);
afterAll(() => lanes.close(), 120_000);

async function openLane(): Promise<Lane> {
  const product = await KillableProduct.open();
  return { product, furnished: false, close: () => product.close() };
}

/** The channels are made when one is first wanted: by a contract that nobody kills. */
async function furnish(lane: Lane): Promise<void> {
  if (lane.furnished) return;
  await finalContract(lane.product.client, await contractStage(lane.product.client));
  await until(() => lane.product.isSettled(), RECOVERED_MS);
  lane.furnished = true;
}

/** A contract with everything it needs, of an organiser of its own. */
async function prepare({ product }: Lane): Promise<{ stage: ContractStage; id: string }> {
  const stage = await contractStage(product.client);
  return { stage, id: await approvedContract(product.client, stage) };
}

interface KeyRow {
  public_key: string;
}

/** Accounts that were meant for the contract and are on the ledger. */
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

/** Final if and only if there is an account, and the account is what the contract says. */
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
  const [closes, dropChance] = [pick([0.1, 0.15, 0.2, 0.4]), pick([0, 0.3])];
  const { product } = lane;
  const key = `${point}-${seed}`;

  await product.ledgerCloses(closes);
  await product.start();
  await furnish(lane);
  const { stage, id } = await prepare(lane);
  await until(() => product.isSettled(), RECOVERED_MS);
  await product.stop();

  await product.start(`${point}:1`);
  await product.sandbox.fault({ dropChance, seed });
  await finalizeContract(product.client, stage.owner, id, key).catch(() => undefined);
  expect(await product.ended()).toBe('SIGKILL');

  const begun = performance.now();
  await product.start();
  await until(() => product.isSettled(), RECOVERED_MS);
  const settled = Math.round(performance.now() - begun);
  await product.sandbox.fault({ reset: true });
  const found = await expectWhole(lane, stage, id);
  // The same call again tells how it ended, or does it now.
  expect(granted(await finalizeContract(product.client, stage.owner, id, key)).finalizeContract.status).toBe(
    'FINAL',
  );
  expect(await expectWhole(lane, stage, id)).toBe('FINAL');
  await product.stop();
  return `${point}, seed ${seed}, closes every ${closes} s, drops ${dropChance}: ${found} after ${settled} ms`;
}

const CASES = FAULT_SEEDS.flatMap((seed) => POINTS.map((point) => ({ point, seed })));

describe.concurrent('a contract that is finalized by a server that is killed', () => {
  it.each(CASES)(
    'at $point, seed $seed: one escrow or none, final if and only if it is there',
    { timeout: 240_000 * LANES },
    async ({ point, seed }) => {
      console.info(await lanes.use((lane) => survive(lane, point, seed)));
    },
  );
});
