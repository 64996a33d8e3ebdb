import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { RawSocket } from '../../support/raw-socket.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ NODE_ENV: 'production' });
});
afterAll(() => app.close());

const ALIASES = `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: viewer { role }`).join(' ')} }`;
const COSTLY = `{ ${Array.from({ length: 14 }, (_, index) => `a${index}: publishedEvents { nodes { issuer { id name } tiers { id } } }`).join(' ')} ...A }
  ${Array.from({ length: 8 }, (_, index) => `fragment ${'ABCDEFGH'[index]} on Query { ${index < 7 ? `...${'ABCDEFGHI'[index + 1]} ...${'ABCDEFGHI'[index + 1]}` : 'viewer { role }'} }`).join('\n')}`;
const DEEP = `{ event(id: "1") { issuer { ${'... on Issuer { '.repeat(12)} id ${'} '.repeat(12)} } } }`;
const TOKENS = `{ ${'viewer { role } '.repeat(300)} }`;

describe.each([
  ['too many aliases', ALIASES],
  [
    'aliases of __typename',
    `{ ${Array.from({ length: 90 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
  ],
  ['one field again and again', `{ ${'__typename '.repeat(90)} }`],
  ['one fragment again and again', `{ ${'...A '.repeat(90)} } fragment A on Query { __typename }`],
  ['fragments that multiply', COSTLY],
  ['too many levels', DEEP],
  ['too many words', TOKENS],
  ['questions about the schema', '{ __schema { queryType { name } } }'],
])('%s', (_name, document) => {
  it('are refused by HTTP, as a bad request', async () => {
    const { status, errors } = await app.graphql(document);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_QUERY', requestId: expect.any(String) });
  });

  it('are refused by the websocket as well', async () => {
    const socket = await RawSocket.open(app.url);
    expect((await socket.next()).type).toBe('connection_ack');
    const answer = await socket.run(document);
    expect(answer.type).toBe('error');
    expect(answer.payload[0].extensions.code).toBe('BAD_QUERY');
    socket.end();
  });
});

describe('an operation that the document does not have', () => {
  const query = 'query One { __typename } query Two { __typename }';

  it.each([
    ['by another name', 'Three'],
    ['without a name', undefined],
  ])('is refused as a bad request when it is asked for %s', async (_how, operationName) => {
    const { status, body } = await app.rest('POST', '/graphql', { query, operationName });
    expect(status).toBe(400);
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_QUERY', status: 400 });
    expect((await app.rest('POST', '/graphql', { query, operationName: 'Two' })).status).toBe(200);
  });

  it('is refused by the websocket as well', async () => {
    const socket = await RawSocket.open(app.url);
    await socket.next();
    socket.send({ id: '1', type: 'subscribe', payload: { query, operationName: 'Three' } });
    const answer = await socket.next();
    const [error] = answer.type === 'error' ? answer.payload : answer.payload.errors;
    expect(error.extensions.code).toBe('BAD_QUERY');
    socket.end();
  });
});

describe('in production', () => {
  it('a misspelt field suggests no other', async () => {
    const { errors } = await app.graphql('{ viewr { role } }');
    expect(errors?.[0]?.message).not.toMatch(/viewer/);
    const socket = await RawSocket.open(app.url);
    await socket.next();
    const answer = await socket.run('{ viewr { role } }');
    expect(answer.payload[0].message).toBe('Cannot query field "viewr" on type "Query".');
    socket.end();
  });

  it.each([
    ['the kept mail', '/dev/mail'],
    ['the explorer', '/graphql/explorer'],
  ])('there is no page of %s', async (_name, path) => {
    expect((await app.rest('GET', path)).status).toBe(404);
  });
});
