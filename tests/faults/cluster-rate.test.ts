import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { buy } from '../support/buyers.ts';
import { IS_DEEP } from '../support/depth.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { CLUSTER_MISSING, PostgresCluster } from '../support/postgres-cluster.ts';
import { until } from '../support/until.ts';

const BUYERS = 32;
const ROUND_MS = 8_000;
const ROUNDS = 3;
const TEST_MS = 600_000;

describe.skipIf(CLUSTER_MISSING !== undefined || !IS_DEEP)('the rate of sales on a cluster', () => {
  let cluster: PostgresCluster;
  let product: KillableProduct;
  let slug: string;
  let keys = 0;

  beforeAll(async () => {
    cluster = await PostgresCluster.start({ durable: true });
    product = await KillableProduct.open(
      {},
      { url: cluster.url, ownerUrl: cluster.url, adminUrl: cluster.adminUrl, drop: () => cluster.stop() },
    );
    await product.ledgerCloses(1);
    await product.start();
    const owner = await product.client.actor('issuer_owner');
    const tiers = [{ tier: 'regular', count: 1_000_000, price: '1', currency: 'XLM' }];
    ({ slug } = await published(product.client, owner, {}, tiers));
    await salesPerSecond();
  }, TEST_MS);
  afterAll(() => product?.close(), TEST_MS);

  async function waitForStandbys(yes: boolean): Promise<void> {
    await cluster.configure({ synchronous_mode: yes, synchronous_mode_strict: yes });
    await until(async () => {
      const [row] = await product.client.sql<{ names: string }>(
        `SELECT current_setting('synchronous_standby_names') AS names`,
      );
      return (row?.names !== '') === yes;
    });
  }

  async function salesPerSecond(): Promise<number> {
    const begun = performance.now();
    let sold = 0;
    const buyer = async (): Promise<void> => {
      while (performance.now() - begun < ROUND_MS) {
        keys += 1;
        const { errors } = await buy(product.client, {
          slug,
          lines: [{ tier: 'regular' }],
          key: `rate-${keys}`,
        });
        expect(errors).toBeUndefined();
        sold += 1;
      }
    };
    await Promise.all(Array.from({ length: BUYERS }, buyer));
    return (sold * 1_000) / (performance.now() - begun);
  }

  it(
    'is measured with and without a synchronous standby',
    async () => {
      const rates: Record<'with' | 'without', number[]> = { with: [], without: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const kind of ['with', 'without'] as const) {
          await waitForStandbys(kind === 'with');
          rates[kind].push(await salesPerSecond());
        }
      }
      const [sync, async] = [median(rates.with), median(rates.without)];
      console.info(
        `sales of ${BUYERS} buyers: ${sync.toFixed(0)}/s with a synchronous standby, ${async.toFixed(0)}/s without, ratio ${(sync / async).toFixed(2)}`,
      );
      expect(sync).toBeGreaterThan(0);
    },
    TEST_MS,
  );
});

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
