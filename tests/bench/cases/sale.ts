import type { BenchCase, BenchContext } from '../bench-case.ts';
import { checkBooks } from '../books.ts';
import { buyByGraphQL, buyByRest, type Crowd } from '../buyers.ts';
import { plainFigure, ratioFigure } from '../figure.ts';
import type { LoadResult } from '../load/run-load.ts';
import { grow } from '../seed/grow.ts';
import { type Organiser, type SeededEvent, seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';
import { statementsSent } from '../statement-count.ts';

const SMALL = { events: 100, tickets: 10_000 };
/** More than any crowd can buy in the rounds of one case. */
const PLENTY = 800_000;

interface Sale {
  results: LoadResult[];
  statements: number;
  faults: string[];
}

type Buy = (context: BenchContext, event: SeededEvent, crowd: Crowd) => Promise<LoadResult>;
const graphql: Buy = ({ stage }, event, crowd) => buyByGraphQL(stage, event, crowd);
const rest: Buy = ({ stage }, event, crowd) => buyByRest(stage, event, crowd);

/** One tier in high demand, many buyers: the main load of the product. */
export const saleCase: BenchCase = {
  name: 'sale',
  needsLimits: true,
  run: async (context) => {
    const { stage, options } = context;
    await grow(stage, SMALL);
    const organiser = await seedOrganiser(stage);
    const few = await sell(context, organiser, 'GraphQL, 32 buyers', 32, graphql);
    const many = await sell(context, organiser, 'GraphQL, 256 buyers', 256, graphql);
    const byRest = await sell(context, organiser, 'REST, 32 buyers', 32, rest);
    context.note(`filling up to ${options.large.tickets} tickets and ${options.large.events} events`);
    await grow(stage, options.large);
    const large = await sell(context, organiser, 'GraphQL, 32 buyers, large database', 32, graphql);

    return ({ sale: { median: limit } }) => {
      const perLimit = { name: 'L_b', value: limit };
      const rate = spreadOf(few.results.map((result) => result.rate));
      const ratios = few.results.map((result) => result.p99 / (32_000 / result.rate));
      return [
        ratioFigure('purchase, GraphQL, 32 buyers', rate, '/s', perLimit, atLeast(0.4, 0.6), few.faults),
        ratioFigure(
          'purchase, GraphQL, 256 buyers',
          ratesOf(many),
          '/s',
          perLimit,
          atLeast(0.5, 1),
          many.faults,
        ),
        ratioFigure(
          'purchase, REST, 32 buyers',
          ratesOf(byRest),
          '/s',
          perLimit,
          atLeast(0.3, 0.5),
          byRest.faults,
        ),
        plainFigure('p99 at 32 buyers ÷ fair share', spreadOf(ratios), '', {
          must: 3,
          aim: 2,
          better: 'less',
        }),
        plainFigure('SQL statements a purchase', spreadOf([few.statements]), '', {
          must: 1,
          aim: 0.1,
          better: 'less',
        }),
        ratioFigure(
          'purchase, large ÷ small database',
          ratesOf(large),
          '/s',
          { name: 'small', value: rate.median },
          atLeast(0.8, 1),
          large.faults,
        ),
      ];
    };
  },
};

const atLeast = (must: number, aim: number) => ({ must, aim, better: 'more' as const });
const ratesOf = ({ results }: Sale) => spreadOf(results.map((result) => result.rate));

async function sell(
  context: BenchContext,
  organiser: Organiser,
  name: string,
  connections: number,
  buy: Buy,
): Promise<Sale> {
  const event = await seedEvent(context.stage, organiser, PLENTY);
  let orders = 0;
  let sent = 0;
  let bought = 0;
  const faults: string[] = [];
  const results = await context.rounds(name, async (seconds) => {
    const before = await statementsSent(context.stage);
    const result = await buy(context, event, { connections, seconds });
    sent += (await statementsSent(context.stage)) - before;
    bought += result.ok;
    orders += result.ok;
    if (result.errors + result.refused > 0) faults.push(`${result.errors} errors, ${result.refused} refused`);
    return result;
  });
  faults.push(...(await checkBooks(context.stage, event.id, orders)));
  return { results, statements: sent / bought, faults };
}
