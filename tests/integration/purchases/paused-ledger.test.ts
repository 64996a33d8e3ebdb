import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { buyWithWallet, fundedBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

const BOUND_MS = 120_000;
/** The ledger's delay of a read; a purchase waits longer than that for its payment. */
const READ_MS = 3_000;

let app: TestApp;
let eventId: string;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true, PURCHASE_WAIT_SECONDS: '5' });
  const owner = await app.actor('issuer_owner');
  const tiers = [{ tier: 'regular', count: 9, price: '3', currency: 'XLM' }];
  eventId = (await published(app, owner, {}, tiers)).id;
}, BOUND_MS);
afterEach(() => app.sandbox.fault({ reset: true }));
afterAll(() => app.close());

it(
  'a purchase that had to ask the ledger first answers no later than one that had not',
  async () => {
    const [known, unknown] = [await fundedBuyer(app), await fundedBuyer(app)];
    const request = { eventId, paymentAmount: '3' };
    // From now on the product has this wallet's balance.
    expect((await buyWithWallet(app, known, request)).data.purchaseWithWallet.processing).toBe(false);
    await app.sandbox.fault({ manualClose: true, delayReadMs: READ_MS });

    const asking = buyWithWallet(app, unknown, request);
    const first = await buyWithWallet(app, known, request);
    const second = await Promise.race([asking, pause(READ_MS / 2)]);

    expect(first.data.purchaseWithWallet.processing).toBe(true);
    expect(second?.data.purchaseWithWallet.processing).toBe(true);
    await asking;
  },
  BOUND_MS,
);

it(
  'a balance that the ledger cannot confirm is marked as stale, with its time',
  async () => {
    const buyer = await fundedBuyer(app);
    const balance = async () => (await app.rest('GET', '/api/wallet/balance', undefined, buyer)).body;
    const now = await balance();
    expect(now).toMatchObject({ balance: '10000.0000000', stale: false });
    await app.sandbox.fault({ refuseStatus: 503, refuseCount: -1, refuseScope: 'reads' });
    expect(await balance()).toMatchObject({ balance: now.balance, stale: true, balance_at: now.balance_at });
  },
  BOUND_MS,
);
