import { buildSchema, GraphQLError, parse } from 'graphql';
import { expect, it } from 'vitest';
import { formatGraphQLError } from '../../../server/api/graphql/error-mapping.ts';
import { faultyInputs, fieldFaults } from '../../../server/api/graphql/faulty-inputs.ts';
import { documentReader } from '../../../server/api/graphql/graphql-documents.ts';

const schema = buildSchema(`
  enum Currency { USD KES }
  input TierInput { name: String! price: Float! currency: Currency! }
  input CreateInput { eventId: ID! tiers: [TierInput!]! }
  type Query { ok(first: Int): Query name: String }
  type Mutation { create(input: CreateInput!): String }
`);
const TIER = { price: 'much', currency: 'EUR' };

function faultsOf(document: string, variables: Record<string, unknown>) {
  return fieldFaults(faultyInputs(schema, parse(document), null, variables));
}

it.each([
  ['mutation ($input: CreateInput!) { create(input: $input) }', { input: { eventId: 'e', tiers: [TIER] } }],
  ['mutation ($given: CreateInput!) { create(input: $given) }', { given: { eventId: 'e', tiers: [TIER] } }],
  ['mutation ($list: [TierInput!]!) { create(input: { eventId: "e", tiers: $list }) }', { list: [TIER] }],
  ['mutation ($input: TierInput!) { create(input: { eventId: "e", tiers: [$input] }) }', { input: TIER }],
])(
  '%s: all faults of the values are named at once, by their paths within the input',
  (document, variables) => {
    expect(faultsOf(document, variables)).toEqual([
      { field: 'tiers.0.name', code: 'REQUIRED', message: 'tiers.0.name is required.' },
      { field: 'tiers.0.price', message: 'tiers.0.price is not valid. Expected Float.' },
      { field: 'tiers.0.currency', message: 'tiers.0.currency is not valid. Expected one of USD, KES.' },
    ]);
  },
);

const reader = documentReader(schema, true);
const format = formatGraphQLError({} as never, schema);

function refusalOf(document: string) {
  const [error] = reader(document) as readonly GraphQLError[];
  if (!(error instanceof GraphQLError)) throw new Error('the document was read');
  return format(error.toJSON(), error);
}

it('a literal of an enum names the words that were expected', () => {
  const refused = refusalOf(
    'mutation { create(input: { eventId: "e", tiers: [{ name: "A", price: 1, currency: EUR }] }) }',
  );
  expect(refused.extensions?.details).toEqual({
    fields: [
      { field: 'tiers.0.currency', message: 'tiers.0.currency is not valid. Expected one of USD, KES.' },
    ],
  });
});

const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

it.each([
  ['depth', `{ ${times(14, () => 'ok {')} name ${times(14, () => '}')} }`, 12],
  ['aliases', `{ ${times(16, (at) => `a${at}: name`)} }`, 15],
  ['directives', `{ name ${times(51, () => '@include(if: true)')} }`, 50],
  ['repetitions', `{ ${times(90, () => 'name')} }`, 50],
  ['tokens', `{ ${times(1_001, () => 'name')} }`, 1_000],
])('the limit of %s is refused in words, with what was used and allowed', (limit, document, allowed) => {
  const { message, extensions } = refusalOf(document);
  const details = extensions?.details as { used: number | null };
  expect([extensions?.code, details]).toMatchObject(['BAD_QUERY', { limit, allowed }]);
  if (limit !== 'tokens') expect(details.used).toBeGreaterThan(allowed);
  expect(message).toMatch(/^The document has /);
  expect(message).toContain(allowed.toLocaleString('en'));
});
