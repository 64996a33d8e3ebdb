import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  environment.LEDGER_CLOSE_SECONDS = '0.2';
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-ledger-process-'));
  product = await launchProduct(url, dataDir, environment);
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Processes that the product has started and that live. */
function childrenOf(pid: number): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-eo', 'ppid=,pid=,command='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, parent, child, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(child), command }] : [];
  });
}

const ledgerOf = (pid: number): number =>
  childrenOf(pid).find(({ command }) => command.includes('sandbox/main.js'))?.pid ?? 0;

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
  }, 30_000);

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
    const { token } = (await post('/auth/login', account)).data;
    expect(await post('/api/wallet/fund', {}, token)).toMatchObject({ balance: '10000.0000000' });

    const ledger = ledgerOf(product.pid);
    process.kill(ledger, 'SIGKILL');
    const revived = await until(() => {
      const now = ledgerOf(product.pid);
      return now !== 0 && now !== ledger ? now : undefined;
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
  }, 120_000);

  it('takes another port when the usual one is taken, and says so when the one of the settings is', async () => {
    const other = await mkdtemp(path.join(os.tmpdir(), 'passa-ledger-other-'));
    try {
      const refused = launchProduct(`http://127.0.0.1:${await freePort()}`, other, environment);
      await expect(refused).rejects.toThrow('did not get ready');
    } finally {
      await rm(other, { recursive: true, force: true });
    }
  }, 60_000);
});
