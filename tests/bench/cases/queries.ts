import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callGraphQL } from '../api.ts';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { type Figure, plainFigure } from '../figure.ts';
import { type ClientQuery, readClientQueries } from '../seed/client-queries.ts';
import { spreadOf } from '../spread.ts';
import { statementsSent } from '../statement-count.ts';
import { openQueryGround, type QueryGround } from '../web/query-ground.ts';
import { queryVariables } from '../web/query-variables.ts';

const TURNS = 40;
/** Asked by others in between, so that telling a connection for whom it works counts as it does in a busy process. */
const OF_OTHERS = '{ viewer { user { id } } }';

/** How many SQL statements each query of the web client costs; the worst role and the worst query count. */
export const queriesCase: BenchCase = {
  name: 'queries',
  needsLimits: false,
  run: async (context) => {
    const costs = await queryCosts(context);
    return () => [costs];
  },
};

async function queryCosts(context: BenchContext): Promise<Figure> {
  const ground = await openQueryGround(context);
  try {
    const costs: { name: string; cost: number }[] = [];
    const faults: string[] = [];
    for (const query of readClientQueries(generatedDocuments())) {
      const cost = await worstCost(ground, query);
      if (typeof cost === 'number') costs.push({ name: query.name, cost });
      else faults.push(`nobody may ask ${query.name} as it was asked here: ${cost.refusal}`);
    }
    costs.sort((a, b) => b.cost - a.cost);
    context.note(`statements: ${costs.map(({ name, cost }) => `${name} ${cost}`).join(', ')}`);
    const worst = costs[0];
    const figure = plainFigure(
      `SQL statements of a web query, most (${worst?.name})`,
      spreadOf(costs.map(({ cost }) => cost)),
      '',
      { must: 4, aim: 2, better: 'less' },
      faults,
    );
    return { ...figure, value: worst?.cost ?? Number.NaN };
  } finally {
    await ground.close();
  }
}

/** The list stands in the sources, wherever this file was built to. */
function generatedDocuments(): string {
  const places = ['../../../client/src/gql/gql.ts', '../../../../client/src/gql/gql.ts'];
  const files = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error('The generated documents of the web client are missing.');
  return file;
}

/** The refusal when everybody is refused. */
async function worstCost(ground: QueryGround, query: ClientQuery): Promise<number | { refusal: string }> {
  const { stage, askers, known } = ground;
  const variables = queryVariables(query, known);
  let worst: number | undefined;
  let refusal = '';
  for (const { token } of askers) {
    const ask = () => callGraphQL(stage, query.text, variables, token);
    const refused = await ask().then(
      () => null,
      (error: Error) => error.message,
    );
    if (refused !== null) {
      refusal = refused;
      continue;
    }
    const alone = await sentBy(ground, async () => undefined);
    const together = await sentBy(ground, ask);
    // Rounded, since now and then the product's own timetable adds a statement.
    worst = Math.max(worst ?? 0, Math.round((together - alone) / TURNS));
  }
  return worst ?? { refusal };
}

/** Statements of the turns that others take, each after something else was asked. */
async function sentBy({ stage, askers }: QueryGround, ask: () => Promise<unknown>): Promise<number> {
  const others = askers.slice(-3, -1);
  const before = await statementsSent(stage);
  for (let turn = 0; turn < TURNS; turn++) {
    await ask();
    await callGraphQL(stage, OF_OTHERS, {}, others[turn % others.length]?.token);
  }
  return (await statementsSent(stage)) - before;
}
