import type { BenchCase } from '../bench-case.ts';
import { ratioFigure } from '../figure.ts';
import { judgeGraphQL } from '../load/answers.ts';
import { requestWriter } from '../load/request-text.ts';
import { runLoad } from '../load/run-load.ts';
import { grow } from '../seed/grow.ts';
import { spreadOf } from '../spread.ts';

const CONNECTIONS = 32;

/** The query of the page of all events. */
export const PUBLISHED_EVENTS = `query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {
  publishedEvents(search: $search, category: $category, first: $first, after: $after) {
    totalCount
    pageInfo { endCursor hasNextPage }
    nodes { id name description venue category slug status startDate available lowStock lowestPrice { amount currency } }
  }
}`;

/** The page that crowds open, compared with the same bytes sent as a constant by the same server. */
export const listCase: BenchCase = {
  name: 'list',
  needsLimits: false,
  run: async ({ stage, options, rounds }) => {
    const { url } = stage.product;
    await grow(stage, { ...options.large, tickets: 0 });
    const call = requestWriter(url, { method: 'POST', path: '/graphql' })({
      query: PUBLISHED_EVENTS,
      operationName: 'PublishedEvents',
      variables: { first: 20 },
    });
    let bytes = '';
    await runLoad(url, {
      connections: 1,
      calls: 1,
      call: () => call,
      judge: (status, body) => {
        bytes = body.toString();
        return judgeGraphQL(status, body);
      },
    });
    await stage.product.answerConstant(bytes);
    const constantCall = requestWriter(url, { method: 'GET', path: '/bench/constant' })();
    const load = (request: string, seconds: number) =>
      runLoad(url, { connections: CONNECTIONS, seconds, call: () => request, judge: judgeGraphQL });

    const before = await rounds('constant bytes', (seconds) => load(constantCall, seconds));
    const list = await rounds('published events', (seconds) => load(call, seconds));
    const after = await rounds('constant bytes again', (seconds) => load(constantCall, seconds));
    const constant = spreadOf([...before, ...after].map((result) => result.rate));
    const errors = list.reduce((sum, result) => sum + result.errors, 0);
    const nodes = (bytes.match(/"slug"/g) ?? []).length;
    const faults = [
      ...(errors > 0 ? [`${errors} errors: ${list.find((result) => result.firstError)?.firstError}`] : []),
      ...(nodes === 20 ? [] : [`the answer holds ${nodes} events instead of 20`]),
    ];
    return () => [
      ratioFigure(
        'published events, first 20 of 10,000',
        spreadOf(list.map((result) => result.rate)),
        '/s',
        { name: 'constant', value: constant.median },
        { must: 0.3, aim: 0.8, better: 'more' },
        faults,
      ),
    ];
  },
};
