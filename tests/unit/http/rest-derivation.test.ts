import { buildSchema, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { SchemaRegistry } from '../../../server/api/openapi/schema-registry.ts';
import { AnswerCompiler, computed } from '../../../server/api/rest/answer.ts';
import { argumentsOf } from '../../../server/api/rest/arguments.ts';
import type { RestRequest } from '../../../server/api/rest/request.ts';

const schema = buildSchema(`
  scalar Decimal
  scalar DateTime
  enum Mood { VERY_GOOD BAD }
  type Money { amount: Decimal! currency: String! }
  type Owner { id: ID! fullName: String! }
  type Page { endCursor: String hasNextPage: Boolean! }
  type Things { nodes: [Thing!]! pageInfo: Page! totalCount: Int! }
  type Thing { id: ID! mood: Mood! owner: Owner owners: [Owner!]! price: Money! fee: Money createdAt: DateTime! }
  input ThingInput { thingName: String! mood: Mood since: DateTime, count: Int! = 1 }
  input SaveInput { things: [ThingInput!]! ownerId: ID mood: Mood! price: Decimal }
  type Query { thing(id: ID!): Thing things(first: Int! = 10, after: String, mood: Mood, open: Boolean): Things! }
  type Mutation { save(input: SaveInput!): Thing! }
`);

function read(text: string) {
  const document = parse(text);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return { document, operation: operation as OperationDefinitionNode };
}

function answer(text: string, fields: ConstructorParameters<typeof AnswerCompiler>[3] = {}) {
  const { document, operation } = read(text);
  const { fields: pieces, write } = new AnswerCompiler(schema, document, operation, fields).body('Answer');
  const { properties } = new SchemaRegistry(schema).object(pieces);
  return { write, properties: properties as Record<string, object> };
}

describe('a body', () => {
  it('has the fields of the root object, in snake case and lower case', () => {
    const { write, properties } = answer('{ thing(id: 1) { id mood createdAt } }');
    const thing = { id: '1', mood: 'VERY_GOOD', createdAt: '2026-01-01T00:00:00Z' };
    expect(write({ thing })).toEqual({ id: '1', mood: 'very_good', created_at: thing.createdAt });
    expect(properties.mood).toEqual({ type: 'string', enum: ['very_good', 'bad'] });
  });

  it('flattens objects, which makes their fields null where there is none', () => {
    const { write, properties } = answer('{ thing(id: 1) { owner @flatten { ownerId: id } } }');
    expect(write({ thing: { owner: { ownerId: '7' } } })).toEqual({ owner_id: '7' });
    expect(write({ thing: { owner: null } })).toEqual({ owner_id: null });
    expect(properties.owner_id).toEqual({ type: ['string', 'null'] });
  });

  it('leaves out the fields of an object that the route declares present', () => {
    const { write, properties } = answer(
      '{ thing(id: 1) { owner @flatten(present: true) { ownerId: id } } }',
    );
    expect(JSON.stringify(write({ thing: { owner: null } }))).toBe('{}');
    expect(properties.owner_id).toEqual({ type: 'string' });
  });

  it('nests a fragment, and makes objects of names with two underscores', () => {
    const { write } = answer(
      '{ thing(id: 1) { ...RestThing @nest(as: "whole") by__id: id owners @flatten { fullName } } } fragment RestThing on Thing { id }',
    );
    const thing = { id: '1', by__id: '1', owners: [{ fullName: 'Ada' }] };
    expect(write({ thing })).toEqual({ whole: { id: '1' }, by: { id: '1' }, owners: ['Ada'] });
  });

  it('takes the first entry of a list, or null', () => {
    const { write } = answer('{ thing(id: 1) { owners @first(as: "main") { id } owners { id } } }');
    expect(write({ thing: { owners: [{ id: '1' }] } })).toEqual({ main: { id: '1' }, owners: [{ id: '1' }] });
    expect(write({ thing: { owners: [] } })).toEqual({ main: null, owners: [] });
  });

  it('writes amounts in their form, exactly', () => {
    const { write, properties } = answer(
      '{ thing(id: 1) { price @as(form: NUMBER) { amount currency } units: price @as(form: UNITS) { amount } fee @as(form: TEXT) { amount } } }',
    );
    const price = { amount: '123456789012.1234567', currency: 'KES' };
    expect(write({ thing: { price, units: price, fee: null } })).toEqual({
      price: '123456789012.1234567',
      currency: 'KES',
      units: '1234567890121234567',
      fee: null,
    });
    const cheap = { amount: '12.50', currency: 'KES' };
    expect(write({ thing: { price: cheap, units: cheap, fee: cheap } })).toMatchObject({
      price: 12.5,
      units: 125_000_000,
      fee: '12.50',
    });
    expect(properties.price).toEqual({ type: 'number' });
  });

  it('has a list under the name of its root field, and the next page at the end', () => {
    const { write } = answer(
      '{ all: things { nodes { id } pageInfo { endCursor hasNextPage } count: totalCount } }',
    );
    const pageInfo = { endCursor: 'c', hasNextPage: true };
    const body = write({ all: { nodes: [{ id: '1' }], pageInfo, count: 3 } });
    expect(JSON.stringify(body)).toBe('{"all":[{"id":"1"}],"count":3,"next":"c"}');
  });

  it('computes a field, and has none that is internal', () => {
    const fields = { 'Answer.kind': computed({ type: 'string' }, ({ mood }: { mood: string }) => mood[0]) };
    const { write } = answer('{ thing(id: 1) { mood @internal kind: mood @computed } }', fields);
    expect(write({ thing: { mood: 'BAD', kind: 'BAD' } })).toEqual({ kind: 'B' });
    expect(() => answer('{ thing(id: 1) { kind: mood @computed } }')).toThrow(
      'No route computes Answer.kind.',
    );
  });
});

describe('the arguments of a call', () => {
  const from = (text: string, method = 'POST', path = '/things/:id') =>
    argumentsOf({ method, path, schema, operation: read(text).operation, values: {} });
  const request = (parts: Partial<RestRequest>): RestRequest => ({
    ...{ body: {}, query: {}, params: {}, headers: {}, actor: { kind: 'anonymous' }, faults: [] },
    ...parts,
  });
  const SAVE = `mutation ($id: ID, $mood: Mood = BAD, $price: Decimal, $things: [ThingInput!]!) {
    save(input: { ownerId: $id, mood: $mood, price: $price, things: $things }) { id }
  }`;

  it('come from path and body; an absent one is null, or has its default', () => {
    const { variables, sends } = from(SAVE);
    const things = [{ thing_name: 'a', mood: 'bad', since: '2026-01-01' }, 7];
    expect(variables(request({ params: { id: '5' }, body: { things } }))).toEqual({
      id: '5',
      price: null,
      things: [{ thingName: 'a', mood: 'BAD', since: '2026-01-01T00:00:00Z', count: undefined }, 7],
    });
    expect(Object.keys(sends)).toEqual(['mood', 'price', 'things']);
    expect(variables(request({ body: { mood: 'bad', price: 0.1 } }))).toMatchObject({
      mood: 'BAD',
      price: '0.1',
    });
  });

  it('come from the query of a GET call, in which empty ones are absent', () => {
    const { variables, query } = from(
      'query ($first: Int = 10, $mood: Mood, $open: Boolean) { things(first: $first, mood: $mood, open: $open) { totalCount } }',
      'GET',
      '/things',
    );
    expect(variables(request({ query: { first: '3', mood: '', open: 'true' } }))).toEqual({
      first: 3,
      mood: null,
      open: true,
    });
    expect(variables(request({}))).toEqual({ mood: null, open: null });
    expect(Object.keys(query)).toEqual(['first', 'mood', 'open']);
  });

  it('are refused with the message of the document, and named as on the wire', () => {
    const { variables, names } = from(
      'mutation ($ownerKey: ID! @required(message: "Whose?")) { save(input: { ownerId: $ownerKey, mood: BAD, things: [] }) { id } }',
    );
    const given = request({ body: { owner_key: '' } });
    variables(given);
    expect(given.faults).toEqual([{ field: 'owner_key', message: 'Whose?' }]);
    expect(names.map(([internal, wire]) => 'ownerId'.replace(internal, wire))).toEqual(['owner_key']);
  });
});
