import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LaunchedProduct, launchProduct } from '../support/built-product.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';

let url: string;
let dataDir: string;
let product: LaunchedProduct;

beforeAll(async () => {
  url = `http://127.0.0.1:${await freePort()}`;
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-payments-process-'));
  const ledgerPort = String(await freePort());
  product = await launchProduct(url, dataDir, { PAYMENTS: 'sandbox', LEDGER_PORT: ledgerPort });
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The payment sandbox that the product runs. */
function sandboxOf(parent: number): number | undefined {
  const lines = execFileSync('ps', ['-eo', 'ppid=,pid=,command='], { encoding: 'utf8' }).trim().split('\n');
  const own = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []);
  const found = own.find(
    ([, of, , command]) => Number(of) === parent && command?.includes('payment-sandbox.js'),
  );
  return found && Number(found[2]);
}

interface Offer {
  slug: string;
  paymentMethods: string[];
  tiers: { name: string; available: number; price: { amount: string } }[];
}

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: T; errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const OFFERS =
  '{ publishedEvents(first: 50) { nodes { slug paymentMethods tiers { name available price { amount } } } } }';
const BUY = `mutation ($input: PurchaseWithProviderInput!) {
  purchaseWithProvider(input: $input) { orderKey order { id attempt { status page } } } }`;
const ORDER = 'query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { status } }';

/** An event of the demo organiser, once its accounts are connected. */
const offer = (): Promise<{ slug: string; tier: string }> =>
  until(async () => {
    const { publishedEvents: events } = await ask<{ publishedEvents: { nodes: Offer[] } }>(OFFERS);
    for (const { slug, paymentMethods, tiers } of events.nodes) {
      const tier = tiers.find(({ available, price }) => available > 0 && Number(price.amount) > 0);
      if (tier && paymentMethods.includes('CARD')) return { slug, tier: tier.name };
    }
    return undefined;
  });

/** Buys a ticket by card. @returns the address of the sandbox */
async function buy(): Promise<string> {
  const { slug, tier } = await offer();
  const key = randomUUID();
  const buyer = { name: 'Wanjiru Otieno', email: `${key}@example.test`, phone: '+254712000001' };
  const input = { slug, lines: [{ tier, quantity: 1 }], ...buyer, method: 'CARD', idempotencyKey: key };
  const { purchaseWithProvider } = await ask<{
    purchaseWithProvider: { orderKey: string; order: { id: string; attempt: { page: string | null } } };
  }>(BUY, { input });
  const { id, attempt } = purchaseWithProvider.order;
  if (attempt.page === null) throw new Error('the provider gave no page');
  const body = new URLSearchParams({ card: '4242424242424242', action: 'pay' });
  await fetch(attempt.page, { method: 'POST', body, redirect: 'manual' });
  await until(async () => {
    const { order } = await ask<{ order: { status: string } }>(ORDER, {
      id,
      key: purchaseWithProvider.orderKey,
    });
    return order.status === 'PAID';
  });
  return new URL(attempt.page).origin;
}

it('comes back on what it has stored when it dies, and ends with the product', async () => {
  const address = await buy();
  const first = sandboxOf(product.pid);
  if (first === undefined) throw new Error('the product runs no payment sandbox');
  process.kill(first, 'SIGKILL');
  const revived = await until(() => {
    const now = sandboxOf(product.pid);
    return now === first ? undefined : now;
  });
  await until(async () => (await fetch(`${address}/phone`).catch(() => undefined))?.ok);
  expect(await buy()).toBe(address);
  const statement = (await (await fetch(`${address}/sandbox/statement`)).json()) as { kind: string }[];
  expect(statement.filter(({ kind }) => kind === 'payment')).toHaveLength(2);

  await product.stop();
  await until(() => {
    try {
      return !process.kill(revived, 0);
    } catch {
      return true;
    }
  });
});
