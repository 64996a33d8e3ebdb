import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClusterLoad } from '../support/cluster-load.ts';
import { CUT_IMPOSSIBLE } from '../support/cluster-network.ts';
import { deeper } from '../support/depth.ts';
import { dice } from '../support/dice.ts';
import { FAULT_SEEDS } from '../support/fault-seeds.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { CLUSTER_MISSING, PostgresCluster } from '../support/postgres-cluster.ts';
import { until } from '../support/until.ts';

/** A failover takes 20 s (`ttl`) and an election; only what hangs takes so long. */
const BOUND_MS = 120_000;
const TEST_MS = 600_000;
/** One takes four minutes with all faults. */
const MAX_SEEDS = 10;
/**
 * For some seconds after a failover, Patroni of each standby asks the new primary for its history, without a limit of
 * its own: one that freezes just then takes the standby's Patroni along.
 */
const QUIET_MS = 8_000;

let cluster: PostgresCluster;
let product: KillableProduct;
let load: ClusterLoad;

/** Damages the cluster; returns what repairs it. */
type Fault = () => Promise<() => Promise<unknown> | unknown>;

const FAULTS: Record<string, Fault> = {
  'PostgreSQL of the primary is killed': async () => {
    (await cluster.primary()).killPostgres();
    return () => undefined;
  },
  'the machine of the primary is lost': async () => {
    const primary = await cluster.primary();
    await primary.kill();
    return () => primary.start();
  },
  'the machine of the primary freezes, and comes back': async () => {
    const primary = await cluster.primary();
    primary.freeze();
    return () => primary.thaw();
  },
  'the machine of the synchronous standby is lost': async () => {
    const standby = await cluster.synchronousStandby();
    await standby.kill();
    return () => standby.start();
  },
  'an etcd is killed': async () => {
    const [machine] = cluster.machines;
    await machine?.killEtcd();
    return () => machine?.startEtcd();
  },
  'HAProxy is killed, and restarted by its supervisor': async () => {
    await cluster.killHaproxy();
    await pause(1_000);
    cluster.startHaproxy();
    return () => undefined;
  },
  'the primary is changed as planned': async () => {
    await cluster.switchOver();
    return () => undefined;
  },
};

const CUTS: Record<string, Fault> = {
  'the network of the primary is cut': async () => {
    const { number } = await cluster.primary();
    cluster.network.pull(number);
    return () => cluster.network.plug(number);
  },
  'the network between the primary and its standby is cut': async () => {
    const [{ number: one }, { number: other }] = [
      await cluster.primary(),
      await cluster.synchronousStandby(),
    ];
    cluster.network.part(one, other);
    return () => cluster.network.join(one, other);
  },
};

/** The usual run has those that happen most. */
const USUAL = 3;
const USED = Object.entries(CUT_IMPOSSIBLE ? FAULTS : { ...FAULTS, ...CUTS }).slice(
  0,
  deeper(USUAL, Number.POSITIVE_INFINITY),
);

function shuffled(seed: number): [string, Fault][] {
  const roll = dice(`cluster-${seed}`);
  return USED.map((fault) => ({ fault, at: roll() }))
    .sort((one, other) => one.at - other.at)
    .map(({ fault }) => fault);
}

describe.skipIf(CLUSTER_MISSING !== undefined)('a cluster of three machines under sales and scans', () => {
  beforeAll(async () => {
    if (CUT_IMPOSSIBLE) console.warn(`The cluster's network is not cut: ${CUT_IMPOSSIBLE}.`);
    cluster = await PostgresCluster.start();
    product = await KillableProduct.open(
      { DATABASE_CONNECT_SECONDS: '5', DATABASE_READ_URL: cluster.readUrl },
      { url: cluster.url, ownerUrl: cluster.url, adminUrl: cluster.adminUrl, drop: () => cluster.stop() },
    );
    await product.ledgerCloses(0.2);
    await product.start();
  }, TEST_MS);
  afterAll(() => product?.close(), TEST_MS);

  describe.each(FAULT_SEEDS.slice(0, MAX_SEEDS))('seed %i', (seed) => {
    beforeAll(async () => {
      await cluster.healed();
      await until(async () => (await product.client.rest('GET', '/health/ready')).status === 200);
      load = await ClusterLoad.open(product.client);
      load.start();
      await load.sellsAgain(performance.now());
    }, TEST_MS);

    it.each(shuffled(seed))(
      '%s: sales go on',
      async (name, fault) => {
        await pause(QUIET_MS);
        const begun = performance.now();
        const repair = await fault();
        const hurt = performance.now();
        try {
          // A call that the fault caught in the middle is older.
          const after = await load.sellsAgain(hurt);
          console.info(
            `cluster, seed ${seed}, ${name}: sold again ${((hurt - begun + after) / 1000).toFixed(1)} s after`,
          );
          expect(after).toBeLessThan(BOUND_MS);
        } finally {
          await repair();
        }
        await cluster.healed();
        await load.sellsAgain(performance.now());
        expect(product.alive).toBe(true);
      },
      TEST_MS,
    );

    it(
      'no acknowledged sale, admission or audit entry is lost, and none is doubled',
      async () => {
        await load.end();
        await until(() => product.isSettled());
        await load.verify();
        const admitted = load.sales.filter(({ isAdmitted }) => isAdmitted).length;
        const acknowledged = load.sales.filter(({ orderId }) => orderId !== undefined).length;
        console.info(
          `cluster, seed ${seed}: ${load.sales.length} sales, ${acknowledged} acknowledged at once, ${admitted} admitted, refused ${JSON.stringify(load.refused)}, longest answer ${load.longestAnswer()} ms`,
        );
      },
      TEST_MS,
    );
  });
});
