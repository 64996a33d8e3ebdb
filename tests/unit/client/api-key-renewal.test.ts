import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;

/** Requests so far, as "POST /path credential". */
let calls: string[];
/** Valid keys, with their expiry. */
let good: Map<string, number>;
let made: number;
let tokenIsGood: boolean;
let server: Server;
const browserFetch = globalThis.fetch;

/** A service that refuses unknown credentials with 401, as ours does. */
function answer(method: string, path: string, credential: string): [number, object] {
  const key = credential.replace(/^Bearer /, '');
  calls.push(`${method} ${path} ${key}`);
  if (path === '/api/validate-key') {
    const expiresAt = good.get(key);
    const expires_at = expiresAt === undefined ? null : new Date(expiresAt).toISOString();
    return [200, { valid: expiresAt !== undefined, expires_at }];
  }
  if (path === '/api/issuer/api-key') {
    if (!tokenIsGood) return [401, { success: false }];
    made += 1;
    good.set(`made-${made}`, Date.now() + 365 * DAY);
    return [201, { success: true, data: { api_key: `made-${made}` } }];
  }
  return good.has(key) ? [200, { data: { __typename: 'Query' } }] : [401, { success: false }];
}

const modules = () =>
  Promise.all([
    import('@apollo/client'),
    import('../../../client/src/apollo/credentials-link.ts'),
    import('../../../client/src/session/api-key.ts'),
    import('../../../client/src/session/session.ts'),
  ]);

beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, body] = answer(
      request.method ?? '',
      request.url ?? '',
      request.headers.authorization ?? '',
    );
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Browser globals that node lacks: a window, and relative addresses.
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { navigator: { userAgent: 'none' } }),
  });
  globalThis.fetch = (input, init) => browserFetch(new URL(String(input), base), init);
});
afterAll(() => {
  globalThis.fetch = browserFetch;
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  [calls, good, made, tokenIsGood] = [[], new Map(), 0, true];
  const [, , , { dropSession, startSession }] = await modules();
  dropSession();
  const user = { id: 'u', name: 'U', email: 'u@keys.test', role: 'issuer_admin' };
  startSession({ token: 'token', sessionId: 's', user });
});

/**
 * One call of the dashboard.
 * @returns whether it succeeded
 */
async function ask(): Promise<boolean> {
  const [{ ApolloClient, ApolloLink, HttpLink, InMemoryCache, gql }, { credentialsLink }] = await modules();
  const link = ApolloLink.from([credentialsLink, new HttpLink({ uri: '/graphql' })]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const asked = client.query({ query: gql`{ __typename }`, fetchPolicy: 'network-only' });
  return asked.then(({ error }) => error === undefined).catch(() => false);
}

async function keep(key: string, endsIn: number | null): Promise<void> {
  const [, , { saveApiKey }] = await modules();
  saveApiKey(key, endsIn === null ? null : Date.now() + endsIn);
}

const kept = async () => (await modules())[2].storedApiKey()?.key ?? null;

describe('the key that a browser calls with', () => {
  it('is used as it is while it ends more than seven days away', async () => {
    good.set('long', 0);
    await keep('long', 8 * DAY);
    expect(await ask()).toBe(true);
    expect(calls).toEqual(['POST /graphql long']);
  });

  it('is asked about when its end is unknown or near, and kept when the service says that it lasts', async () => {
    good.set('lasting', Date.now() + 100 * DAY);
    for (const endsIn of [null, 6 * DAY]) {
      await keep('lasting', endsIn);
      expect(await ask()).toBe(true);
    }
    const round = ['POST /api/validate-key lasting', 'POST /graphql lasting'];
    expect(calls).toEqual([...round, ...round]);
  });

  it('is renewed when it ends within seven days', async () => {
    good.set('ending', Date.now() + 6 * DAY);
    await keep('ending', 6 * DAY);
    expect(await ask()).toBe(true);
    expect(calls).toEqual([
      'POST /api/validate-key ending',
      'POST /api/issuer/api-key token',
      'POST /graphql made-1',
    ]);
    expect(await kept()).toBe('made-1');
  });

  it('is cleared and replaced when it is not valid', async () => {
    await keep('unknown', null);
    expect(await ask()).toBe(true);
    expect(calls.slice(1)).toEqual(['POST /api/issuer/api-key token', 'POST /graphql made-1']);
  });

  it('is cleared, replaced and the call made once more after a 401', async () => {
    await keep('revoked', 300 * DAY);
    expect(await ask()).toBe(true);
    expect(calls).toEqual([
      'POST /graphql revoked',
      'POST /api/issuer/api-key token',
      'POST /graphql made-1',
    ]);
    expect(await kept()).toBe('made-1');
  });

  it('is replaced once: a second 401 is reported', async () => {
    await keep('revoked', 300 * DAY);
    good.set = () => good;
    expect(await ask()).toBe(false);
    expect(calls).toEqual([
      'POST /graphql revoked',
      'POST /api/issuer/api-key token',
      'POST /graphql made-1',
    ]);
  });

  it('is replaced for a file as well as for data', async () => {
    const { signedFetch } = await import('../../../client/src/session/fetch-file.ts');
    await keep('revoked', 300 * DAY);
    expect((await signedFetch('/api/tickets/1/pdf')).status).toBe(200);
    expect(calls).toEqual([
      'GET /api/tickets/1/pdf revoked',
      'POST /api/issuer/api-key token',
      'GET /api/tickets/1/pdf made-1',
    ]);
  });

  it('is made once for ten calls at once', async () => {
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill(true));
    expect(calls.filter((call) => call.includes('/api/issuer/api-key'))).toHaveLength(1);
  });

  it('cannot be had by nobody', async () => {
    const [, , { obtainApiKey }, { dropSession }] = await modules();
    dropSession();
    await expect(obtainApiKey()).rejects.toThrow('No authentication token');
    expect(calls).toEqual([]);
  });

  it('cannot be had when the session is over, which then ends here too', async () => {
    tokenIsGood = false;
    expect(await ask()).toBe(false);
    const [, , , { currentSession }] = await modules();
    expect(currentSession()).toBeNull();
  });
});
