import { GraphQLID, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { JitExecutor } from '../../../server/api/graphql/jit-executor.ts';
import { reference } from '../../../server/platform/graphql/reference.ts';

interface Found {
  id: string;
  status: string;
}

let lookups = 0;
const found = (order: Found | null) => async (): Promise<Found | null> => {
  lookups += 1;
  return order;
};
const order = new GraphQLObjectType({
  name: 'Order',
  fields: { id: { type: GraphQLID }, status: { type: GraphQLString } },
});
const place = (name: string, answer: Found | null) =>
  new GraphQLObjectType({
    name,
    fields: {
      order: {
        type: order,
        resolve: (_root, _args, _scope, info) => reference(info, { id: '7' }, found(answer)),
      },
    },
  });
const here = { resolve: () => ({}) };
const executor = new JitExecutor(
  new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        seen: { type: place('Seen', { id: '7', status: 'PAID' }), ...here },
        hidden: { type: place('Hidden', null), ...here },
      },
    }),
  }),
);

async function ask(text: string): Promise<{ data: unknown; lookups: number }> {
  lookups = 0;
  const { data } = await executor.execute({
    document: parse(text),
    operationName: null,
    variables: {},
    context: {},
  });
  return { data: JSON.parse(JSON.stringify(data)), lookups };
}

describe('a reference to an object', () => {
  it.each([
    ['{ hidden { order { id } } }', { id: '7' }],
    ['{ hidden { order { __typename id } } }', { __typename: 'Order', id: '7' }],
    [
      '{ hidden { order { it: id } ...Rest } } fragment Rest on Hidden { order { id } }',
      { it: '7', id: '7' },
    ],
  ])('is answered from its row, without a lookup: %s', async (text, answer) => {
    expect(await ask(text)).toEqual({ data: { hidden: { order: answer } }, lookups: 0 });
  });

  it.each([
    '{ seen { order { id status } } }',
    '{ seen { order { id } order { status } } }',
    '{ seen { order { id } ...Rest } } fragment Rest on Seen { order { ...More } } fragment More on Order { status }',
  ])('is looked up once for anything more: %s', async (text) => {
    expect(await ask(text)).toEqual({ data: { seen: { order: { id: '7', status: 'PAID' } } }, lookups: 1 });
  });

  it('is null for anything more that the reader may not see', async () => {
    expect(await ask('{ hidden { order { id } order { status } } }')).toEqual({
      data: { hidden: { order: null } },
      lookups: 1,
    });
  });
});
