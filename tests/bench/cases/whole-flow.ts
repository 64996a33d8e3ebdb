import type { BenchContext } from '../bench-case.ts';
import { type Figure, plainFigure, type Wanted } from '../figure.ts';
import { startMeter } from '../flow-meter.ts';
import { freshLedgerDatabase } from '../ledger/ledger-process.ts';
import { afterCallback, buyUntil, closeLanes, type Flow, openLanes } from '../load/provider-buyers.ts';
import { PaymentSandbox } from '../payment-sandbox.ts';
import { short } from '../report.ts';
import type { SeededEvent } from '../seed/organiser.ts';
import { quantile, spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';

/** By their thinking alone, these buyers complete at most 150 orders a second. */
const BUYERS = 300;
const THINK_SECONDS = 2;
const PLACES = 200_000;
/** The first flows are all at the same step; after this many seconds they are spread out. */
const RAMP_SECONDS = 10;
/** Measured parts of one run, as the others have rounds. */
const PART_SECONDS = 5;
const LEAST_PARTS = 3;
const WANTED_FLOWS: Wanted = { must: 90, aim: 150, better: 'more' };
const WANTED_AFTER_CALLBACK: Wanted = { must: 1_000, aim: 250, better: 'less' };
const PAID: object = { outcome: 'paid', outcomeAfter: THINK_SECONDS, confirms: false };

const COUNTS = `
  SELECT (SELECT count(*)::int FROM orders WHERE event_id = $1 AND status = 'paid') AS orders,
    (SELECT count(*)::int FROM orders WHERE event_id = $1) AS held,
    (SELECT sum(sold)::int FROM tiers WHERE event_id = $1) AS sold,
    (SELECT count(*)::int FROM tickets WHERE event_id = $1) AS tickets,
    (SELECT count(DISTINCT (tier_id, serial))::int FROM tickets WHERE event_id = $1) AS serials,
    (SELECT count(*)::int FROM journal_transfers WHERE event_id = $1 AND kind = 'provider_sale') AS journal`;

/**
 * Reserve, pay, complete: buyers hold a ticket, confirm the payment on their phone after two seconds, and hear of their
 * ticket by the subscription of their order, as the page does. A flow counts when its buyer has seen the ticket.
 */
export async function measureFlow({ stage, options, note }: BenchContext): Promise<Figure[]> {
  const database = await freshLedgerDatabase(stage.adminUrl, 'bench_flow_sandbox');
  const sandbox = await PaymentSandbox.start(database, 'real');
  const shop = await stage.beside('bench_flow', { MPESA_URL: sandbox.url });
  const lanes = await openLanes(shop.product.url, BUYERS);
  try {
    const event = await sandbox.openSale(shop, PLACES, PAID);
    const meter = await startMeter(shop);
    const parts = Math.max(LEAST_PARTS, options.rounds);
    const from = performance.now() + RAMP_SECONDS * 1_000;
    const until = from + parts * PART_SECONDS * 1_000;
    const flows = (await Promise.all(lanes.map((lane) => buyUntil(until, lane, shop, event)))).flat();
    for (const line of await meter.read(flows.length)) note(line);
    const perPart = (time: (flow: Flow) => number): number[] =>
      Array.from({ length: parts }, (_none, part) => {
        const begin = from + part * PART_SECONDS * 1_000;
        const isIn = (at: number): boolean => at >= begin && at < begin + PART_SECONDS * 1_000;
        return flows.filter((flow) => isIn(time(flow))).length / PART_SECONDS;
      });
    const completed = spreadOf(perPart(({ completedAt }) => completedAt));
    const held = spreadOf(perPart(({ reservedAt }) => reservedAt));
    // Without those of the first seconds, in which the product compiles its code.
    const measured = flows.filter(({ completedAt }) => completedAt >= from);
    const whole = Float64Array.from(
      measured,
      ({ completedAt, reservedAt }) => completedAt - reservedAt,
    ).sort();
    note(
      `${BUYERS} buyers reserve, pay after ${THINK_SECONDS} s and complete: ${short(completed.median)} flows/s, ` +
        `${short(held.median)} holds/s; from the hold to the ticket p50 ${short(quantile(whole, 0.5))} ms, ` +
        `p99 ${short(quantile(whole, 0.99))} ms, the ${THINK_SECONDS} s included; ` +
        `${flows.filter(({ bySubscription }) => !bySubscription).length} of ${flows.length} saw their ticket by polling; ` +
        `asked to try again ${flows.reduce((sum, { refusals }) => sum + refusals, 0)} times`,
    );
    const waits = await afterCallback(shop, event, measured);
    note(
      `ticket after the callback: p50 ${short(quantile(waits, 0.5))} ms, p99 ${short(quantile(waits, 0.99))} ms, ` +
        `of ${waits.length} flows with a callback`,
    );
    const rate = plainFigure(
      'reserve, pay (2 s), complete',
      completed,
      'flows/s',
      WANTED_FLOWS,
      await differences(shop, event, flows.length),
    );
    return [
      { ...rate, against: { name: 'TigerFans, larger machine: holds/s', value: 977 } },
      plainFigure(
        'ticket after the callback, p99',
        spreadOf([quantile(waits, 0.99)]),
        'ms',
        WANTED_AFTER_CALLBACK,
      ),
    ];
  } finally {
    closeLanes(lanes);
    await shop.close();
    sandbox.stop();
  }
}

/** Holds what the buyers saw against the database. */
async function differences(shop: Stage, event: SeededEvent, completed: number): Promise<string[]> {
  const counts = await shop.count<Record<string, number>>(COUNTS, [event.id]);
  return Object.entries(counts ?? { event: 0 })
    .filter(([, count]) => count !== completed)
    .map(([name, count]) => `buyers saw ${completed} tickets, the database has ${name} ${count}`);
}
