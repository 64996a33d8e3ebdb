import { buildSchema, type ExecutionResult, type GraphQLFieldResolver, isEnumType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { JitExecutor } from '../../../server/api/graphql/jit-executor.ts';

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

/** Runs a document twice: interpreted and compiled, which must answer alike. */
async function run(text: string, variables: Record<string, unknown> = {}): Promise<ExecutionResult> {
  const execution = { document: parse(text), operationName: null, context: {}, variables };
  const compiled = executor.kept.operations;
  const first = await executor.execute(execution);
  expect(executor.kept.operations).toBe(compiled);
  const second = await executor.execute(execution);
  expect(executor.kept.operations).toBe(compiled + 1);
  expect(JSON.parse(JSON.stringify(second))).toEqual(JSON.parse(JSON.stringify(first)));
  return second;
}

const ORDER = 'query ($input: Order!) { order(input: $input) }';

describe('a document', () => {
  it('that is seen once is not compiled, and is when it is seen again', async () => {
    const once = new JitExecutor(schema);
    const document = parse('{ list(first: 3) }');
    const see = (seen: typeof document) =>
      once.execute({ document: seen, operationName: null, context: {}, variables: {} });
    for (let first = 0; first < 20; first += 1)
      expect(await see(parse(`{ list(first: ${first}) }`))).toEqual({ data: { list: first } });
    expect(once.kept.operations).toBe(0);
    await see(document);
    expect(once.kept.operations).toBe(0);
    expect((await see(document)).data).toEqual({ list: 3 });
    await see(document);
    expect(once.kept.operations).toBe(1);
  });
});

describe('a document of several mutations', () => {
  it('ends at the first that fails, at every sight', async () => {
    const steps = buildSchema('type Query { a: Int } type Mutation { step(at: Int!): Int! }');
    const ran: number[] = [];
    const field = steps.getMutationType()?.getFields().step;
    if (!field) throw new Error('the schema has the field');
    field.resolve = (_source, { at }) => {
      ran.push(at);
      return at === 1 ? Promise.resolve(at) : Promise.reject(new Error('no'));
    };
    const once = new JitExecutor(steps);
    const text = '{ a: step(at: 1) b: step(at: 2) c: step(at: 3) }';
    for (const document of [
      parse(`mutation ${text}`),
      parse(`mutation { ...All } fragment All on Mutation ${text}`),
    ]) {
      for (let sight = 0; sight < 3; sight += 1) {
        ran.length = 0;
        const { data } = await once.execute({ document, operationName: null, context: {}, variables: {} });
        expect([data, ran]).toEqual([null, [1, 2]]);
      }
    }
  });
});

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

describe('a compiled subscription', () => {
  const ticking = buildSchema(`
    enum Colour { RED GREEN }
    type Query { none: Int }
    type Subscription { ticks(of: Colour! = RED): String }
  `);
  const colours = ticking.getType('Colour');
  if (!isEnumType(colours)) throw new Error('Colour is an enum.');
  // The internal value differs from the name, as in all enums of the API.
  for (const value of colours.getValues()) value.value = value.name.toLowerCase();
  const ticks = ticking.getSubscriptionType()?.getFields().ticks;
  if (!ticks) throw new Error('There is a field.');
  let stopped = false;
  ticks.subscribe = async function* (_source, { of }: { of: string }) {
    try {
      yield { ticks: `${of} 1` };
      yield { ticks: `${of} 2` };
    } finally {
      stopped = true;
    }
  };
  const listen = async (text: string, variables: Record<string, unknown>, sight = 2) => {
    const execution = { document: parse(text), operationName: null, context: {}, variables };
    const listener = new JitExecutor(ticking);
    for (let seen = 1; seen < sight; seen += 1) {
      const earlier = await listener.subscribe(execution);
      if (Symbol.asyncIterator in earlier) await earlier[Symbol.asyncIterator]().return?.();
    }
    return listener.subscribe(execution);
  };

  it('is refused where one answer is expected', async () => {
    const document = parse('subscription { ticks(of: RED) }');
    const { data, errors } = await new JitExecutor(ticking).execute({
      document,
      operationName: null,
      context: {},
      variables: {},
    });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions).toMatchObject({ http: { status: 400 } });
  });

  it.each([1, 2])(
    'at sight %i gets its arguments, whatever the variables are called, and answers each event',
    async (sight) => {
      const document = 'subscription ($colour: Colour!) { ticks(of: $colour) }';
      const results = await listen(document, { colour: 'GREEN' }, sight);
      if (!(Symbol.asyncIterator in results)) throw new Error(JSON.stringify(results));
      const seen: unknown[] = [];
      for await (const { data, errors } of results) {
        expect(errors).toBeUndefined();
        seen.push(data?.ticks);
      }
      expect(seen).toEqual(['green 1', 'green 2']);
    },
  );

  it('stops its source with its listener', async () => {
    const results = await listen('subscription { ticks(of: RED) }', {});
    if (!(Symbol.asyncIterator in results)) throw new Error(JSON.stringify(results));
    stopped = false;
    for await (const { data } of results) {
      expect(data).toEqual({ ticks: 'red 1' });
      break;
    }
    expect(stopped).toBe(true);
  });

  it('refuses wrong variables as wrong input', async () => {
    const refused = await listen('subscription ($of: Colour!) { ticks(of: $of) }', { of: 'BLUE' });
    expect(Symbol.asyncIterator in refused).toBe(false);
    expect((refused as ExecutionResult).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
