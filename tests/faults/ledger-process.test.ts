import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LedgerConfig, shapeConfig } from '../../server/platform/config/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { chooseLedgerPort } from '../../server/start/ledger-process.ts';
import { PASSWORD } from '../support/app.ts';
import { type LaunchedProduct, launchProduct } from '../support/built-product.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';

let url: string;
let dataDir: string;
let product: LaunchedProduct;
const environment: Record<string, string> = {};

beforeAll(async () => {
  url = `http://127.0.0.1:${await freePort()}`;
  environment.LEDGER_PORT = String(await freePort());
  environment.LEDGER_PENDING_CLOSE_SECONDS = '0.2';
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-ledger-process-'));
  product = await launchProduct(url, dataDir, environment);
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Live child processes of the product. */
function childrenOf(pid: number): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-eo', 'ppid=,pid=,command='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, parent, child, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(child), command }] : [];
  });
}

const ledgerOf = (pid: number): number | undefined =>
  childrenOf(pid).find(({ command }) => command.includes('programs/sandbox.js'))?.pid;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const ledgerIs = (state: string) =>
  until(async () => {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    const body = (await answer?.json()) as { checks?: { ledger?: { state?: string } } } | undefined;
    return body?.checks?.ledger?.state === state;
  });

async function post(route: string, body: object, token?: string) {
  const answer = await fetch(url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { [field: string]: unknown; data: { token: string } };
}

async function balanceOf(token: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/wallet/balance`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { balance: unknown }).balance;
}

describe('the sandbox ledger beside the product', () => {
  it('comes back when it dies, outlives a killed product in its database alone, and ends with it', async () => {
    await ledgerIs('up');
    const account = {
      name: 'Keeper',
      email: 'keeper@people.test',
      password: PASSWORD,
      role: 'attendee',
      create_wallet: true,
    };
    await post('/auth/register', account);
    const { email, password } = account;
    const { token } = (await post('/auth/login', { email, password })).data;
    expect(await post('/api/wallet/fund', {}, token)).toMatchObject({ balance: '10000.0000000' });

    const ledger = ledgerOf(product.pid);
    if (ledger === undefined) throw new Error('the product runs no ledger');
    process.kill(ledger, 'SIGKILL');
    const revived = await until(() => {
      const now = ledgerOf(product.pid);
      return now === ledger ? undefined : now;
    });
    await until(async () => (await fetch(product.ledgerUrl).catch(() => undefined))?.ok);
    await ledgerIs('up');
    expect(await balanceOf(token)).toBe('10000.0000000');

    await product.kill();
    await until(() => !isAlive(revived));
    product = await launchProduct(url, dataDir, environment);
    await ledgerIs('up');
    expect(await balanceOf(token)).toBe('10000.0000000');

    const all = [product.pid, ...childrenOf(product.pid).map(({ pid }) => pid)];
    expect(all.length).toBeGreaterThanOrEqual(3);
    await product.stop();
    await until(() => !all.some(isAlive));
    product = await launchProduct(url, dataDir, environment);
  });

  it('is refused with a sentence when the port of the settings is taken', async () => {
    await ledgerIs('up');
    const other = await mkdtemp(path.join(os.tmpdir(), 'passa-ledger-other-'));
    try {
      const refused = launchProduct(`http://127.0.0.1:${await freePort()}`, other, environment);
      await expect(refused).rejects.toThrow('did not get ready');
    } finally {
      await rm(other, { recursive: true, force: true });
    }
  });
});

describe('the port of the sandbox ledger', () => {
  const log = createLog('silent');
  const { ledger } = shapeConfig({}, 'test');
  const on = (port: number | undefined): LedgerConfig => ({
    ...ledger,
    sandbox: { port, databaseUrl: undefined, pendingCloseSeconds: undefined },
  });

  /** Responds as a Horizon of that network. */
  async function occupy(port: number, passphrase: string): Promise<http.Server> {
    const server = http.createServer((_request, response) =>
      response.end(JSON.stringify({ network_passphrase: passphrase })),
    );
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return server;
  }
  const leave = (server: http.Server): Promise<unknown> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };

  it('is another one when a foreign process has the usual one', async () => {
    // If another process has the port already, that serves as well.
    const stranger = await occupy(8000, 'another network').catch(() => undefined);
    try {
      const port = await chooseLedgerPort(on(undefined), log);
      expect(port).not.toBe(8000);
      await leave(await occupy(port, ''));
    } finally {
      if (stranger) await leave(stranger);
    }
  });

  it('is waited for when the ledger of a killed run is about to leave it', async () => {
    const port = await freePort();
    const orphan = await occupy(port, ledger.passphrase);
    const choosing = chooseLedgerPort(on(port), log);
    const left = setTimeout(() => void leave(orphan), 300);
    expect(await choosing).toBe(port);
    clearTimeout(left);
  });

  it('of the settings is not given up for another', async () => {
    const port = await freePort();
    const stranger = await occupy(port, 'another network');
    await expect(chooseLedgerPort(on(port), log)).rejects.toThrow(`LEDGER_PORT ${port} is taken`);
    await leave(stranger);
  });
});
