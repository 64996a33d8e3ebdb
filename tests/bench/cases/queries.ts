import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { callGraphQL } from '../api.ts';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { type Figure, plainFigure } from '../figure.ts';
import { type ClientQuery, readClientQueries } from '../seed/client-queries.ts';
import { spreadOf } from '../spread.ts';
import { statementCalls } from '../statement-count.ts';
import { openQuerySetup, type QuerySetup } from '../web/query-setup.ts';
import { queryVariables } from '../web/query-variables.ts';

/** In a quick run with few turns a statement of the product's schedule may count as one of the query's. */
const TURNS = { whole: 40, quick: 8 } as const;
const IDLE_MS = 15_000;
const RECORD_MS = 200;
/**
 * A query of other users in between, so that setting the tenant of a connection counts as it does in a busy process.
 */
const OF_OTHERS = '{ viewer { user { id } } }';

/** Number of SQL statements of each query of the web client; the worst role and the worst query count. */
export const queriesCase: BenchCase = {
  name: 'queries',
  needsLimits: false,
  run: async (context) => {
    const costs = await queryCosts(context);
    return () => [costs];
  },
};

async function queryCosts(context: BenchContext): Promise<Figure> {
  const setup = await openQuerySetup(context);
  const turns = context.options.quick ? TURNS.quick : TURNS.whole;
  const stopRecording = recordAllTheTime(setup);
  try {
    const idle = await sentDuring(setup, () => pause(IDLE_MS));
    const costs: { name: string; cost: number }[] = [];
    const faults: string[] = [];
    for (const query of readClientQueries(generatedDocuments())) {
      const cost = await worstCost(setup, query, { idle, turns });
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
    stopRecording();
    await setup.close();
  }
}

/** Records audit entries all the time, as in a busy process: sealing and publishing them does not count for a query. */
function recordAllTheTime({ stage }: QuerySetup): () => void {
  const timer = setInterval(() => {
    const entry =
      "INSERT INTO audit_entries (at, action, entity_type, actor_kind) VALUES (now(), 'bench.go', 'bench', 'system')";
    // An entry that comes too late, during the shutdown, is not needed.
    stage.sql(entry).catch(() => undefined);
  }, RECORD_MS);
  return () => clearInterval(timer);
}

/** The list is in the sources, independent of where this file was built to. */
function generatedDocuments(): string {
  const places = ['../../../client/src/gql/hooks', '../../../../client/src/gql/hooks'];
  const folders = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const folder = folders.find((candidate) => existsSync(candidate));
  if (folder === undefined) throw new Error('The generated documents of the web client are missing.');
  return folder;
}

/** The refusal when all callers are refused. */
async function worstCost(
  setup: QuerySetup,
  query: ClientQuery,
  { idle, turns }: { idle: Sent; turns: number },
): Promise<number | { refusal: string }> {
  const { stage, askers, known } = setup;
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
    const alone = await sentDuring(setup, () => takeTurns(setup, turns, async () => undefined));
    const together = await sentDuring(setup, () => takeTurns(setup, turns, ask));
    worst = Math.max(worst ?? 0, costOf({ together, alone, idle, turns }));
  }
  return worst ?? { refusal };
}

/** Runs alternate turns with other queries in between. */
async function takeTurns(
  { stage, askers }: QuerySetup,
  turns: number,
  ask: () => Promise<unknown>,
): Promise<void> {
  const others = askers.slice(-3, -1);
  for (let turn = 0; turn < turns; turn++) {
    await ask();
    await callGraphQL(stage, OF_OTHERS, {}, others[turn % others.length]?.token);
  }
}

/** Count of each sent statement, and the duration. */
interface Sent {
  calls: Map<string, number>;
  milliseconds: number;
}

async function sentDuring({ stage }: QuerySetup, work: () => Promise<unknown>): Promise<Sent> {
  const before = await statementCalls(stage);
  const began = performance.now();
  await work();
  const milliseconds = performance.now() - began;
  const after = await statementCalls(stage);
  const calls = [...after].map(
    ([statement, count]) => [statement, count - (before.get(statement) ?? 0)] as const,
  );
  return { calls: new Map(calls), milliseconds };
}

/**
 * Statements of one execution: those that were sent in most of the turns. Statements of the other turns do not count,
 * nor do those of the product's schedule in the meantime: on a slow machine these outnumber the query's.
 */
function costOf(counted: { together: Sent; alone: Sent; idle: Sent; turns: number }): number {
  const { together, alone, idle, turns } = counted;
  const longer = (together.milliseconds - alone.milliseconds) / idle.milliseconds;
  let cost = 0;
  for (const [statement, calls] of together.calls) {
    const ofOthers = (alone.calls.get(statement) ?? 0) + (idle.calls.get(statement) ?? 0) * longer;
    cost += Math.round((calls - ofOthers) / turns);
  }
  return cost;
}
