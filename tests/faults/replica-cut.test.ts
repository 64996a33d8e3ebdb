import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { type LaunchedProduct, launchProduct } from '../support/built-product.ts';
import { BUYER, buyByRest } from '../support/buyers.ts';
import { type TestClient, testClient } from '../support/client.ts';
import { ClusterLoad } from '../support/cluster-load.ts';
import { CUT_IMPOSSIBLE } from '../support/cluster-network.ts';
import { deeper } from '../support/depth.ts';
import { freePort } from '../support/free-port.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { CLUSTER_MISSING, PostgresCluster } from '../support/postgres-cluster.ts';
import { until } from '../support/until.ts';

const SECRETS = { MASTER_KEY: randomBytes(32).toString('hex'), TOKEN_KEY: randomBytes(32).toString('hex') };
/** Longer than a statement may be without an answer. */
const CUT_MS = 50_000;
/** The limit of a statement and its answer, 35 s, after a wait for a connection of 5 s, on a busy machine. */
const ANSWER_MS = 45_000;
/** The other replica does not depend on the one that is cut off. */
const PAUSE_MS = 10_000;
const BETWEEN_PROBES_MS = 500;
const TEST_MS = 300_000;

/** Cuts the machine with the HAProxy of one replica off; returns what joins it again. */
type Cut = (machine: number) => () => void;

let cluster: PostgresCluster;
let whole: KillableProduct;
/** The replica that is cut off; its way to the database is a HAProxy of its own. */
let cut: { client: TestClient; product: LaunchedProduct; machine: number; dataDir: string };

const CUTS: Record<string, Cut> = {
  'nothing gets through': (machine) => {
    cluster.network.pull(machine);
    return () => cluster.network.plug(machine);
  },
  'statements arrive, and their answers are lost': (machine) => {
    cluster.network.mute(machine);
    return () => cluster.network.unmute(machine);
  },
};
/** The usual run has one of them. */
const USED = Object.entries(CUTS).slice(0, deeper(1, 2));

interface Probe {
  key: string;
  status: number;
  retryAfter: string | null;
  ms: number;
}

/** Buyers at one replica by the documented call, one after the other, each order under a key of its own. */
class Probes {
  readonly all: Probe[] = [];
  readonly #slug: string;
  #isOver = false;
  #probing: Promise<void> = Promise.resolve();

  constructor(slug: string) {
    this.#slug = slug;
  }

  start(client: TestClient): void {
    this.#probing = this.#run(client);
    this.#probing.catch(() => undefined);
  }

  stop(): Promise<void> {
    this.#isOver = true;
    return this.#probing;
  }

  async buy(client: TestClient, key: string): Promise<Probe> {
    const begun = performance.now();
    const { status, headers } = await buyByRest(
      client,
      this.#slug,
      { tier: 'regular', ...BUYER },
      { 'idempotency-key': key },
    );
    return { key, status, retryAfter: headers.get('retry-after'), ms: performance.now() - begun };
  }

  async #run(client: TestClient): Promise<void> {
    while (!this.#isOver) {
      this.all.push(await this.buy(client, `probe-${this.all.length}`));
      await pause(BETWEEN_PROBES_MS);
    }
  }
}

async function startCutReplica(): Promise<typeof cut> {
  const proxy = cluster.startSecondProxy();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-cut-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const product = await launchProduct(url, dataDir, {
    ...SECRETS,
    DATABASE_URL: proxy.url,
    DATABASE_READ_URL: proxy.readUrl,
    DATABASE_CONNECT_SECONDS: '5',
    HORIZON_URL: whole.sandbox.url,
    LEDGER_CLOSE_SECONDS: '0.2',
    ANCHOR_SECONDS: '86400',
    LOG_LEVEL: 'fatal',
  });
  const client = { url, clock: whole.client.clock, ...testClient(url, whole.client.sql) };
  return { client, product, machine: proxy.number, dataDir };
}

describe.skipIf(CLUSTER_MISSING !== undefined || CUT_IMPOSSIBLE !== undefined)(
  'two replicas on a cluster, one of which is cut off from the database',
  () => {
    beforeAll(async () => {
      cluster = await PostgresCluster.start();
      whole = await KillableProduct.open(
        { ...SECRETS, DATABASE_CONNECT_SECONDS: '5', DATABASE_READ_URL: cluster.readUrl },
        { url: cluster.url, ownerUrl: cluster.url, adminUrl: cluster.adminUrl, drop: () => cluster.stop() },
      );
      await whole.ledgerCloses(0.2);
      await whole.start();
      cut = await startCutReplica();
    }, TEST_MS);
    afterAll(async () => {
      await cut?.product.stop();
      await whole?.close();
      if (cut) await rm(cut.dataDir, { recursive: true, force: true });
    }, TEST_MS);

    it.each(USED)(
      '%s: the other sells on, and nothing is lost or doubled',
      async (name, sever) => {
        const load = await ClusterLoad.open(whole.client, cut.client);
        const probed = await published(whole.client, await whole.client.actor('issuer_owner'), {}, [
          { tier: 'regular', count: 1_000, price: '1', currency: 'XLM' },
        ]);
        const probes = new Probes(probed.slug);
        load.start();
        for (const client of [whole.client, cut.client]) await load.sellsAgain(performance.now(), client);

        const since = performance.now();
        const join = sever(cut.machine);
        probes.start(cut.client);
        await pause(CUT_MS);
        const ready = await cut.client.rest('GET', '/health/ready');
        join();
        const joined = performance.now();
        const pauseMs = load.longestPause(since, whole.client);
        const back = await load.sellsAgain(joined, cut.client);
        await probes.stop();

        const refused = probes.all.filter(({ status }) => status === 503);
        const longest = Math.max(...probes.all.map(({ ms }) => ms), load.longestAnswer(cut.client));
        console.info(
          `replica cut off for ${CUT_MS / 1_000} s, ${name}: the other sold with pauses of at most ${seconds(pauseMs)}, ` +
            `${refused.length} of ${probes.all.length} calls answered 503, the first after ${seconds(refused[0]?.ms ?? Number.NaN)}, ` +
            `the longest answer took ${seconds(longest)}; it sold again ${seconds(back)} after`,
        );
        expect(ready.status).toBe(503);
        expect(pauseMs).toBeLessThan(PAUSE_MS);
        expect(refused.length).toBeGreaterThan(0);
        for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^\d+$/);
        expect(longest).toBeLessThan(ANSWER_MS);
        expect(cut.product.exitCode()).toBeNull();

        await load.end();
        await until(() => whole.isSettled());
        await load.verify();
        // A load balancer sends the retry of what the one refused to the other.
        for (const { key } of probes.all)
          await until(async () => (await probes.buy(whole.client, key)).status === 201);
        const [orders] = await whole.client.sql<{ count: number }>(
          'SELECT count(*)::int AS count FROM orders WHERE event_id = $1',
          [probed.id],
        );
        expect(orders?.count).toBe(probes.all.length);
        console.info(
          `${name}: ${load.sales.length} sales there once each, ${load.sales.filter(({ orderId }) => orderId).length} acknowledged at once, refused ${JSON.stringify(load.refused)}`,
        );
      },
      TEST_MS,
    );
  },
);

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
