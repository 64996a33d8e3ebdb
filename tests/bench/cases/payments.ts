import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { cpuBetween, cpuEach, cpuUsed } from '../cpu-meter.ts';
import { type Figure, plainFigure, type Wanted } from '../figure.ts';
import { freshLedgerDatabase } from '../ledger/ledger-process.ts';
import { judgeGraphQL } from '../load/answers.ts';
import type { HttpConnection } from '../load/http-connection.ts';
import { orderOf } from '../load/provider-buyers.ts';
import { requestWriter } from '../load/request-text.ts';
import { openConnections, runLoad } from '../load/run-load.ts';
import { BUY_BY_PROVIDER, PaymentSandbox } from '../payment-sandbox.ts';
import type { SeededEvent } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';
import { measureSlowProvider } from './slow-provider.ts';

const BUYERS = 200;
const ALONE = 50;
/** Nobody answers the phones. */
const STUCK = { outcome: 'stuck', callbacks: [] };
const ALLOWED_STARTS: Wanted = { must: 300, aim: 50, better: 'less' };
const ALLOWED_CALLBACKS: Wanted = { must: 1_000, aim: 50, better: 'less' };
const ALLOWED_ALONE: Wanted = { must: 200, aim: 50, better: 'less' };

/**
 * Payments by M-Pesa: 200 buyers start one at once, and 200 callbacks come at once. The sandbox's time is included.
 * Afterwards buyers by M-Pesa stand beside those of a provider that is slow.
 */
export const paymentsCase: BenchCase = {
  name: 'payments',
  needsLimits: false,
  run: async (context) => {
    const [crowd, slow] = [await measureCrowd(context), await measureSlowProvider(context)];
    return () => [...crowd, ...slow];
  },
};

async function measureCrowd({ stage, options, note }: BenchContext): Promise<Figure[]> {
  const sandbox = await PaymentSandbox.start(
    await freshLedgerDatabase(stage.adminUrl, 'bench_payments_sandbox'),
    'manual',
  );
  const shop = await stage.beside('bench_payments', {
    ...{ MPESA_URL: sandbox.url, ARGON2_MEMORY_KIB: '8192', ARGON2_TIME: '1' },
  });
  const lanes = await openConnections(shop.product.url, BUYERS);
  try {
    const event = await sandbox.openSale(shop, BUYERS * (options.rounds + 2) + ALONE, STUCK);
    const store = new pg.Pool({ connectionString: stage.adminUrl('bench_payments_sandbox'), max: 1 });
    const [starts, callbacks]: [number[], number[]] = [[], []];
    // Before the payments that the product asks about beside them.
    const alone = await start(shop, event, lanes.slice(0, 1), ALONE);
    for (let round = 0; round <= options.rounds; round += 1) {
      const before = cpuUsed();
      const started = await start(shop, event, lanes, BUYERS);
      const spent = cpuEach(cpuBetween(before, cpuUsed()), BUYERS);
      const reported = await report(shop, store, lanes);
      // The first one warms up.
      if (round === 0) continue;
      starts.push(started);
      callbacks.push(reported);
      note(
        `${BUYERS} at once: start ${started.toFixed(0)} ms, callback ${reported.toFixed(0)} ms, medians; ` +
          `CPU in ms a start: ${spent}`,
      );
    }
    await store.end();
    return [
      plainFigure('200 M-Pesa payments started at once, median', spreadOf(starts), 'ms', ALLOWED_STARTS),
      plainFigure('200 callbacks at once, median', spreadOf(callbacks), 'ms', ALLOWED_CALLBACKS),
      plainFigure('an M-Pesa payment that starts alone', spreadOf([alone]), 'ms', ALLOWED_ALONE),
    ];
  } finally {
    for (const lane of lanes) lane.close();
    await shop.close();
    sandbox.stop();
  }
}

/** @returns the median time to the answer, in ms */
async function start(
  { product }: Stage,
  event: SeededEvent,
  connections: readonly HttpConnection[],
  calls: number,
): Promise<number> {
  const write = requestWriter(product.url, { method: 'POST', path: '/graphql' });
  const result = await runLoad(product.url, {
    ...{ connections, calls },
    call: () => write({ query: BUY_BY_PROVIDER, variables: { input: orderOf(event, randomUUID()) } }),
    judge: (status, body) =>
      body.includes('"status":"PENDING"') ? judgeGraphQL(status, body) : ('error' as const),
  });
  if (result.ok !== calls) throw new Error(`Payments could not be started: ${result.firstError}`);
  return result.p50;
}

/** Sends the callbacks of the newest payments: their payers cancelled. @returns the median time to the answer, in ms */
async function report(
  { product }: Stage,
  store: pg.Pool,
  connections: readonly HttpConnection[],
): Promise<number> {
  const { rows } = await store.query<{ url: string; id: string }>(
    `SELECT callback_url AS url, checkout_id AS id
       FROM pushes ORDER BY msisdn DESC LIMIT ${BUYERS}`,
  );
  const result = await runLoad(product.url, {
    ...{ connections, calls: rows.length },
    call: (n) => {
      const { url, id } = rows[n] ?? { url: '', id: '' };
      const stkCallback = {
        CheckoutRequestID: id,
        ResultCode: 1032,
        ResultDesc: 'Request cancelled by user',
      };
      return requestWriter(product.url, { method: 'POST', path: new URL(url).pathname })({
        Body: { stkCallback },
      });
    },
    judge: (status) => (status === 200 ? 'ok' : 'error'),
  });
  if (result.ok !== rows.length) throw new Error(`Callbacks were not taken: ${result.firstError}`);
  return result.p50;
}
