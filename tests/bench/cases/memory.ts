import type { BenchCase } from '../bench-case.ts';
import { buyByGraphQL } from '../buyers.ts';
import { plainFigure } from '../figure.ts';
import { judgeGraphQL } from '../load/answers.ts';
import { requestWriter } from '../load/request-text.ts';
import { runLoad } from '../load/run-load.ts';
import { seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { scattered, WORDS } from '../seed/words.ts';
import { quantile, spreadOf } from '../spread.ts';
import { PUBLISHED_EVENTS } from './list.ts';

const ROUNDS = 10;
/** Caches fill up in the first rounds; later increase counts as growth. */
const SETTLED = 4;
const CONNECTIONS = 32;
const MB = 1e6;
/** The heap after a collection varies by about this much. */
const NOISE_MB = 3;

/** Runs last: the memory of the product after all cases, and whether it grows under constant work. */
export const memoryCase: BenchCase = {
  name: 'memory',
  needsLimits: false,
  run: async ({ stage, options, startMemory, note }) => {
    const after = await stage.product.memory();
    const organiser = await seedOrganiser(stage);
    const event = await seedEvent(stage, organiser, 400_000);
    const alive: number[] = [];
    const resident: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const crowd = { connections: CONNECTIONS, seconds: options.seconds / 2 };
      await buyByGraphQL(stage, event, crowd);
      const write = requestWriter(stage.product.url, { method: 'POST', path: '/graphql' });
      await runLoad(stage.product.url, {
        ...crowd,
        call: (n) => {
          const search = n % 2 === 0 ? null : WORDS[scattered(n, WORDS.length)];
          return write({ query: PUBLISHED_EVENTS, variables: { first: 20, search } });
        },
        judge: judgeGraphQL,
      });
      resident.push((await stage.product.memory()).rss / MB);
      alive.push((await stage.product.memory(true)).alive / MB);
      note(
        `round ${round + 1}: ${resident.at(-1)?.toFixed(0)} MB resident, ${alive.at(-1)?.toFixed(1)} MB alive`,
      );
    }
    const growth = middle(alive.slice(-3)) - middle(alive.slice(SETTLED - 1, SETTLED + 2));
    const none = { must: NOISE_MB, aim: undefined, better: 'less' as const };
    return () => [
      plainFigure('memory after start', spreadOf([startMemory.rss / MB]), 'MB', {
        must: 250,
        aim: undefined,
        better: 'less',
      }),
      plainFigure('memory after the bench', spreadOf([after.rss / MB, ...resident]), 'MB', {
        must: 500,
        aim: undefined,
        better: 'less',
      }),
      { ...plainFigure('memory growth over ten rounds', spreadOf(alive), 'MB alive', none), value: growth },
    ];
  },
};

const middle = (values: number[]): number => quantile(Float64Array.from(values).sort(), 0.5);
