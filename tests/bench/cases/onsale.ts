import { setTimeout as pause } from 'node:timers/promises';
import type { BenchCase } from '../bench-case.ts';
import { checkBooks } from '../books.ts';
import { cpuBetween, cpuEach, cpuUsed } from '../cpu-meter.ts';
import { type Figure, plainFigure, type Wanted } from '../figure.ts';
import { freshLedgerDatabase, LedgerProcess } from '../ledger/ledger-process.ts';
import { type GivenPlace, RoomCrowd, type Step } from '../load/room-crowd.ts';
import { PaymentSandbox } from '../payment-sandbox.ts';
import { short } from '../report.ts';
import { seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { openRoom } from '../seed/waiting-room.ts';
import { quantile, spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';

const PEOPLE = { full: 50_000, quick: 5_000 };
/** One place for ten people. */
const PEOPLE_A_PLACE = 10;
/** How fast people come, before the sale and after it. */
const JOINS_A_SECOND = 500;
const MOST_MS = 20 * 60_000;
/** As on the public network. */
const CLOSE_SECONDS = 5;
const METRICS_TOKEN = 'onsale';
const MOST_POLL_MS: Wanted = { must: 50, aim: 20, better: 'less' };
const MOST_LAG_MS: Wanted = { must: 100, aim: 50, better: 'less' };
const MOST_MIB: Wanted = { must: 500, aim: 300, better: 'less' };
const NONE: Wanted = { must: 0, aim: 0, better: 'less' };
const MOST_STEP_MS: Wanted = { must: 5_000, aim: 1_000, better: 'less' };
const MOST_ROOM_MS: Wanted = { must: 1_000, aim: 250, better: 'less' };
/** The prompt on the phone is answered after this time. */
const PAID: object = { outcome: 'paid', outcomeAfter: 1.5, confirms: false };
/** Shares of the places whose payment is noted. */
const SHARES = [0.5, 0.9, 1];
const GOAL_SECONDS = 60;

/** Shares of the people who are served when the product is killed. */
const KILLED_AT = [0.05, 0.15];

/**
 * An on-sale: ten people for each place, seven of ten before the sale begins, 1 % of whom cheat. They come by a
 * timetable. 70 % of those admitted leave without buying, the others pay by M-Pesa.
 */
export const onsaleCase: BenchCase = { name: 'onsale', needsLimits: false, run: (bench) => sell(bench, []) };

/** The same, while the product is killed twice in the middle: no place is lost. */
export const onsaleKilledCase: BenchCase = {
  name: 'onsale-killed',
  needsLimits: false,
  run: (bench) => sell(bench, KILLED_AT),
};

async function sell(
  { stage, options, note }: Parameters<BenchCase['run']>[0],
  killedAt: readonly number[],
): ReturnType<BenchCase['run']> {
  const people = options.quick ? PEOPLE.quick : PEOPLE.full;
  const places = people / PEOPLE_A_PLACE;
  const sandbox = await PaymentSandbox.start(
    await freshLedgerDatabase(stage.adminUrl, 'bench_onsale_sandbox'),
    'real',
  );
  // The draw takes the hash of the first ledger that closes after the sale begins.
  const ledger = await LedgerProcess.start(
    await freshLedgerDatabase(stage.adminUrl, 'bench_onsale_ledger'),
    CLOSE_SECONDS,
  );
  ledger.giveWay();
  const shop = await stage.beside('bench_onsale', {
    ...{ MPESA_URL: sandbox.url, METRICS_TOKEN, UNPAID_PER_PERSON: '0' },
    ...{ HORIZON_URL: ledger.url.origin, LEDGER_CLOSE_SECONDS: String(CLOSE_SECONDS) },
  });
  try {
    const organiser = await seedOrganiser(shop);
    await sandbox.connectMpesa(shop, organiser, PAID);
    const event = await seedEvent(shop, organiser, places);
    const early = 0.7;
    const earlyMs = ((people * early) / JOINS_A_SECOND) * 1_000;
    const lateMs = ((people * (1 - early)) / JOINS_A_SECOND) * 1_000;
    await openRoom(shop, event, organiser.token, earlyMs);
    const onSaleAt = performance.now() + earlyMs;
    const crowd = new RoomCrowd(shop, event, { people, early, earlyMs, lateMs });
    const before = cpuUsed();
    const watch = watchProduct(shop);
    const kills = killedAt.map((share) => killOnce(shop, crowd, share * people));
    await Promise.all([crowd.run(MOST_MS), ...kills]);
    const { lagMs, mib } = await watch.stop();
    const seconds = ((crowd.soldOutAt ?? performance.now()) - onSaleAt) / 1_000;
    note(`CPU in ms a person: ${cpuEach(cpuBetween(before, cpuUsed()), people)}`);
    note(
      `${crowd.joined} joined, ${crowd.bought} bought, ${crowd.refused} refused, ${crowd.busy} asked to try again, sold out after ${seconds.toFixed(0)} s, ` +
        `${(crowd.bytes / people).toFixed(0)} bytes a person beside the board`,
    );
    const paidAt = crowd.paidAt.map((at) => (at - onSaleAt) / 1_000).sort((one, other) => one - other);
    note(
      `paid after the start: ${SHARES.map((share) => `${share * 100} % of the places after ${short(paidAt[Math.ceil(places * share) - 1] ?? Number.NaN)} s`).join(', ')}; ` +
        `${paidAt.filter((at) => at <= GOAL_SECONDS).length} of ${places} after ${GOAL_SECONDS} s. A place of a person who left ` +
        'without a word is free again after a minute.',
    );
    for (const step of ['join', 'place', 'buy', 'ticket', 'poll'] as const)
      note(`${step}: ${tell(crowd.times[step])}`);
    const faults = [...crowd.faults].map(([what, times]) => `${what}: ${times}`);
    const lost = await countLost(shop, event.id, crowd.places);
    const unfair = await countUnfair(shop, event.id);
    const oversold = [
      ...(await checkBooks(shop, event.id, crowd.bought, 'provider_sale')),
      ...(await countOversold(shop, event.id)),
    ];
    const of = (name: string, value: number, unit: string, wanted: Wanted, wrong: string[] = []): Figure =>
      plainFigure(`on-sale, ${name}`, spreadOf([value]), unit, wanted, wrong);
    const fair = [
      of('admitted out of order', unfair, '', NONE),
      of(`places lost, of ${crowd.places.length}`, lost, '', NONE),
      of(`cheats with success, of ${crowd.cheats}`, crowd.cheated, '', NONE),
      of('answers of 500 and above, drops and time-outs', sumOf(crowd.faults), '', NONE, faults),
    ];
    if (killedAt.length > 0) {
      note(`killed ${killedAt.length} times, ${crowd.repeated} calls repeated`);
      return () => [
        of('completed sales', crowd.bought / seconds, '/s', { must: 0.5, aim: 20, better: 'more' }, oversold),
        ...fair,
      ];
    }
    return () => [
      of('completed sales', crowd.bought / seconds, '/s', { must: 1, aim: 20, better: 'more' }, oversold),
      of('from the start to sold out', seconds, 's', { must: 1_200, aim: 300, better: 'less' }),
      ...fair,
      of('polled board, p99', p99(crowd.times.poll), 'ms', MOST_POLL_MS),
      of('join, p99', p99(crowd.times.join), 'ms', MOST_ROOM_MS),
      of('own place, p99', p99(crowd.times.place), 'ms', MOST_ROOM_MS),
      of('purchase, p99', p99(crowd.times.buy), 'ms', MOST_STEP_MS),
      of('purchase to ticket (1.5 s for the phone), p99', p99(crowd.times.ticket), 'ms', MOST_STEP_MS),
      of('event loop of the product, p99', lagMs, 'ms', MOST_LAG_MS),
      of('memory of the product', mib, 'MiB', MOST_MIB),
    ];
  } finally {
    await shop.close();
    sandbox.stop();
    await ledger.stop();
  }
}

/** Kills the product once so many people have been served, and starts it again. */
async function killOnce(shop: Stage, crowd: RoomCrowd, served: number): Promise<void> {
  while (crowd.serving < served && !crowd.isClosed) await pause(200);
  if (crowd.isClosed) return;
  await crowd.during(() => shop.restart());
}

/** Counts the places, as they were given to people, that are not in the queue any more or at another position. */
async function countLost(shop: Stage, eventId: string, places: readonly GivenPlace[]): Promise<number> {
  const [row] = await shop.sql<{ lost: number }>(
    `SELECT count(*)::int AS lost FROM json_to_recordset($2::json) AS p(hash text, position int)
     LEFT JOIN queue_entries q ON q.event_id = $1 AND q.hash = decode(p.hash, 'hex')
     WHERE q.hash IS NULL OR q.position IS DISTINCT FROM coalesce(p.position, q.position)`,
    [eventId, JSON.stringify(places)],
  );
  return row?.lost ?? Number.NaN;
}

const sumOf = (counts: ReadonlyMap<Step | string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

const sorted = (times: readonly number[]): Float64Array => Float64Array.from(times).sort();
const p99 = (times: readonly number[]): number => quantile(sorted(times), 0.99);

const tell = (times: readonly number[]): string => {
  const all = sorted(times);
  return `${times.length} times, p50 ${quantile(all, 0.5).toFixed(1)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms`;
};

/** People who were passed over: still waiting at a position that was served, or admitted beyond it. */
async function countUnfair(shop: Stage, eventId: string): Promise<number> {
  const [row] = await shop.sql<{ unfair: number }>(
    `SELECT count(*)::int AS unfair FROM queue_entries q JOIN waiting_rooms w ON w.event_id = q.event_id
     WHERE q.event_id = $1 AND ((q.state = 'waiting' AND q.position <= w.serving)
       OR (q.admitted_at IS NOT NULL AND q.position > w.serving)
       OR EXISTS (SELECT FROM orders o WHERE o.event_id = q.event_id AND o.queue_hash = q.hash AND q.admitted_at IS NULL))`,
    [eventId],
  );
  return row?.unfair ?? Number.NaN;
}

async function countOversold(shop: Stage, eventId: string): Promise<string[]> {
  const [row] = await shop.sql<{ over: number; doubled: number }>(
    `SELECT (SELECT sum(greatest(0, sold + held - capacity))::int FROM tiers WHERE event_id = $1) AS over,
       (SELECT count(*)::int FROM (SELECT queue_hash FROM orders WHERE event_id = $1 GROUP BY 1 HAVING count(*) > 1) d) AS doubled`,
    [eventId],
  );
  return row?.over === 0 && row.doubled === 0
    ? []
    : [`${row?.over} oversold, ${row?.doubled} places used twice`];
}

/** Watches the event loop and the memory of the product. */
function watchProduct(shop: Stage): { stop(): Promise<{ lagMs: number; mib: number }> } {
  const lags: number[] = [];
  let mib = 0;
  const look = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(new URL('/metrics', shop.product.url), { headers })).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    lags.push(value('nodejs_eventloop_lag_p99_seconds') * 1_000);
    mib = Math.max(mib, value('process_resident_memory_bytes') / 2 ** 20);
  };
  const timer = setInterval(() => void look().catch(() => undefined), 5_000);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return { lagMs: spreadOf(lags).median, mib };
    },
  };
}
