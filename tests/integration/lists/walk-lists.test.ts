import { type GraphQLField, type GraphQLObjectType, getNamedType, isEnumType, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { fundDemo, seedDemo } from '../../../server/modules/demo/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { sealed } from '../../support/sealed.ts';
import { longLists } from './long-lists.ts';

const PASSWORD = 'passa-demo-2026';
const READERS = ['system_admin', 'issuer_owner', 'attendee'] as const;

interface List {
  name: string;
  field: GraphQLField<unknown, unknown>;
  node: GraphQLObjectType;
  /** Arguments besides those of paging. */
  given?: string;
}

interface Read {
  nodes: Record<string, unknown>[];
  pageInfo: {
    startCursor: string | null;
    endCursor: string | null;
    hasNextPage: boolean;
    hasPreviousPage: boolean;
  };
  totalCount?: number;
}

const schema = productSchema();
const lists: List[] = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const type = getNamedType(field.type) as GraphQLObjectType;
  if (!type.name.endsWith('Connection')) return [];
  const node = getNamedType(type.getFields().nodes?.type) as unknown as GraphQLObjectType;
  if (field.name === 'report') {
    return ['SALES', 'SCANS', 'JOURNAL'].flatMap((name) => [
      { name: `report ${name}`, field, node, given: `name: ${name}` },
      {
        name: `report ${name} by a column`,
        field,
        node,
        given: `name: ${name}, order: { column: "event", descending: true }`,
      },
    ]);
  }
  if (field.name === 'tickets') {
    return [
      { name: 'tickets', field, node },
      { name: 'tickets by tier', field, node, given: 'order: { by: TIER }' },
      { name: 'tickets by price', field, node, given: 'order: { by: PRICE, descending: true }' },
    ];
  }
  return [{ name: field.name, field, node }];
});

let app: TestApp;
const tokens: { token: string }[] = [];
const values: Record<string, string> = {};

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  await seedDemo(app.app.scope(), { password: PASSWORD });
  await fundDemo(app.app.scope());
  for (const role of READERS) {
    const login = await app.rest('POST', '/auth/login', {
      email: `${role}@demo.passa.test`,
      password: PASSWORD,
    });
    tokens.push({ token: login.body.data.token });
  }
  const one = async (text: string) => (await app.sql<{ id: string }>(text))[0]?.id ?? '';
  values.eventId = await one(
    `SELECT e.id FROM events e JOIN users u ON u.issuer_id = e.issuer_id AND u.email = 'issuer_owner@demo.passa.test'
      ORDER BY (SELECT count(*) FROM orders o WHERE o.event_id = e.id) DESC LIMIT 1`,
  );
  await app.sql(longLists(values.eventId ?? ''));
  values.contractId = await one("SELECT id FROM contracts WHERE status = 'final' LIMIT 1");
});
afterAll(() => app.close());

/** The fields that identify rows: the id, or all plain ones. */
function identityOf({ node }: List): string {
  const fields = Object.values(node.getFields());
  if (fields.some(({ name }) => name === 'id')) return 'id';
  return fields
    .filter(({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0)
    .map(({ name }) => name)
    .join(' ');
}

function callOf(list: List, page: string): string {
  const required = list.field.args
    .filter(({ name, type }) => String(type).endsWith('!') && values[name] !== undefined)
    .map(({ name }) => `${name}: "${values[name]}"`);
  const args = [...required, ...(list.given ? [list.given] : []), page].join(', ');
  const info = 'pageInfo { startCursor endCursor hasNextPage hasPreviousPage }';
  return `{ list: ${list.field.name}(${args}) { nodes { ${identityOf(list)} } ${info} } }`;
}

async function read(list: List, page: string, reader: { token: string }): Promise<Read> {
  const answer = await app.graphql(callOf(list, page), {}, reader);
  expect(answer.errors, `${list.name}(${page})`).toBeUndefined();
  return answer.data?.list as Read;
}

/** The reader of a list: the first who may read it, the one with most rows first. */
async function readerOf(list: List): Promise<{ token: string } | undefined> {
  const found: { reader: { token: string }; rows: number }[] = [];
  for (const reader of tokens) {
    const answer = await app.graphql(callOf(list, 'first: 100'), {}, reader);
    if (answer.errors === undefined) found.push({ reader, rows: answer.data.list.nodes.length });
  }
  return found.sort((one, other) => other.rows - one.rows)[0]?.reader;
}

async function walk(list: List, reader: { token: string }, size: number, backwards: boolean, more = '') {
  const pages: Read['nodes'][] = [];
  let cursor = '';
  for (let turns = 0; turns < 200; turns += 1) {
    const { nodes, pageInfo } = await read(
      list,
      `${backwards ? 'last' : 'first'}: ${size}${cursor}${more}`,
      reader,
    );
    pages.push(nodes);
    expect(backwards ? pageInfo.hasNextPage : pageInfo.hasPreviousPage).toBe(cursor !== '');
    if (!(backwards ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) break;
    cursor = backwards ? `, before: "${pageInfo.startCursor}"` : `, after: "${pageInfo.endCursor}"`;
  }
  return (backwards ? pages.reverse() : pages).flat();
}

/** An argument for an order that is not the list's default. */
function otherOrder({ field }: List): string | undefined {
  const order = field.args.find(({ name }) => name === 'order');
  const type = order && getNamedType(order.type);
  if (!isEnumType(type)) return undefined;
  return `, order: ${type.getValues().find(({ value }) => value !== order?.defaultValue)?.name}`;
}

/** Lists with needs beyond the demonstration: the secret of a mailed link, a webhook endpoint. */
const ELSEWHERE = ['foundReceipts', 'foundTickets', 'webhookDeliveries'];

/** Lists that the demonstration leaves short: their own tests page through them. */
const FEW = ['anchors', 'voidEntries', 'rounds', 'pendingRounds', 'myInvitations'];

describe('a list of the API', () => {
  for (const list of lists.filter(({ name }) => !ELSEWHERE.includes(name))) {
    it(`${list.name} shows the same rows forwards, backwards and in its other order`, async () => {
      const reader = await readerOf(list);
      if (!reader) throw new Error(`none of the readers may read ${list.name}`);
      // Looking for a reader was refused to some, and refusals are logged later.
      if (list.name === 'auditLogs') await sealed(app.app.services.audit, app.sql);
      const whole = await read(list, 'first: 100', reader);
      expect(whole.nodes.length > 1 || FEW.includes(list.name), `${list.name} has few rows`).toBe(true);
      const size = Math.max(2, Math.ceil(whole.nodes.length / 5));
      expect((await walk(list, reader, size, false)).slice(0, 100)).toEqual(whole.nodes);
      if (whole.pageInfo.hasNextPage) return;
      expect(await walk(list, reader, size, true)).toEqual(whole.nodes);
      const turned = otherOrder(list);
      if (turned === undefined) return;
      const rows = whole.nodes.toReversed();
      expect(await walk(list, reader, size, false, turned)).toEqual(rows);
      expect(await walk(list, reader, size, true, turned)).toEqual(rows);
    });
  }
});

it('goes back from the middle of a sorted list to its beginning, and on to its end', async () => {
  const list = lists.find(({ name }) => name === 'tickets by tier') as List;
  const reader = (await readerOf(list)) as { token: string };
  const { nodes } = await read(list, 'first: 7', reader);
  const second = await read(list, 'first: 3, after: null', reader).then(({ pageInfo }) =>
    read(list, `first: 3, after: "${pageInfo.endCursor}"`, reader),
  );
  expect(second.nodes).toEqual(nodes.slice(3, 6));
  const first = await read(list, `last: 5, before: "${second.pageInfo.startCursor}"`, reader);
  expect(first.nodes).toEqual(nodes.slice(0, 3));
  expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
  const end = await read(list, 'last: 4', reader);
  const rest = await read(list, `first: 9, after: "${end.pageInfo.startCursor}"`, reader);
  expect(rest.nodes).toEqual(end.nodes.slice(1));
  expect(rest.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
});

const NOT_OURS = 'This cursor is not one of ours.';

describe('a page that is none', () => {
  const refusal = async (page: string) => {
    const { errors } = await app.graphql(`{ issuers(${page}) { nodes { id } } }`);
    return (errors?.[0]?.extensions.details as { fields?: unknown } | undefined)?.fields;
  };
  it.each([
    ['first: 0', 'first', 'A page holds 1 to 100 entries.'],
    ['first: 101', 'first', 'A page holds 1 to 100 entries.'],
    ['last: 101', 'last', 'A page holds 1 to 100 entries.'],
    ['first: 2, last: 2', 'last', 'Give `first` or `last`, not both.'],
    ['first: 2, before: "x"', 'before', expect.stringContaining('`before` with `last`'), NOT_OURS],
    ['last: 2, after: "x"', 'after', expect.stringContaining('`after` with `first`'), NOT_OURS],
    ['last: 2, before: "x"', 'before', NOT_OURS],
    ['first: 2, after: "WzFd"', 'after', NOT_OURS],
  ])('%s is refused with the argument named', async (page, field, ...messages) => {
    expect(await refusal(page)).toEqual(messages.map((message) => ({ field, message })));
  });
});
