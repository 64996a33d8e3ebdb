import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import * as sdk from '@stellar/stellar-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { LedgerUnavailable } from '../../../server/ledger/failures.ts';
import { HorizonClient } from '../../../server/ledger/stellar/horizon-client.ts';
import { Pacing } from '../../../server/ledger/stellar/pacing.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function listening(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function clientOf(url: string, timeoutMs = 60_000): HorizonClient {
  const client = new HorizonClient({ sdk, url, pacing: new Pacing(), timeoutMs });
  undo.push(() => client.close());
  return client;
}

/** Returns each form that it receives. */
const echo = () =>
  http.createServer(async (request, response) => {
    const form = (await request.toArray()).join('');
    response.writeHead(request.url === '/busy' ? 503 : 200, { 'retry-after': '7' });
    response.end(JSON.stringify({ form, path: request.url }));
  });

describe('the Horizon client', () => {
  it('posts forms, and rejects with the status, headers and body of a refusal', async () => {
    const client = clientOf(`http://127.0.0.1:${await listening(echo())}`);
    const { status, data } = await client.post('transactions_async', { tx: 'a+b=' });
    expect({ status, data }).toEqual({
      status: 200,
      data: { form: 'tx=a%2Bb%3D', path: '/transactions_async' },
    });
    await expect(client.post('busy', { tx: 'c' })).rejects.toMatchObject({
      response: { status: 503, headers: { 'retry-after': '7' }, data: { form: 'tx=c', path: '/busy' } },
    });
  });

  it('is not led to another host by a redirect', async () => {
    const asked: string[] = [];
    const other = await listening(
      http.createServer((request, response) => {
        asked.push(String(request.url));
        response.end('{}');
      }),
    );
    const client = clientOf(
      `http://127.0.0.1:${await listening(
        http.createServer((_request, response) => {
          response.writeHead(307, { location: `http://127.0.0.1:${other}/` }).end();
        }),
      )}`,
    );
    await expect(client.read((server) => server.feeStats())).rejects.toBeInstanceOf(LedgerUnavailable);
    await expect(client.get('fee_stats')).rejects.toBeInstanceOf(LedgerUnavailable);
    await expect(client.post('transactions_async', { tx: 'a' })).rejects.toMatchObject({
      response: { status: 307 },
    });
    expect(asked).toEqual([]);
  });

  it('names a server that does not answer in time', async () => {
    const client = clientOf(`http://127.0.0.1:${await listening(http.createServer())}`, 50);
    await expect(client.post('transactions_async', { tx: 'a' })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('reaches a remote server through the proxy of the environment', async () => {
    const behind = await listening(echo());
    const asked: string[] = [];
    const proxy = http.createServer().on('connect', (request, socket) => {
      asked.push(String(request.url));
      const onward = connect(behind, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        onward.pipe(socket).pipe(onward);
      });
    });
    const { http_proxy: former } = process.env;
    undo.push(() => {
      if (former === undefined) delete process.env.http_proxy;
      else process.env.http_proxy = former;
    });
    process.env.http_proxy = `http://127.0.0.1:${await listening(proxy)}`;
    const { data } = await clientOf('http://horizon.example').post('transactions_async', { tx: 'a' });
    expect(data).toMatchObject({ form: 'tx=a' });
    expect(asked).toEqual(['horizon.example:80']);
  });
});
