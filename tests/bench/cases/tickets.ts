import { callGraphQL } from '../api.ts';
import type { BenchCase } from '../bench-case.ts';
import { PURCHASE } from '../buyers.ts';
import { plainFigure } from '../figure.ts';
import { judgeGraphQL } from '../load/answers.ts';
import { requestWriter } from '../load/request-text.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import { CREATE_TICKETS, type SeededEvent, seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';

const COUNT = 100_000;
const CALLS_A_ROUND = 8;
const OTHERS = 8;
const EVENT =
  'query ($slug: String!) { publishedEvent(slug: $slug) { id name available tiers { id available } } }';

/** 100,000 tickets in one call, repeatedly, while other users read and buy. */
export const ticketsCase: BenchCase = {
  name: 'tickets',
  needsLimits: false,
  run: async ({ stage, options, note }) => {
    const organiser = await seedOrganiser(stage);
    const filled = await seedEvent(stage, organiser, 1);
    const busy = await seedEvent(stage, organiser, 100_000);
    const times: number[] = [];
    const others: LoadResult[] = [];
    const tiers = [{ tier: 'regular', count: COUNT, price: '20', currency: 'USD' }];
    for (let round = 0; round < options.rounds; round++) {
      let over = false;
      const meanwhile = readAndBuy(stage, busy, () => over);
      for (let call = 0; call < CALLS_A_ROUND; call++) {
        const began = performance.now();
        await callGraphQL(stage, CREATE_TICKETS, { eventId: filled.id, tiers }, organiser.token);
        times.push(performance.now() - began);
      }
      over = true;
      others.push(await meanwhile);
      note(`100,000 tickets: ${times.at(-1)?.toFixed(1)} ms, others p99 ${others.at(-1)?.p99.toFixed(1)} ms`);
    }
    const [made] = await stage.sql<{ capacity: number }>(
      "SELECT capacity FROM tiers WHERE event_id = $1 AND name = 'regular'",
      [filled.id],
    );
    const wanted = 1 + COUNT * CALLS_A_ROUND * options.rounds;
    const short =
      made?.capacity === wanted ? [] : [`${wanted} tickets were made but ${made?.capacity} are there`];
    const failed = others.flatMap(({ errors, firstError }) =>
      errors > 0 ? [`${errors} errors: ${firstError}`] : [],
    );
    return () => [
      plainFigure(
        '100,000 tickets in one call',
        spreadOf(times),
        'ms',
        { must: 10_000, aim: 1_000, better: 'less' },
        short,
      ),
      plainFigure(
        'others meanwhile, p99',
        spreadOf(others.map((result) => result.p99)),
        'ms',
        { must: 200, aim: 50, better: 'less' },
        failed,
      ),
    ];
  },
};

/** Three viewers of an event for each buyer. */
function readAndBuy(stage: Stage, event: SeededEvent, over: () => boolean): Promise<LoadResult> {
  const write = requestWriter(stage.product.url, { method: 'POST', path: '/graphql' });
  const look = write({ query: EVENT, variables: { slug: event.slug } });
  const lines = [{ tier: event.tier }];
  return runLoad(stage.product.url, {
    connections: OTHERS,
    call: (n) => {
      if (over()) return undefined;
      if (n % 4 > 0) return look;
      const input = {
        slug: event.slug,
        lines,
        name: 'Reader',
        email: `reader${n}@crowd.test`,
        phone: `+25472${n}`,
      };
      return write({ query: PURCHASE, variables: { input } });
    },
    judge: judgeGraphQL,
  });
}
