import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { startCarelessGraphQL } from '../../support/careless-graphql.ts';
import {
  type Ask,
  askOverHttp,
  askOverSocket,
  DOCUMENT_DETECTIONS,
  HTTP_DETECTIONS,
} from '../../support/graphql-detections.ts';

let app: TestApp;
let careless: Awaited<ReturnType<typeof startCarelessGraphQL>>;
const ask = {
  http: ((...request) => askOverHttp(`${app.url}/graphql`)(...request)) as Ask,
  websocket: ((...request) => askOverSocket(app.url)(...request)) as Ask,
};
beforeAll(async () => {
  app = await bootTestApp({ NODE_ENV: 'production' });
  careless = await startCarelessGraphQL();
});
afterAll(async () => {
  await careless.stop();
  await app.close();
});

describe.each(Object.entries(DOCUMENT_DETECTIONS))('%s', (_name, detect) => {
  it.each(['http', 'websocket'] as const)('is not found over %s', async (transport) => {
    expect(await detect(ask[transport])).toBe(false);
  });

  it('is found in a server that has it', async () => {
    expect(await detect(askOverHttp(careless.url))).toBe(true);
  });
});

describe.each(Object.entries(HTTP_DETECTIONS))('%s', (_name, detect) => {
  it('is not found', async () => {
    expect(await detect(`${app.url}/graphql`)).toBe(false);
  });

  it('is found in a server that has it', async () => {
    expect(await detect(careless.url)).toBe(true);
  });
});

/** A name with its last letter changed: close enough for any suggestion. */
const misspelt = (name: string): string => `${name.slice(0, -1)}${name.endsWith('q') ? 'z' : 'q'}`;

interface Guess {
  name: string;
  query: string;
  variables?: Record<string, unknown>;
}

/** Documents that name a field, an argument or a field of an input almost right. */
function guessesOfField(kind: string, { name, args }: GraphQLField<unknown, unknown>): Guess[] {
  const inputs = args.flatMap(({ name: argument, type }): Guess[] => {
    const input = getNamedType(type);
    if (!isInputObjectType(input)) return [];
    const field = Object.keys(input.getFields())[0] ?? '';
    const query = `${kind} ($given: ${type}) { ${name}(${argument}: $given) { __typename } }`;
    return [{ name: field, query, variables: { given: { [misspelt(field)]: 1 } } }];
  });
  return [
    { name, query: `${kind} { ${misspelt(name)} }` },
    ...args.map((arg) => ({ name: arg.name, query: `${kind} { ${name}(${misspelt(arg.name)}: 1) }` })),
    ...inputs,
  ];
}

/** The same for a type, or a value of an enum. */
function guessesOfType(type: GraphQLNamedType): Guess[] {
  if (isObjectType(type))
    return [{ name: type.name, query: `{ viewer { ... on ${misspelt(type.name)} { id } } }` }];
  const value = isEnumType(type) ? type.getValues()[0]?.name : undefined;
  if (value === undefined) return [];
  const query = `query ($given: ${type.name}!) { __typename }`;
  return [{ name: value, query, variables: { given: misspelt(value) } }];
}

const schema = productSchema();
const GUESSES = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) =>
    guessesOfField('query', field),
  ),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) =>
    guessesOfField('mutation', field),
  ),
  ...Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(guessesOfType),
];

describe('a guessed name of the schema', () => {
  /** Names that a document taught without having spelt them. */
  async function learnt(asked: Ask, guesses: readonly Guess[]): Promise<string[]> {
    const found: string[] = [];
    for (const { name, query, variables } of guesses) {
      const { errors = [] } = await asked(query, variables);
      // Required fields are named, so that callers can complete a call whose field they know.
      const said = errors.map(({ message }) => message.replaceAll(/[\w.]+ is required\./g, '')).join(' ');
      const isSpelt = said.includes(`"${name}"`) && !query.includes(name);
      if (/did you mean/i.test(said) || isSpelt) found.push(said);
    }
    return found;
  }

  it('is answered without the right one over HTTP', async () => {
    expect(await learnt(ask.http, GUESSES)).toEqual([]);
  });

  it('is answered without the right one over the websocket', async () => {
    expect(await learnt(ask.websocket, GUESSES.slice(0, 150))).toEqual([]);
  });

  it('is completed by a server that suggests', async () => {
    const { errors } = await askOverHttp(careless.url)(`{ ${misspelt('viewer')} }`);
    expect(errors?.[0]?.message).toMatch(/Did you mean "viewer"/);
  });
});
