import { buildSchema, type GraphQLFieldResolver, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { JitExecutor } from '../../../server/graphql/jit-executor.ts';

const schema = buildSchema(`
  enum Colour { RED GREEN }
  input Line { name: String!  count: Int! = 1  colour: Colour! = GREEN  note: String }
  input Order { lines: [Line!]!  gift: Boolean! = false }
  type Query { order(input: Order!): String  list(first: Int! = 20): Int }
`);
const resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>> = {
  order: (_source, { input }) => JSON.stringify(input),
  list: (_source, { first }) => first,
};
for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
  field.resolve = resolvers[field.name];

const executor = new JitExecutor(schema);
const run = (document: string, variables: Record<string, unknown> = {}) =>
  executor.execute({ document: parse(document), operationName: null, context: {}, variables });

const ORDER = 'query ($input: Order!) { order(input: $input) }';

describe('a compiled document', () => {
  it('takes inputs whose defaults were left out, however deep', async () => {
    const { data } = await run(ORDER, { input: { lines: [{ name: 'a' }, { name: 'b', count: 3 }] } });
    expect(JSON.parse(String(data?.order))).toEqual({
      lines: [
        { name: 'a', count: 1, colour: 'GREEN' },
        { name: 'b', count: 3, colour: 'GREEN' },
      ],
      gift: false,
    });
  });

  it('takes defaults of variables and arguments', async () => {
    const own = 'query ($first: Int! = 5) { list(first: $first) }';
    expect((await run(own)).data).toEqual({ list: 5 });
    expect((await run(own, { first: 6 })).data).toEqual({ list: 6 });
    expect((await run('{ list }')).data).toEqual({ list: 20 });
  });

  it.each([
    {},
    { input: null },
    { input: { lines: [{}] } },
    { input: { lines: [{ name: 'a', colour: 'BLUE' }] } },
  ])('refuses %j as wrong input', async (variables) => {
    const { errors } = await run(ORDER, variables);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
