import type { BenchCase } from '../bench-case.ts';
import { plainFigure } from '../figure.ts';
import { judgeGraphQL } from '../load/answers.ts';
import { requestWriter } from '../load/request-text.ts';
import { runLoad } from '../load/run-load.ts';
import { grow } from '../seed/grow.ts';
import { scattered, WORDS } from '../seed/words.ts';
import { spreadOf } from '../spread.ts';
import { PUBLISHED_EVENTS } from './list.ts';

const CONNECTIONS = 32;

/** What people type: a word, or the beginning of one; seldom the same twice in a second, so that no cache answers. */
function searchText(n: number): string {
  const word = WORDS[scattered(n, WORDS.length)] ?? '';
  return word.slice(0, n % 3 === 0 ? 4 : 6);
}

/** Text search over all published events. */
export const searchCase: BenchCase = {
  name: 'search',
  needsLimits: false,
  run: async ({ stage, options, rounds }) => {
    const { url } = stage.product;
    await grow(stage, { ...options.large, tickets: 0 });
    const write = requestWriter(url, { method: 'POST', path: '/graphql' });
    let asked = 0;
    let found = 0;
    const nothing = Buffer.from('"totalCount":0');
    const results = await rounds('text search', (seconds) =>
      runLoad(url, {
        connections: CONNECTIONS,
        seconds,
        call: () => {
          asked += 1;
          const variables = { first: 20, search: searchText(asked) };
          return write({ query: PUBLISHED_EVENTS, operationName: 'PublishedEvents', variables });
        },
        judge: (status, body) => {
          if (!body.includes(nothing)) found += 1;
          return judgeGraphQL(status, body);
        },
      }),
    );
    const errors = results.reduce((sum, result) => sum + result.errors + result.refused, 0);
    const faults = [
      ...(errors > 0 ? [`${errors} errors: ${results.find((result) => result.firstError)?.firstError}`] : []),
      ...(found < asked / 2 ? [`only ${found} of ${asked} searches found an event`] : []),
    ];
    return () => [
      plainFigure(
        'text search over 10,000 events, p99',
        spreadOf(results.map((result) => result.p99)),
        'ms',
        { must: 60, aim: 20, better: 'less' },
        faults,
      ),
    ];
  },
};
