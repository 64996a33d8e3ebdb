import { setTimeout as pause } from 'node:timers/promises';
import type { BenchCase, BenchContext } from '../bench-case.ts';
import { plainFigure } from '../figure.ts';
import { openShop, purchaseWriter, type Shop, seedBuyers } from '../ledger/shop.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import { keepProfile } from '../measured-rounds.ts';
import type { Person } from '../seed/organiser.ts';
import { quantile, spreadOf } from '../spread.ts';

const BUYERS = 200;
/** Purchases that are measured while nobody else buys. */
const ALONE = 5;
const PAID = Buffer.from('"processing":false');
const TICKET = Buffer.from('"tickets":[{');

/** 200 wallets buy at once: how many ledgers that takes, and how long the product itself. */
export const walletCase: BenchCase = {
  name: 'wallet',
  needsLimits: false,
  run: async (context) => {
    const rounds = context.options.rounds;
    const shop = await openShop(context, 'wallet', BUYERS * (2 * rounds + 2) + ALONE);
    try {
      const buyers = await seedBuyers(shop, BUYERS);
      await buyAll(shop, buyers);
      const closes: number[] = [];
      const shares: number[] = [];
      const faults: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const { result, ledgers } = await timedRound(shop, buyers);
        closes.push(ledgers);
        faults.push(...faultsOf(result, BUYERS));
        shares.push(await ownShare(context, shop, buyers, faults));
        context.note(
          `200 wallet purchases: ${ledgers} ledgers, p50 ${result.p50.toFixed(0)} ms; own share ${shares.at(-1)?.toFixed(0)} ms`,
        );
      }
      const alone: number[] = [];
      for (const buyer of buyers.slice(0, ALONE)) alone.push(await ownShare(context, shop, [buyer], faults));
      faults.push(...(await checkPaid(shop, BUYERS * (2 * rounds + 1) + ALONE)));
      return () => [
        plainFigure(
          '200 wallet purchases at once, ledgers',
          spreadOf(closes),
          '',
          { must: 3, aim: 2, better: 'less' },
          faults,
        ),
        plainFigure("the product's own share, median of 200", spreadOf(shares), 'ms', {
          must: 100,
          aim: 50,
          better: 'less',
        }),
        plainFigure('its share of a purchase that comes alone', spreadOf(alone), 'ms', {
          must: 100,
          aim: 50,
          better: 'less',
        }),
      ];
    } finally {
      await shop.close();
    }
  },
};

function buyAll(shop: Shop, buyers: Person[], answered?: () => void): Promise<LoadResult> {
  const write = purchaseWriter(shop, buyers);
  return runLoad(shop.stage.product.url, {
    connections: buyers.length,
    calls: buyers.length,
    call: write,
    judge: (status, body) => {
      answered?.();
      return status === 200 && body.includes(PAID) && body.includes(TICKET) ? 'ok' : 'error';
    },
  });
}

const faultsOf = ({ ok, firstError }: LoadResult, wanted: number): string[] =>
  ok === wanted ? [] : [`${wanted - ok} of ${wanted} were not paid and signed: ${firstError}`];

async function timedRound(shop: Shop, buyers: Person[]): Promise<{ result: LoadResult; ledgers: number }> {
  const mark = await lastIntent(shop);
  const result = await buyAll(shop, buyers);
  const [row] = await shop.stage.sql<{ ledgers: number }>(
    `SELECT (max(ledger) - min(ledger) + 1)::int AS ledgers FROM ledger_intents
     WHERE kind = 'order_payment' AND created_at > $1`,
    [mark],
  );
  return { result, ledgers: row?.ledgers ?? Number.NaN };
}

async function lastIntent({ stage }: Shop): Promise<Date> {
  const [row] = await stage.sql<{ last: Date }>('SELECT clock_timestamp() AS last');
  return row?.last ?? new Date(0);
}

/**
 * With the ledger held still: from the first click until the ledger has taken half of the payments, and from the close of
 * that ledger until half of the buyers have their tickets. What the ledger does meanwhile is its own, and so is the time
 * in which all wait for it to close; that the same machine works for the ledger and for two hundred buyers is not taken off.
 */
async function ownShare(
  { note, options }: BenchContext,
  shop: Shop,
  buyers: Person[],
  faults: string[],
): Promise<number> {
  const { product } = shop.stage;
  const profileDir = buyers.length > 1 ? options.profileDir : undefined;
  await shop.ledger.fault({ manualClose: true });
  await product.submitted();
  const answers: number[] = [];
  if (profileDir !== undefined) await product.profile(true);
  const began = now();
  const load = buyAll(shop, buyers, () => void answers.push(now()));
  const sent = await untilSent(shop, buyers.length);
  if (profileDir !== undefined) {
    await keepProfile(shop.stage, profileDir, 'wallet before the close');
    await product.profile(true);
  }
  await shop.ledger.close();
  const closed = now();
  faults.push(...faultsOf(await load, buyers.length));
  if (profileDir !== undefined) await keepProfile(shop.stage, profileDir, 'wallet after the close');
  await shop.ledger.fault({ manualClose: false });
  const [halfSent, allSent] = [quantile(sent, 0.5) - began, quantile(sent, 1) - began];
  const answered = quantile(Float64Array.from(answers).sort(), 0.5) - closed;
  note(
    `held still: half sent after ${halfSent.toFixed(0)} ms, all after ${allSent.toFixed(0)} ms, half answered ${answered.toFixed(0)} ms after the close`,
  );
  return halfSent + answered;
}

/** Milliseconds of the clock that all processes of the machine share. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

async function untilSent({ stage }: Shop, count: number): Promise<Float64Array> {
  const moments: number[] = [];
  while (moments.length < count) {
    await pause(20);
    moments.push(...(await stage.product.submitted()).map((moment) => Number(moment) / 1e6));
  }
  return Float64Array.from(moments).sort();
}

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
