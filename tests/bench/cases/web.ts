import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callGraphQL } from '../api.ts';
import type { BenchCase } from '../bench-case.ts';
import { PURCHASE } from '../buyers.ts';
import { plainFigure } from '../figure.ts';
import { type ClientQuery, readClientQueries } from '../seed/client-queries.ts';
import { type Person, seedEvent, seedOrganiser, seedPerson } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';
import { statementsSent } from '../statement-count.ts';
import { pageFigures } from '../web/page-figures.ts';

const TURNS = 40;
/** Asked by others in between, so that telling a connection for whom it works counts as it does in a busy process. */
const OF_OTHERS = '{ viewer { user { id } } }';

/**
 * What people wait for on the public pages, and how many SQL statements each query of the web client costs; the worst
 * role and the worst query count.
 */
export const webCase: BenchCase = {
  name: 'web',
  needsLimits: false,
  run: async (context) => {
    const { stage, note } = context;
    const organiser = await seedOrganiser(stage);
    const event = await seedEvent(stage, organiser, 1_000);
    const input = {
      slug: event.slug,
      lines: [{ tier: event.tier, quantity: 2 }],
      name: 'Reader',
      email: organiser.email,
      phone: '+254700000001',
    };
    type Bought = { purchaseByForm: { tickets: { id: string }[] } };
    const bought = await callGraphQL<Bought>(stage, PURCHASE, { input }, organiser.token);
    const known: Record<string, unknown> = {
      slug: event.slug,
      id: event.id,
      eventId: event.id,
      ticketId: bought.purchaseByForm.tickets[0]?.id,
      issuerId: organiser.issuerId,
      first: 20,
      version: 1,
    };
    const people = [
      organiser,
      await seedPerson(stage, 'system_admin', null),
      await seedPerson(stage, 'attendee', null),
    ];
    const others = [await seedPerson(stage, 'attendee', null), await seedPerson(stage, 'attendee', null)];
    const costs: { name: string; cost: number }[] = [];
    const faults: string[] = [];
    for (const query of readClientQueries(generatedDocuments())) {
      const cost = await worstCost(stage, query, variablesFor(query, known), people, others);
      if (cost === undefined) faults.push(`nobody may ask ${query.name} as it was asked here`);
      else costs.push({ name: query.name, cost });
    }
    costs.sort((a, b) => b.cost - a.cost);
    note(`statements: ${costs.map(({ name, cost }) => `${name} ${cost}`).join(', ')}`);
    const worst = costs[0];
    const wanted = { must: 4, aim: 2, better: 'less' as const };
    const figure = plainFigure(
      'SQL statements of a web query, most',
      spreadOf(costs.map(({ cost }) => cost)),
      '',
      wanted,
      faults,
    );
    const pages = await pageFigures(context, [
      { name: 'the landing page', path: '/' },
      { name: 'the events', path: '/events' },
      { name: 'an event', path: `/event-details?slug=${event.slug}` },
      { name: 'the issuers', path: '/issuers' },
      { name: 'the sign-in', path: '/auth' },
      { name: 'the search for tickets', path: '/find-tickets' },
    ]);
    return () => [
      ...pages,
      { ...figure, name: `${figure.name} (${worst?.name})`, value: worst?.cost ?? Number.NaN },
    ];
  },
};

/** The list stands in the sources, wherever this file was built to. */
function generatedDocuments(): string {
  const places = ['../../../client/src/gql/gql.ts', '../../../../client/src/gql/gql.ts'];
  const files = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error('The generated documents of the web client are missing.');
  return file;
}

function variablesFor(query: ClientQuery, known: Record<string, unknown>): Record<string, unknown> {
  const standard: Record<string, unknown> = { String: 'bench', Int: 20, Boolean: true };
  return Object.fromEntries(
    query.variables
      .filter(({ name, required }) => required || name in known)
      .map(({ name, type }) => {
        if (name === 'id' && query.rootFields.includes('ticket')) return [name, known.ticketId];
        return [name, known[name] ?? standard[type]];
      }),
  );
}

/** undefined when everybody is refused. */
async function worstCost(
  stage: Stage,
  query: ClientQuery,
  variables: Record<string, unknown>,
  people: Person[],
  others: Person[],
): Promise<number | undefined> {
  let worst: number | undefined;
  for (const { token } of people) {
    const ask = () => callGraphQL(stage, query.text, variables, token);
    const allowed = await ask().then(
      () => true,
      () => false,
    );
    if (!allowed) continue;
    const alone = await sentBy(stage, others, async () => undefined);
    const together = await sentBy(stage, others, ask);
    // Rounded, since now and then the product's own timetable adds a statement.
    worst = Math.max(worst ?? 0, Math.round((together - alone) / TURNS));
  }
  return worst;
}

/** Statements of the turns that others take, each after something else was asked. */
async function sentBy(stage: Stage, others: Person[], ask: () => Promise<unknown>): Promise<number> {
  const before = await statementsSent(stage);
  for (let turn = 0; turn < TURNS; turn++) {
    await ask();
    await callGraphQL(stage, OF_OTHERS, {}, others[turn % others.length]?.token);
  }
  return (await statementsSent(stage)) - before;
}
