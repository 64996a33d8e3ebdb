import { randomUUID } from 'node:crypto';
import type { BenchContext } from '../bench-case.ts';
import { type Figure, ratioFigure, type Wanted } from '../figure.ts';
import { freshLedgerDatabase } from '../ledger/ledger-process.ts';
import {
  afterCallback,
  buyUntil,
  closeLanes,
  type Lane,
  openLanes,
  orderOf,
} from '../load/provider-buyers.ts';
import { requestWriter } from '../load/request-text.ts';
import { runLoad } from '../load/run-load.ts';
import { BUY_BY_PROVIDER, PaymentSandbox } from '../payment-sandbox.ts';
import { short } from '../report.ts';
import { type SeededEvent, seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { quantile, spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';

/** Buyers by M-Pesa, one purchase after the other each. */
const BUYERS = 40;
const PLACES = 20_000;
const MPESA: object = { outcome: 'paid', outcomeAfter: 1, confirms: false };
/** Buyers whose provider takes this many seconds to say that they have paid. */
const SLOW_BUYERS = 40;
const SLOW: object = { outcome: 'paid', outcomeAfter: 1, queriesAfter: 20 };
const WARM_UP_SECONDS = 5;
/** Longer than one slow answer takes. */
const SECONDS = { full: 40, quick: 25 };
/** Smaller differences of the p99 are noise of the machine. */
const NOISE_MS = 25;
const WANTED: Wanted = { must: 1.1, aim: 1, better: 'less' };

/**
 * Buyers by M-Pesa, alone and then beside those of Pesapal, of which each notification leads to a query that is answered
 * after 20 seconds.
 */
export async function measureSlowProvider({ stage, options, note }: BenchContext): Promise<Figure[]> {
  const sandbox = await PaymentSandbox.start(
    await freshLedgerDatabase(stage.adminUrl, 'bench_slow_sandbox'),
    'real',
  );
  const shop = await stage.beside('bench_slow_provider', {
    ...{ MPESA_URL: sandbox.url, PESAPAL_URL: sandbox.url },
  });
  const lanes = await openLanes(shop.product.url, BUYERS);
  try {
    const organiser = await seedOrganiser(shop);
    await sandbox.connectMpesa(shop, organiser, MPESA);
    await sandbox.connectPesapal(shop, organiser, SLOW);
    const [event, slow] = [
      await seedEvent(shop, organiser, PLACES),
      await seedEvent(shop, organiser, SLOW_BUYERS),
    ];
    const seconds = options.quick ? SECONDS.quick : SECONDS.full;
    await waits(shop, event, { lanes, seconds: WARM_UP_SECONDS });
    const alone = await waits(shop, event, { lanes, seconds });
    await startSlow(shop, slow);
    const beside = await waits(shop, event, { lanes, seconds });
    const [row] = await shop.sql<{ open: number }>(
      `SELECT count(*)::int AS open FROM payment_attempts WHERE event_id = $1 AND state = 'pending'`,
      [slow.id],
    );
    note(
      `M-Pesa, from the callback to the ticket: alone ${tell(alone)}; beside ${SLOW_BUYERS} buyers of a provider that ` +
        `answers after 20 s ${tell(beside)}; ${row?.open} of those were not answered at the end`,
    );
    const [without, withSlow] = [quantile(alone, 0.99), quantile(beside, 0.99)];
    const figure = ratioFigure(
      'M-Pesa beside a slow provider, p99',
      spreadOf([withSlow]),
      'ms',
      { name: 'without it', value: without },
      WANTED,
    );
    if (withSlow - without > NOISE_MS || figure.value <= 1) return [figure];
    note(`a difference of ${short(withSlow - without)} ms, of at most ${NOISE_MS}, is taken for noise`);
    return [{ ...figure, value: 1 }];
  } finally {
    closeLanes(lanes);
    await shop.close();
    sandbox.stop();
  }
}

/** Milliseconds from the callback to the ticket of all purchases of a time, ascending. */
async function waits(
  shop: Stage,
  event: SeededEvent,
  { lanes, seconds }: { lanes: readonly Lane[]; seconds: number },
): Promise<Float64Array> {
  const until = performance.now() + seconds * 1_000;
  const flows = await Promise.all(lanes.map((lane) => buyUntil(until, lane, shop, event)));
  return afterCallback(shop, event, flows.flat());
}

/** Starts the payments of the slow provider. */
async function startSlow({ product }: Stage, event: SeededEvent): Promise<void> {
  const write = requestWriter(product.url, { method: 'POST', path: '/graphql' });
  const { ok, firstError } = await runLoad(product.url, {
    ...{ connections: SLOW_BUYERS, calls: SLOW_BUYERS },
    call: () => write({ query: BUY_BY_PROVIDER, variables: { input: orderOf(event, randomUUID(), 'CARD') } }),
    judge: (status, body) => (status === 200 && body.includes('"status":"PENDING"') ? 'ok' : 'error'),
  });
  if (ok !== SLOW_BUYERS)
    throw new Error(`Payments of the slow provider could not be started: ${firstError}`);
}

const tell = (times: Float64Array): string =>
  `p50 ${short(quantile(times, 0.5))} ms, p99 ${short(quantile(times, 0.99))} ms of ${times.length}`;
