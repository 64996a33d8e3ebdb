import { callGraphQL } from '../api.ts';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { checkBooks } from '../books.ts';
import { buyByGraphQL } from '../buyers.ts';
import { ratioFigure } from '../figure.ts';
import type { LoadResult } from '../load/run-load.ts';
import { type Organiser, type SeededEvent, seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';

/** More than any crowd can buy in the rounds of one case. */
const PLENTY = 800_000;
const BUYERS = 32;

interface Sale {
  event: SeededEvent;
  results: LoadResult[];
  orders: number;
}

/** A tier that shares capacity, beside one that does not: the same buyers, in turns. */
export const poolsCase: BenchCase = {
  name: 'pools',
  needsLimits: false,
  run: async (context) => {
    const organiser = await seedOrganiser(context.stage);
    const plain = await saleOf(context, organiser);
    const pooled = await saleOf(context, organiser);
    await share(context, organiser, pooled.event.id);
    const turns = await context.rounds('no pool, beside a pool', async (seconds) => {
      // Each begins every other round, so that a machine that becomes slower or faster favours neither.
      const order = plain.results.length % 2 === 0 ? [plain, pooled] : [pooled, plain];
      for (const sale of order) await sell(context, sale, seconds);
      return plain.results.at(-1) as LoadResult;
    });
    // The first rounds warm the product up.
    for (const sale of [plain, pooled]) sale.results = sale.results.slice(-turns.length);
    for (const { rate } of pooled.results) context.note(`pool: ${Math.round(rate)}/s`);
    const faults = [...(await faultsOf(context, plain)), ...(await faultsOf(context, pooled))];
    const rate = ratesOf(plain);
    return () => [
      ratioFigure(
        'purchase, pooled ÷ unpooled tier, 32 buyers',
        ratesOf(pooled),
        '/s',
        { name: 'unpooled', value: rate.median },
        { must: 0.8, aim: 1, better: 'more' },
        faults,
      ),
    ];
  },
};

const ratesOf = ({ results }: Sale) => spreadOf(results.map((result) => result.rate));

async function saleOf({ stage }: BenchContext, organiser: Organiser): Promise<Sale> {
  return { event: await seedEvent(stage, organiser, PLENTY), results: [], orders: 0 };
}

async function share({ stage }: BenchContext, organiser: Organiser, eventId: string): Promise<void> {
  const tiers = await stage.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [eventId]);
  const input = { eventId, name: 'Hall', capacity: PLENTY, tierIds: tiers.map(({ id }) => id) };
  await callGraphQL(
    stage,
    'mutation ($input: CreateCapacityPoolInput!) { createCapacityPool(input: $input) { capacityPool { id } } }',
    { input },
    organiser.token,
  );
}

async function sell({ stage }: BenchContext, sale: Sale, seconds: number): Promise<void> {
  const result = await buyByGraphQL(stage, sale.event, { connections: BUYERS, seconds });
  sale.orders += result.ok;
  sale.results.push(result);
}

async function faultsOf({ stage }: BenchContext, { event, results, orders }: Sale): Promise<string[]> {
  const refused = results.filter((result) => result.errors + result.refused > 0);
  const [pool] = await stage.sql<{ wrong: number }>(
    `SELECT count(*)::int AS wrong FROM capacity_pools p WHERE p.used <> (SELECT coalesce(sum(t.sold + t.held), 0)
       FROM tier_pools m JOIN tiers t ON t.id = m.tier_id WHERE m.pool_id = p.id)`,
  );
  return [
    ...refused.map(({ errors, refused: calls }) => `${errors} errors, ${calls} refused`),
    ...(pool?.wrong ? ['a pool counts other places than its tiers'] : []),
    ...(await checkBooks(stage, event.id, orders)),
  ];
}
