import { setTimeout as pause } from 'node:timers/promises';
import { StrKey } from '@stellar/stellar-sdk';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { cpuBetween, cpuEach, cpuUsed } from '../cpu-meter.ts';
import { plainFigure, type Wanted } from '../figure.ts';
import { type Bought, Crowd } from '../ledger/crowd.ts';
import { HeardCloses } from '../ledger/heard-closes.ts';
import { openShop, type Shop, seedBuyers } from '../ledger/shop.ts';
import { machineMs, machineNow } from '../machine-clock.ts';
import { keepProfile } from '../measured-rounds.ts';
import type { Submission } from '../product-message.ts';
import { quantile, spreadOf } from '../spread.ts';

const BUYERS = 200;
/** Warm-up crowds: a purchase takes half the CPU once all of the product's code is compiled, as in production. */
const WARM_UPS = 20;
/** Purchases that are measured without other buyers. */
const ALONE = 5;
/** Time until the movements of earlier payments are in the wallets, and the jobs of each second are done. */
const QUIET_MS = 1_000;
/** Required limits: the ledgers, the product's own share, and the time after a close, which ends before the next. */
const LEDGERS: Wanted = { must: 3, aim: 2, better: 'less' };
const SHARE: Wanted = { must: 100, aim: 50, better: 'less' };
const AFTER_CLOSE: Wanted = { must: 1_000, aim: 100, better: 'less' };

/** 200 wallets buy at once: the number of ledgers, and the product's own time. */
export const walletCase: BenchCase = {
  name: 'wallet',
  needsLimits: false,
  run: async (context) => {
    const { options, note } = context;
    const sold = BUYERS * (WARM_UPS + 2 * options.rounds) + ALONE;
    const shop = await openShop(context, 'wallet', sold);
    const closes = new HeardCloses(shop.ledger.url);
    const till: Till = { context, shop, closes, faults: [] };
    try {
      const crowd = await Crowd.gather(shop, await seedBuyers(shop, BUYERS));
      for (let time = 0; time < WARM_UPS; time++) await crowd.buy();
      // As in a database that has run for a while, there are WAL files to rewrite.
      await shop.stage.sql('CHECKPOINT');
      const rounds: Round[] = [];
      for (let round = 0; round < options.rounds; round++) {
        const flowing = await timedRound(till, crowd);
        rounds.push({ ...flowing, share: await ownShare(till, crowd) });
        note(tellRound(rounds));
      }
      const alone: number[] = [];
      const one = crowd.first(1);
      for (let time = 0; time < ALONE; time++) alone.push(await ownShare(till, one));
      crowd.part();
      const faults = [...till.faults, ...(await checkPaid(shop, sold))];
      const of = (what: keyof Round) => spreadOf(rounds.map((round) => round[what]));
      return () => [
        plainFigure('200 wallet purchases at once, ledgers', of('ledgers'), '', LEDGERS, faults),
        plainFigure("the product's own share, median of 200", of('share'), 'ms', SHARE),
        plainFigure(
          'from a ledger’s close to the answers that waited for it',
          of('beyond'),
          'ms',
          AFTER_CLOSE,
        ),
        plainFigure('its share of a purchase that comes alone', spreadOf(alone), 'ms', SHARE),
      ];
    } finally {
      closes.end();
      await shop.close();
    }
  },
};

interface Till {
  context: BenchContext;
  shop: Shop;
  closes: HeardCloses;
  faults: string[];
}

/** Milliseconds are medians over the buyers. */
interface Round {
  ledgers: number;
  whole: number;
  beyond: number;
  share: number;
}

function tellRound(rounds: Round[]): string {
  const { ledgers, whole, beyond, share } = rounds.at(-1) as Round;
  return `200 wallet purchases: ${ledgers} ledgers, p50 ${whole.toFixed(0)} ms, ${beyond.toFixed(0)} ms of it after the close; own share ${share.toFixed(0)} ms`;
}

/**
 * Measures while ledgers close by the clock. A buyer's wait beyond the ledger begins when the ledger with the payment
 * closes.
 */
async function timedRound({ shop, closes, faults }: Till, crowd: Crowd): Promise<Omit<Round, 'share'>> {
  const mark = await lastIntent(shop);
  const { result, answered } = await crowd.buy();
  faults.push(...faultsOf(result, BUYERS));
  const paid = await shop.stage.sql<{ source: string; ledger: number }>(
    `SELECT source, ledger::int AS ledger FROM ledger_intents WHERE kind = 'order_payment' AND created_at > $1 AND ledger IS NOT NULL`,
    [mark],
  );
  const ledgerOf = new Map(paid.map(({ source, ledger }) => [source, ledger]));
  // A buyer without a payment is a fault above, and no ledger holds such a payment.
  const beyond = await Promise.all(
    crowd.buyers.flatMap(({ publicKey }, n) => {
      const ledger = ledgerOf.get(publicKey);
      return ledger === undefined ? [] : [closes.of(ledger).then((closed) => at(answered, n) - closed)];
    }),
  );
  const ledgers = [...ledgerOf.values()];
  return {
    ledgers: Math.max(...ledgers) - Math.min(...ledgers) + 1,
    whole: result.p50,
    beyond: medianOf(beyond),
  };
}

async function lastIntent({ stage }: Shop): Promise<Date> {
  const [row] = await stage.sql<{ last: Date }>('SELECT clock_timestamp() AS last');
  return row?.last ?? new Date(0);
}

/**
 * The median of each buyer's wait for the product alone, with the ledger paused until all have paid: from the time at
 * which the request was written to an open connection until the payment is first submitted, and from the ledger's close
 * until the response. Queues of the product count, those for the ledger's connections too. The time in which the ledger
 * accepts a payment, and the time in which all wait for the close, do not count. The load of ledger, database, clients
 * and two hundred buyers on the same cores is not subtracted.
 */
async function ownShare(till: Till, crowd: Crowd): Promise<number> {
  const { context, shop, closes, faults } = till;
  const { buyers } = crowd;
  const { product } = shop.stage;
  const profileDir = buyers.length > 1 ? context.options.profileDir : undefined;
  await pause(QUIET_MS);
  await shop.ledger.fault({ manualClose: true });
  await product.submitted();
  if (profileDir !== undefined) await product.profile(true);
  const cpu = cpuUsed();
  const load = crowd.buy();
  const left = await untilLeft(shop, buyers.length, load);
  if (profileDir !== undefined) {
    await keepProfile(shop.stage, profileDir, 'wallet before the close');
    await product.profile(true);
  }
  const closed = await closeLedger(shop, closes);
  const bought = await load;
  const spent = cpuBetween(cpu, cpuUsed());
  faults.push(...faultsOf(bought.result, buyers.length));
  if (profileDir !== undefined) await keepProfile(shop.stage, profileDir, 'wallet after the close');
  await shop.ledger.fault({ manualClose: false });
  const before = buyers.map(({ publicKey }, n) => (left.get(publicKey) ?? Number.NaN) - at(bought.asked, n));
  const after = buyers.map((_buyer, n) => at(bought.answered, n) - closed);
  context.note(tellShare(before, after, spent));
  return medianOf(before.map((wait, n) => wait + (after[n] ?? Number.NaN)));
}

function tellShare(before: number[], after: number[], spent: ReadonlyMap<string, number>): string {
  const [half, all] = [medianOf(before), Math.max(...before)];
  return `held still: half left after ${half.toFixed(0)} ms, all after ${all.toFixed(0)} ms, half answered ${medianOf(after).toFixed(0)} ms after the close, all ${Math.max(...after).toFixed(0)}; ms of CPU a purchase: ${cpuEach(spent, before.length)}`;
}

/** @returns when it was closed: by its response or by the stream, whichever was sooner */
async function closeLedger({ ledger }: Shop, closes: HeardCloses): Promise<number> {
  const closed = await ledger.close();
  const answered = machineNow();
  return Math.min(answered, await closes.of(closed));
}

/**
 * When this many payments were first submitted, by their wallets. A refused buyer never pays, so it ends with the load.
 */
async function untilLeft(
  { stage }: Shop,
  count: number,
  load: Promise<Bought>,
): Promise<Map<string, number>> {
  let over = false;
  const end = (): void => {
    over = true;
  };
  load.then(end, end);
  const left = new Map<string, number>();
  const note = ({ source, moment }: Submission): void => {
    const publicKey = StrKey.encodeEd25519PublicKey(Buffer.from(source, 'hex'));
    if (!left.has(publicKey)) left.set(publicKey, machineMs(BigInt(moment)));
  };
  while (left.size < count && !over) {
    await pause(20);
    for (const submission of await stage.product.submitted()) note(submission);
  }
  return left;
}

const at = (values: Bought['asked'], n: number): number => values[n] ?? Number.NaN;

const medianOf = (values: readonly number[]): number => quantile(Float64Array.from(values).sort(), 0.5);

const faultsOf = ({ ok, firstError }: Bought['result'], wanted: number): string[] =>
  ok === wanted ? [] : [`${wanted - ok} of ${wanted} were not paid and signed: ${firstError}`];

async function checkPaid({ stage, event }: Shop, wanted: number): Promise<string[]> {
  const [kept] = await stage.sql<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM orders WHERE event_id = $1 AND status = 'paid') AS orders,
      (SELECT count(*)::int FROM tickets WHERE event_id = $1) AS tickets,
      (SELECT sum(sold)::int FROM tiers WHERE event_id = $1) AS sold,
      (SELECT count(*)::int FROM ledger_intents WHERE kind = 'order_payment' AND state = 'succeeded') AS payments`,
    [event.id],
  );
  return Object.entries(kept ?? {}).flatMap(([what, count]) =>
    count === wanted ? [] : [`${wanted} purchases, but ${count} ${what}`],
  );
}
