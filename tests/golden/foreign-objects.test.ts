import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server/api/rest/domains.ts';
import { FILE_CALLS } from '../../server/api/rest/file-calls.ts';
import { productSchema } from '../../server/app.ts';
import type { Role } from '../../server/platform/access/roles.ts';
import { published } from '../integration/events/organiser.ts';
import { sellingOf } from '../integration/selling/organiser.ts';
import type { GraphQLAnswer, TestActor } from '../support/app.ts';
import { buy } from '../support/buyers.ts';
import type { TestClient } from '../support/client.ts';
import { acceptedPartner, createContract, granted } from '../support/contract-people.ts';
import { type ExportedWorld, exportedWorld } from '../support/exported-world.ts';
import { type IdPosition, idPositions, listsOf } from '../support/foreign-ids.ts';
import { limitTo } from '../support/limited-staff.ts';
import { probeSubscription } from '../support/probe-subscription.ts';
import { roundStage, rounds } from '../support/rounds.ts';

const [POSITIONS, FOLLOWED] = [false, true].map((followed) =>
  idPositions(productSchema()).filter(({ kind }) => (kind === 'subscription') === followed),
) as [IdPosition[], IdPosition[]];
const NONE = '01900000-0000-7000-8000-00000000dead';

/** Positions that also strangers may name objects at, by the reason. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  'a published event is on sale for everyone': [
    'purchase.input.event',
    'purchaseQuote.eventId',
    'quote.event',
  ],
  'keys that verify tickets are public': ['publicKeysOfEvent.eventId'],
  'a ticket that is shown is checked by everyone': ['ticketTimes.ticketId'],
};
/** The same for buyers, who find published events by their ids. */
const PUBLIC_FOR_BUYERS = new Set([
  'event.id',
  'node.id',
  'messageRecipients.group.eventId',
  'sendGroupMessage.input.eventId',
  'estimatePhoneBatch.input.eventId',
  'phoneBatches.eventId',
  'phoneBudget.eventId',
]);
const isPublic = new Set(Object.values(PUBLIC).flat());

let world: ExportedWorld;
/** People and ids of objects that they may not see. */
let strangers: Record<string, { who: TestActor; ids: string[]; own?: string }>;
const LIMITED = [
  'a validator of another event',
  'finance of another event',
  'finance of another event with contracts',
] as const;
const STRANGERS = ['the owner of another organisation', 'a partner of another event', ...LIMITED] as const;

beforeAll(async () => {
  world = await exportedWorld({ ledger: true });
  const { app, doors } = world;
  const stage = await roundStage(app, app.sandbox);
  const event = await published(app, stage.owner, { name: 'The other show' });
  const other = await acceptedPartner(app, stage.owner);
  await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
  const contract = granted(
    await createContract(app, stage.owner, {
      ...{
        eventId: event.id,
        name: 'The other contract',
        requiredSigs: 1,
        signatoryIds: [stage.owner.userId],
      },
      shares: [{ partnerId: other.partnerId, type: 'PERCENTAGE', percent: '10' }],
    }),
  ).createContract.contract;
  await sellingOf(app, doors.organiser).newCode(doors.eventId, { code: 'FRIENDS', percentOff: '10' });
  const run = async (document: string, variables: object, who: TestActor) =>
    granted(await app.graphql(document, { ...variables }, who));
  await run(
    'mutation { inviteUser(input: { email: "usher@guests.test", name: "Usher", role: ISSUER_VALIDATOR }) { invitation { id } } }',
    {},
    world.owner,
  );
  await app.rest('POST', '/api/issuer/api-key', undefined, world.owner);
  granted(await rounds(app).trigger(stage.owner, stage, '10'));
  await doors.gate('Sea Gate');
  const all = await idsWhere(`issuer_id IS NOT NULL`);
  const beside = await published(app, world.owner, { name: 'The show beside' });
  const limited = async (role: Role, owner: TestActor, eventId: string): Promise<TestActor> => {
    const who = await app.actor(role, owner.issuerId ?? '');
    await limitTo(app, owner, who, [eventId]);
    return who;
  };
  strangers = {
    'the owner of another organisation': { who: await app.actor('issuer_owner'), ids: all },
    'a partner of another event': {
      who: stage.partners[0] as TestActor,
      ids: [
        ...[event.id, other.partnerId, other.userId],
        ...(await idsWhere(`event_id = '${event.id}'`)),
        ...(await idsWhere(`contract_id = '${contract.id}'`)),
      ],
    },
    'a validator of another event': {
      who: await limited('issuer_validator', world.owner, beside.id),
      ids: await idsOfEvent(doors.eventId),
      own: beside.id,
    },
    'finance of another event': {
      who: await limited('issuer_finance', world.owner, beside.id),
      ids: await idsOfEvent(doors.eventId),
      own: beside.id,
    },
    'finance of another event with contracts': {
      who: await limited('issuer_finance', stage.owner, event.id),
      ids: await idsOfEvent(stage.eventId),
      own: event.id,
    },
  };
});
afterAll(() => world.close());

/** One id of each table, of the rows that fit a condition. */
async function idsWhere(condition: string): Promise<string[]> {
  const column = /\w+/.exec(condition)?.[0];
  const tables = await world.app.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY 1
     HAVING bool_or(column_name = 'id' AND data_type = 'uuid') AND bool_or(column_name = $1) ORDER BY 1`,
    [column],
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      world.app.sql<{ id: string }>(`SELECT id FROM ${name} WHERE ${condition} LIMIT 1`),
    ),
  );
  return rows.flat().map(({ id }) => id);
}

/** Ids of an event, and one of each table of the rows that belong to it. */
async function idsOfEvent(eventId: string): Promise<string[]> {
  const found = await Promise.all([
    idsWhere(`event_id = '${eventId}'`),
    idsWhere(`contract_id IN (SELECT id FROM contracts WHERE event_id = '${eventId}')`),
    idsWhere(`ticket_id IN (SELECT id FROM tickets WHERE event_id = '${eventId}')`),
    idsWhere(`order_id IN (SELECT id FROM orders WHERE event_id = '${eventId}')`),
  ]);
  return [...new Set([eventId, ...found.flat()])];
}

const nameOf = ({ field, path }: IdPosition): string => `${field}.${path.join('.')}`;

/** The answer as the caller reads it, without the id in the call. */
function learnt({ data, errors }: GraphQLAnswer, id: string): string {
  const said = (errors ?? []).map(({ message, extensions: { code, details } }) => ({
    message,
    code,
    details,
  }));
  // A scan is stored also when it is refused, and a repetition says so.
  return JSON.stringify({ data, said })
    .replaceAll(id, 'ID')
    .replaceAll(/"scanId":"[^"]+"/g, '"scanId":"new"')
    .replaceAll('"repeated":true', '"repeated":false');
}

/** Positions at which an id of the list is answered in another way than the id of nothing. */
async function noticed(
  ask: (position: IdPosition, id: string) => Promise<GraphQLAnswer>,
  ids: readonly string[],
): Promise<string[]> {
  const found = new Map<string, string>();
  const queue = POSITIONS.filter((position) => !isPublic.has(nameOf(position)))[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const position = next.value;
      const nothing = learnt(await ask(position, NONE), NONE);
      for (const id of ids) {
        const answer = learnt(await ask(position, id), id);
        if (answer !== nothing) found.set(nameOf(position), `${answer} instead of ${nothing}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return [...found].map(([name, how]) => `${name}: ${how}`.slice(0, 400)).toSorted();
}

/** Lists of what is published for everyone. */
const PUBLISHED = new Set([
  ...['publishedEvents', 'issuers', 'issuerBySlug', 'publishedEvent', 'anchors'],
  // IDs of void tickets, which every door and verifier reads.
  'revocationSnapshot',
]);

/** Queries that need no id, with each value of what they choose from. */
const LISTS = listsOf(productSchema()).filter(({ field }) => !PUBLISHED.has(field));

/** Holes that let staff of one event see another, with positions at which they must be found. */
const PLANTED: [string, { fields: string[]; open: (app: TestClient) => Promise<() => Promise<void>> }][] = [
  [
    'row-level security',
    {
      fields: ['event.id', 'gates.eventId', 'scans.eventId'],
      open: async (app) => {
        const before = await app.sql<{ name: string; rows: string }>(
          `SELECT tablename AS name, qual AS rows FROM pg_policies WHERE policyname IN ('events_events', 'scans_events')`,
        );
        for (const { name } of before) await app.sql(`ALTER POLICY ${name}_events ON ${name} USING (true)`);
        return async () => {
          for (const { name, rows } of before)
            await app.sql(`ALTER POLICY ${name}_events ON ${name} USING (${rows})`);
        };
      },
    },
  ],
  [
    'the limit of the actor',
    {
      fields: ['event.id', 'ticket.id', 'order.id', 'ordersOfEvent.eventId', 'report.filter.eventId'],
      open: async (app) => {
        const { who } = strangers['finance of another event'] as (typeof strangers)[string];
        const [before] = await app.sql('SELECT limited_since AS since FROM users WHERE id = $1', [
          who.userId,
        ]);
        const limit = async (since: unknown): Promise<void> => {
          await app.sql('UPDATE users SET limited_since = $2 WHERE id = $1', [who.userId, since]);
          await pause(CACHED_MS);
        };
        await limit(null);
        return () => limit(before?.since);
      },
    },
  ],
];
/** Longer than a credential is cached. */
const CACHED_MS = 1_100;

/** Probes of a subscription before it counts as followed. */
const TRIES = 8;

describe('an id of an object of others', () => {
  it('is tried at every position of the schema', () => {
    expect(POSITIONS.length).toBeGreaterThan(180);
    expect(FOLLOWED.length).toBeGreaterThan(6);
    const names = new Set(POSITIONS.map(nameOf));
    for (const name of ['ticket.id', 'report.filter.eventId', 'createContract.input.shares.partnerId'])
      expect(names).toContain(name);
    expect([...isPublic].filter((name) => !names.has(name))).toEqual([]);
  });

  // First: scans that the other tests make repeat the ids that they were given.
  it.each(LIMITED)('is in no list of %s', async (name) => {
    const { who, ids, own } = strangers[name] as (typeof strangers)[string];
    const answers = await Promise.all(
      LISTS.map(async ({ field, document, variables }) => ({
        field,
        answer: await world.app.graphql(document, variables, who),
      })),
    );
    const found = answers.flatMap(({ field, answer }) => {
      const text = JSON.stringify(answer);
      return ids.filter((id) => text.includes(id)).map((id) => `${field}: ${id}`);
    });
    expect(found).toEqual([]);
    // They see their own: a limit that hides everything would pass as well.
    expect(answers.some(({ answer }) => JSON.stringify(answer.data).includes(String(own)))).toBe(true);
  });

  it.each(STRANGERS)('is answered like the id of nothing, for %s', async (name) => {
    const { who, ids } = strangers[name] as (typeof strangers)[string];
    expect(ids.length).toBeGreaterThan(5);
    const ask = ({ document, variablesWith }: IdPosition, id: string) =>
      world.app.graphql(document, variablesWith(id), who);
    const found = await noticed(ask, ids);
    const isAllowed = (one: string): boolean =>
      who.role === 'attendee' && PUBLIC_FOR_BUYERS.has(one.split(':')[0] ?? '');
    expect(found.filter((one) => !isAllowed(one))).toEqual([]);
  });

  it.each(STRANGERS)('is followed by no subscription of %s', async (name) => {
    const { who, ids } = strangers[name] as (typeof strangers)[string];
    const found: string[] = [];
    for (const { document, variablesWith, field } of FOLLOWED) {
      const follow = async (id: string, isRefused: boolean): Promise<string[]> => {
        // On a busy machine a refusal may come after the probe: one that stands is never refused.
        for (let tried = 1; ; tried += 1) {
          const leastMs = isRefused ? (tried - 1) * 100 : 0;
          const codes = await probeSubscription(
            ...([world.app.url, document, variablesWith(id), who.token, leastMs] as const),
          );
          if (codes.length > 0 || tried === TRIES) return codes;
        }
      };
      const nothing = await follow(NONE, true);
      for (const id of ids) {
        const codes = await follow(id, nothing.length > 0);
        if (String(codes) !== String(nothing)) found.push(`${field}: ${codes} instead of ${nothing}`);
      }
    }
    expect(found).toEqual([]);
  });

  // Partners find published events by their ids, as all buyers do.
  it.each(STRANGERS.filter((name) => !name.includes('partner')))(
    'is answered like the id of nothing by every REST path, for %s',
    async (name) => {
      const { who, ids } = strangers[name] as (typeof strangers)[string];
      const calls = [...routes, ...FILE_CALLS].filter(({ path }) => /:(?!slug|table|file|hash)/.test(path));
      expect(calls.length).toBeGreaterThan(30);
      const ask = async ({ method, path }: { method: string; path: string }, id: string) => {
        const filled = path.replaceAll(/:\w+/g, id);
        const { status, body } = await world.app.rest(method, filled, method === 'GET' ? undefined : {}, who);
        const said = typeof body === 'string' ? body.length : { error: body.error, data: body.data };
        return `${status} ${JSON.stringify(said)}`.replaceAll(id, 'ID');
      };
      const found: string[] = [];
      for (const call of calls) {
        const nothing = await ask(call, NONE);
        const answers = await Promise.all(ids.map((id) => ask(call, id)));
        const other = answers.find((answer) => answer !== nothing);
        if (other) found.push(`${call.method} ${call.path}: ${other} instead of ${nothing}`.slice(0, 400));
      }
      expect(found).toEqual([]);
    },
  );

  it.each(PLANTED)('is found where %s lets staff of another event see it', async (_name, hole) => {
    const { who, ids } = strangers['finance of another event'] as (typeof strangers)[string];
    const close = await hole.open(world.app);
    const only = (position: IdPosition, id: string) =>
      position.kind === 'query'
        ? world.app.graphql(position.document, position.variablesWith(id), who)
        : Promise.resolve({ status: 200, data: null });
    const found = await noticed(only, ids).finally(close);
    for (const field of hole.fields) expect(found.some((one) => one.startsWith(`${field}: `))).toBe(true);
  });

  it('would be found where it is answered', async () => {
    const { owner, doors } = world;
    const ask = ({ document, variablesWith, kind }: IdPosition, id: string) =>
      kind === 'query'
        ? world.app.graphql(document, variablesWith(id), owner)
        : Promise.resolve({ status: 200, data: null });
    const found = await noticed(ask, [doors.eventId, world.ticketId, world.orderId]);
    for (const name of ['event.id', 'gates.eventId', 'ticket.id', 'order.id', 'scans.eventId'])
      expect(found.some((one) => one.startsWith(`${name}: `))).toBe(true);
  });
});
