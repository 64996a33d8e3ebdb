import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';

let sandbox: TestSandbox;
let server: http.Server;
let app: TestApp;

/** The sandbox as a network without a faucet. */
beforeAll(async () => {
  sandbox = await startSandbox();
  server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', sandbox.url);
    if (url.pathname === '/friendbot') return void response.writeHead(404).end();
    const answer = await fetch(url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': 'application/hal+json' });
    response.end(url.pathname === '/' ? text.replace('"friendbot"', '"nobody"') : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  app = await bootTestApp({ ledger: { ...sandbox, url: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await sandbox.stop();
});

it('refuses to fund where the network has no faucet', async () => {
  const person = await app.actor('attendee');
  await app.rest('POST', '/api/wallet/create', undefined, person);
  const { data } = await app.graphql(
    '{ wallet { fundable funded } ledgerStatus { up fundable } }',
    {},
    person,
  );
  expect(data).toEqual({
    wallet: { fundable: false, funded: false },
    ledgerStatus: { up: true, fundable: false },
  });
  const refused = await app.rest('POST', '/api/wallet/fund', undefined, person);
  expect([refused.status, refused.body.error.code]).toEqual([422, 'FUNDING_REFUSED']);
  expect(await app.sql('SELECT 1 FROM wallet_fundings')).toEqual([]);
});
