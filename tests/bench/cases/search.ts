import type { BenchCase } from '../bench-case.ts';
import { ratioFigure } from '../figure.ts';
import { limitTool } from '../limits/limits.ts';
import { judgeGraphQL } from '../load/answers.ts';
import { requestWriter } from '../load/request-text.ts';
import { runLoad } from '../load/run-load.ts';
import { short } from '../report.ts';
import { grow } from '../seed/grow.ts';
import { scattered, WORDS } from '../seed/words.ts';
import { spreadOf } from '../spread.ts';
import { PUBLISHED_EVENTS } from './list.ts';

const CONNECTIONS = 32;
const BARE_WORDS = 600;

/**
 * Typical search text: a word, or the beginning of one; seldom the same twice in a second, so that no cache answers.
 */
function searchText(n: number): string {
  const word = WORDS[scattered(n, WORDS.length)] ?? '';
  return word.slice(0, n % 3 === 0 ? 4 : 6);
}

/**
 * The same searches as one bare statement: matches by the trigram index, the first twenty by date. The number of the
 * round selects the word, so that every client searches for another one.
 */
const BARE_SEARCH = `SELECT id, name, description, venue, category, slug, status, start_at FROM events
  WHERE status = 'published' AND end_at >= now()
    AND search_text LIKE '%' || (ARRAY[${Array.from({ length: BARE_WORDS }, (_, n) => `'${searchText(n)}'`)}])[1 + $1::bigint % ${BARE_WORDS}] || '%'
  ORDER BY start_at, id LIMIT 20`;

/** Text search over all published events, compared with the bare statement from as many clients in the same run. */
export const searchCase: BenchCase = {
  name: 'search',
  needsLimits: false,
  run: async ({ stage, options, rounds, note }) => {
    const { url } = stage.product;
    await grow(stage, { ...options.large, tickets: 0 });
    const write = requestWriter(url, { method: 'POST', path: '/graphql' });
    const bare = async (): Promise<number[]> => {
      const url = stage.adminUrl('passa');
      const rates: number[] = [];
      for (let round = 0; round < options.rounds; round++) {
        const { rate } = await limitTool().run({
          url,
          statement: BARE_SEARCH,
          clients: CONNECTIONS,
          seconds: options.seconds,
          base: round,
        });
        note(`bare searches: ${short(rate)}/s`);
        rates.push(rate);
      }
      return rates;
    };
    let asked = 0;
    let found = 0;
    const nothing = Buffer.from('"totalCount":0');
    const before = await bare();
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
    const limit = spreadOf([...before, ...(await bare())]);
    const errors = results.reduce((sum, result) => sum + result.errors + result.refused, 0);
    const faults = [
      ...(errors > 0 ? [`${errors} errors: ${results.find((result) => result.firstError)?.firstError}`] : []),
      ...(found < asked / 2 ? [`only ${found} of ${asked} searches found an event`] : []),
    ];
    return () => [
      ratioFigure(
        'text search over 10,000 events',
        spreadOf(results.map((result) => result.rate)),
        '/s',
        { name: 'bare statement', value: limit.median },
        { must: 0.2, aim: 0.4, better: 'more' },
        faults,
      ),
    ];
  },
};
