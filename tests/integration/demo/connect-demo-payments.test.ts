import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDemoPayments, seedDemo } from '../../../server/modules/demo/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { freePort } from '../../support/free-port.ts';
import { createLedgerDatabase } from '../../support/ledger-database.ts';
import { startPaymentSandbox } from '../../support/payment-sandbox.ts';

/** More pauses than any fixed number of attempts would have had. */
const LATE = 200;

let app: TestApp;
let port: number;

beforeAll(async () => {
  port = await freePort();
  app = await bootTestApp({ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_PORT: String(port) });
  await seedDemo(app.app.scope(), { password: 'passa-demo-2026' });
});
afterAll(() => app.close());

const accounts = () =>
  app.sql('SELECT method, state FROM merchant_accounts WHERE closed_at IS NULL ORDER BY method');

describe("the demo's organiser", () => {
  it('stops trying to reach the payment sandbox when the process stops', async () => {
    const stopping = new AbortController();
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
      if (pauses === 3) stopping.abort();
    };
    await connectDemoPayments(app.app.scope(), { signal: stopping.signal, pause });
    expect(pauses).toBe(3);
    expect(await accounts()).toEqual([]);
  });

  it('stops within a pause when the process stops', async () => {
    const stopping = new AbortController();
    const ended = connectDemoPayments(app.app.scope(), { signal: stopping.signal });
    stopping.abort();
    await ended;
  });

  it('is connected to a payment sandbox that starts after 200 attempts, with pauses of at most 10 s', async () => {
    const database = await createLedgerDatabase();
    let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>> | undefined;
    const pauses: number[] = [];
    const pause = async (milliseconds: number): Promise<void> => {
      pauses.push(milliseconds);
      if (pauses.length === LATE) sandbox = await startPaymentSandbox({ database, port });
    };
    try {
      await connectDemoPayments(app.app.scope(), { signal: new AbortController().signal, pause });
      expect(pauses).toHaveLength(LATE);
      expect([pauses[0], pauses[1], Math.max(...pauses)]).toEqual([250, 500, 10_000]);
      expect(await accounts()).toEqual([
        { method: 'card', state: 'active' },
        { method: 'mpesa', state: 'active' },
      ]);
    } finally {
      await (sandbox ? sandbox.stop() : database.drop());
    }
  });
});
