import {
  buildSchema,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { JitExecutor } from '../../../server/api/graphql/jit-executor.ts';
import { productSchema } from '../../../server/app.ts';
import { withMutationConventions } from '../../../server/platform/graphql/mutation-conventions.ts';

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function mutationsOf(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {});
}

describe('each mutation of the product', () => {
  const mutations = mutationsOf(productSchema());

  it('takes one argument `input`, of a type of its own name', () => {
    expect(mutations.length).toBeGreaterThan(90);
    const withoutInput: string[] = [];
    for (const { name, args } of mutations) {
      const [input, ...others] = args;
      expect(others, name).toEqual([]);
      if (!input) {
        withoutInput.push(name);
        continue;
      }
      expect([input.name, getNamedType(input.type).name], name).toEqual([
        'input',
        `${capitalized(name)}Input`,
      ]);
      expect(isInputObjectType(getNamedType(input.type)), name).toBe(true);
    }
    // It takes no parameters, and a repeat does no harm.
    expect(withoutInput).toEqual(['verifyAudit']);
  });

  it('answers a payload with fields, never null', () => {
    for (const { name, type } of mutations) {
      expect(getNamedType(type).name, name).toMatch(/Payload$/);
      expect(isNonNullType(type) && isObjectType(type.ofType), name).toBe(true);
    }
  });
});

describe('the conventions', () => {
  const plain = buildSchema(`
    type Query { nothing: Int }
    type Seat { row: String! place: Int! }
    type SeatPayload { seat: Seat! }
    input SeatInput { row: String! = "A" place: Int! }
    type Mutation {
      take(id: ID!, input: SeatInput!, times: Int! = 2): Seat!
      give(input: SeatInput!): SeatPayload!
      rest: Boolean!
    }`);
  const seen: unknown[] = [];
  const { take, give, rest } = plain.getMutationType()?.getFields() ?? {};
  if (!take || !give || !rest) throw new Error('The schema of the test has three mutations.');
  take.resolve = (_, args) => {
    seen.push(args);
    return args.input;
  };
  give.resolve = async (_, { input }) => ({ seat: input });
  rest.resolve = () => true;
  take.extensions = { payloadField: 'seat' };
  rest.extensions = { payloadField: 'done' };
  const executor = new JitExecutor(withMutationConventions(plain));
  const ask = async (text: string, variables: Record<string, unknown> = {}) =>
    executor.execute({ document: parse(text), operationName: null, variables, context: {} });

  it('resolvers get the arguments that they declare, with their defaults', async () => {
    const answer = { data: { take: { seat: { row: 'A', place: 3 } } } };
    expect(await ask('mutation { take(input: { id: "1", place: 3 }) { seat { row place } } }')).toMatchObject(
      answer,
    );
    const document = 'mutation ($input: TakeInput!) { take(input: $input) { seat { row place } } }';
    expect(await ask(document, { input: { id: '1', place: 3 } })).toMatchObject(answer);
    const args = { id: '1', input: { row: 'A', place: 3 }, times: 2 };
    expect(seen).toEqual([args, args]);
  });

  it('a payload of a resolver stays as it is, and a yes becomes `done`', async () => {
    expect(await ask('mutation { give(input: { place: 4 }) { seat { place } } }')).toMatchObject({
      data: { give: { seat: { place: 4 } } },
    });
    expect(await ask('mutation { rest { done } }')).toMatchObject({ data: { rest: { done: true } } });
  });

  it('two arguments that would be one field of the input are a fault of the schema', () => {
    const twice = buildSchema(`
      type Query { nothing: Int }
      input Named { name: String }
      type Mutation { call(name: String, input: Named): Boolean }`);
    expect(() => withMutationConventions(twice)).toThrow('The input of call has two fields called name.');
  });

  it('a mutation names its payload or the field of it', () => {
    const list = buildSchema('type Query { nothing: Int } type Mutation { count: Int! }');
    expect(() => withMutationConventions(list)).toThrow(
      'The mutation count names neither a payload nor a field of it.',
    );
  });
});
