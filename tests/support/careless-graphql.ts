import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  buildSchema,
  execute,
  FieldsOnCorrectTypeRule,
  type GraphQLError,
  KnownDirectivesRule,
  parse,
  validate,
} from 'graphql';

const schema = buildSchema(`
  type Query { viewer: String self: Query }
  type Mutation { login(email: String!, password: String!): Boolean }
`);

/**
 * A GraphQL server with each weakness that scanners look for, to prove that the detections find them.
 * @returns its address, and how to stop it
 */
export async function startCarelessGraphQL(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, stop };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const params = new URL(request.url ?? '', 'http://careless').searchParams;
  if (request.method === 'GET' && !params.has('query')) {
    response.setHeader('content-type', 'text/html').end('<title>GraphQL Playground</title>');
    return;
  }
  const asked = request.method === 'GET' ? { query: params.get('query') } : bodyOf(await text(request));
  const result = Array.isArray(asked) ? await Promise.all(asked.map(run)) : await run(asked);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
}

/** JSON, or else a form. */
function bodyOf(body: string): unknown {
  return /^[[{]/.test(body) ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

async function run(asked: unknown): Promise<object> {
  const { query = '', variables } = asked as { query?: string; variables?: Record<string, unknown> };
  return { ...(await executed(query, variables)), extensions: { tracing: { version: 1 } } };
}

/** Without the rules that bound documents. */
async function executed(query: string, variableValues?: Record<string, unknown>): Promise<object> {
  try {
    const document = parse(query);
    const errors = validate(schema, document, [FieldsOnCorrectTypeRule, KnownDirectivesRule]);
    if (errors.length > 0) return { errors: errors.map(shown) };
    const answer = await execute({ schema, document, variableValues: variableValues ?? {} });
    return { ...answer, ...(answer.errors && { errors: answer.errors.map(shown) }) };
  } catch (error) {
    return { errors: [shown(error as GraphQLError)] };
  }
}

const shown = (error: GraphQLError): object => ({
  message: error.message,
  extensions: { exception: error.stack },
});
