import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The service's responses, by path. */
const ANSWERS: Record<string, [status: number, body: string]> = {
  '/required': [200, refusal('UNAUTHENTICATED', 'Please say who you are.')],
  '/failed': [200, refusal('INVALID_CREDENTIALS', 'This session is over.')],
  '/sold-out': [200, refusal('SOLD_OUT', 'The last seat is gone.')],
  '/fault': [200, refusal('INTERNAL', 'Something went wrong on our side.')],
  '/often': [
    200,
    JSON.stringify({
      data: null,
      errors: [
        { message: 'Too many attempts.', extensions: { code: 'RATE_LIMITED', details: { retryAfter: 841 } } },
      ],
    }),
  ],
  '/gateway': [502, 'Bad Gateway'],
  '/limited': [429, JSON.stringify({ error: { message: 'Please wait a minute.' } })],
};

function refusal(code: string, message: string): string {
  return JSON.stringify({ data: null, errors: [{ message, extensions: { code, status: 400 } }] });
}

let server: Server;
let base: string;
let readFailure: typeof import('../../../client/src/apollo/read-failure.ts').readFailure;
beforeAll(async () => {
  // Browser globals that node lacks.
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { navigator: { userAgent: 'none' } }),
  });
  ({ readFailure } = await import('../../../client/src/apollo/read-failure.ts'));
  server = createServer((request, response) => {
    const [status, body] = ANSWERS[request.url ?? ''] ?? [404, ''];
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function failureOf(uri: string): Promise<unknown> {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri }) });
  const asked = client.query({ query: gql`{ __typename }`, fetchPolicy: 'network-only' });
  return asked.then(({ error }) => error).catch((error: unknown) => error);
}

describe('the message of a failed call', () => {
  it.each([
    ['/required', 'Authentication required'],
    ['/failed', 'Authentication failed'],
    ['/sold-out', 'The last seat is gone.'],
    ['/fault', 'Something went wrong on our side. Please try again.'],
    ['/often', 'Too many attempts. Please try again in 15 minutes.'],
    ['/gateway', 'HTTP 502: Bad Gateway'],
    ['/limited', 'Please wait a minute.'],
  ])('%s', async (path, sentence) => {
    expect(readFailure(await failureOf(base + path))).toBe(sentence);
  });

  it('has a sentence for a missing answer, or the one that the place has', async () => {
    const failure = await failureOf('http://127.0.0.1:9/graphql');
    expect(readFailure(failure)).toBe('Network error. Please try again.');
    expect(readFailure(failure, 'Network error during login')).toBe('Network error during login');
  });
});
