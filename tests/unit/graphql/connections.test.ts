import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';

const schema = productSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const connections = types.filter(
  (type) => getNamedType(type.getFields().pageInfo?.type)?.name === 'PageInfo',
);
const fieldsOfConnections = types.flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => connections.includes(getNamedType(field.type) as GraphQLObjectType))
    .map((field): [string, GraphQLField<unknown, unknown>] => [`${type.name}.${field.name}`, field]),
);

describe('a list of the API', () => {
  it.each(connections.map((type) => [type.name, type] as const))(
    '%s is named after its nodes and has the shape of every list',
    (name, type) => {
      const { nodes, pageInfo, totalCount, ...others } = type.getFields();
      expect(name).toBe(`${getNamedType(nodes?.type)?.name.replace(/^ReportRow$/, 'Report')}Connection`);
      expect(String(nodes?.type)).toBe(`[${getNamedType(nodes?.type)?.name}!]!`);
      expect(String(pageInfo?.type)).toBe('PageInfo!');
      if (totalCount) expect(String(totalCount.type)).toBe('Int!');
      // A report states the columns of its rows.
      expect(Object.keys(others)).toEqual(name === 'ReportConnection' ? ['columns'] : []);
    },
  );

  it.each(fieldsOfConnections)(
    '%s takes pages of both directions, with the limits in words',
    (_name, field) => {
      const { first, last, after, before } = Object.fromEntries(field.args.map((arg) => [arg.name, arg]));
      expect([first, last].map((arg) => String(arg?.type))).toEqual(['Int', 'Int']);
      expect([after, before].map((arg) => String(arg?.type))).toEqual(['String', 'String']);
      for (const arg of [first, last]) expect(arg?.description).toContain('1 to 100');
      expect(first?.description).toMatch(/(20|50|100) when neither/);
    },
  );

  it.each(fieldsOfConnections)('%s has an order that can be chosen', (_name, field) => {
    const order = field.args.find(({ name }) => name === 'order');
    expect(String(order?.type)).toMatch(
      /^(TimeOrder!|StartOrder!|NameOrder!|TicketOrderInput|ReportOrderInput)$/,
    );
  });
});

/** Lists with a length that the product limits itself, with the limit. */
const BOUNDED: Readonly<Record<string, string>> = {
  capacityPools: 'the first 100 of an event and of no event',
  doorGuests: 'a search of at most 20 tickets',
  eventCities: 'the 50 with the most events',
  exchangeRates: 'one for each pair of currencies',
  merchantAccounts: 'two of each payment method: one active, one untested',
  accountChanges: 'one of each payment method and currency',
  merchantProviders: 'one for each provider that the product declares',
  notificationPreferences: 'one for each kind',
  publicKeysOfEvent: 'one for each rotation; a verifier needs all of them at once',
  reportTotals: 'one for each kind of row and currency',
  retentionPeriods: 'one for each kind of data',
  seriesDatesPreview: 'the dates of one call, at most 1,200',
  settings: 'one for each name',
  splitPreview: 'one for each share that was given, and one for the organiser',
  testTickets: 'one of each kind',
  timedJobs: 'one for each job of the timetable',
};

it('no root field answers a list that can grow without pages', () => {
  const bare = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ type }) => isListType(getNullableType(type)) && isObjectType(getNamedType(type)))
    .map(({ name }) => name);
  expect(bare.sort()).toEqual(Object.keys(BOUNDED).sort());
});

it('the charts name the limits of their arguments', () => {
  const charts = types.find(({ name }) => name === 'DashboardCharts')?.getFields();
  const words = (field: string, name: string) =>
    charts?.[field]?.args.find((arg) => arg.name === name)?.description;
  expect(words('salesByTier', 'days')).toContain('1 to 92');
  expect(words('salesByTier', 'utcOffset')).toContain('-840 to 840');
  expect(words('entriesByGate', 'minutes')).toContain('60 or 1440');
  expect(words('revenueByEvent', 'first')).toContain('1 to 100');
  expect(words('approvalsWaiting', 'first')).toContain('1 to 100');
});
