import type { BenchCase } from '../bench-case.ts';
import { checkBooks } from '../books.ts';
import { buyByGraphQL } from '../buyers.ts';
import { plainFigure } from '../figure.ts';
import { seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';

const CONNECTIONS = 1_000;
const PLACES = 2_000;
const ATTEMPTS = 6_000;

/** A thousand concurrent buyers for fewer places than they request: all get a response, and no place is sold twice. */
export const crowdCase: BenchCase = {
  name: 'crowd',
  needsLimits: false,
  run: async ({ stage, options, note }) => {
    const organiser = await seedOrganiser(stage);
    const rates: number[] = [];
    const faults: string[] = [];
    let errors = 0;
    for (let round = 0; round < options.rounds; round++) {
      const event = await seedEvent(stage, organiser, PLACES);
      const result = await buyByGraphQL(stage, event, { connections: CONNECTIONS, calls: ATTEMPTS });
      note(`1,000 connections: ${result.ok} bought, ${result.refused} refused, ${result.errors} errors`);
      errors += result.errors;
      rates.push((result.ok + result.refused) / result.seconds);
      if (result.errors > 0) faults.push(`${result.errors} errors, the first: ${result.firstError}`);
      if (result.ok !== PLACES)
        faults.push(`${result.ok} of ${PLACES} places were sold to ${ATTEMPTS} attempts`);
      faults.push(...(await checkBooks(stage, event.id, result.ok)));
    }
    const wanted = { must: 0, aim: 0, better: 'less' as const };
    const figure = plainFigure(
      '1,000 connections on one tier, errors',
      spreadOf(rates),
      'answers/s',
      wanted,
      faults,
    );
    return () => [{ ...figure, value: errors }];
  },
};
