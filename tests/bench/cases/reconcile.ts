import { setTimeout as pause } from 'node:timers/promises';
import type { BenchCase } from '../bench-case.ts';
import { plainFigure } from '../figure.ts';
import { openShop, purchaseWriter, type Shop, seedBuyers } from '../ledger/shop.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import type { Person } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';

const PAYMENTS = 1_000;
/** One buyer buys before: the organiser's wallet must be on the ledger before the ledger is paused. */
const SOLD = PAYMENTS + 1;
const GIVE_UP_SECONDS = 90;

/** A power cut with a thousand payments in progress: the time until each is known to be paid, and none twice. */
export const reconcileCase: BenchCase = {
  name: 'reconcile',
  needsLimits: false,
  run: async (context) => {
    const shop = await openShop(context, 'reconcile', SOLD);
    try {
      const [first, ...buyers] = await seedBuyers(shop, SOLD);
      const opening = await buy(shop, first ? [first] : []);
      if (opening.ok !== 1) throw new Error(`Nothing could be bought: ${opening.firstError}`);
      await shop.ledger.fault({ manualClose: true });
      const load = buy(shop, buyers);
      await untilIntended(shop, load);
      const restarted = shop.stage.restart();
      await load;
      const began = performance.now();
      await shop.ledger.fault({ manualClose: false });
      await restarted;
      const resolved = await untilPaid(shop);
      const seconds = (performance.now() - began) / 1_000;
      context.note(`${resolved - 1} of ${PAYMENTS} payments resolved in ${seconds.toFixed(1)} s`);
      const faults = await checkOnce(shop);
      return () => [
        plainFigure(
          '1,000 unfinished payments resolved after a crash',
          spreadOf([seconds]),
          's',
          { must: 30, aim: 10, better: 'less' },
          faults,
        ),
      ];
    } finally {
      await shop.close();
    }
  },
};

function buy(shop: Shop, buyers: readonly Person[]): Promise<LoadResult> {
  return runLoad(shop.stage.product.url, {
    connections: buyers.length,
    calls: buyers.length,
    call: purchaseWriter(shop, buyers),
    judge: (status) => (status === 200 ? 'ok' : 'error'),
  });
}

/** Waits until each was submitted; none can have been applied. */
async function untilIntended({ stage }: Shop, load: Promise<LoadResult>): Promise<void> {
  let ended: LoadResult | undefined;
  void load.then((result) => {
    ended = result;
  });
  for (let waited = 0; waited < GIVE_UP_SECONDS * 20; waited++) {
    const [row] = await stage.sql<{ count: number }>(
      "SELECT count(*)::int AS count FROM ledger_intents WHERE kind = 'order_payment' AND state IN ('prepared', 'sent')",
    );
    if ((row?.count ?? 0) >= PAYMENTS) return;
    if (ended) break;
    await pause(50);
  }
  throw new Error(`The purchases did not begin: ${ended?.firstError ?? 'they take too long'}`);
}

async function untilPaid({ stage, event }: Shop): Promise<number> {
  for (let waited = 0; ; waited++) {
    const [row] = await stage.sql<{ paid: number }>(
      "SELECT count(*)::int AS paid FROM orders WHERE event_id = $1 AND status = 'paid'",
      [event.id],
    );
    const paid = row?.paid ?? 0;
    if (paid >= SOLD || waited >= GIVE_UP_SECONDS * 20) return paid;
    await pause(50);
  }
}

/** Checks on the ledger, not in the product's records, that each buyer has paid once. */
async function checkOnce({ stage, event, ledger }: Shop): Promise<string[]> {
  const [row] = await stage.sql<{ tickets: number; destination: string }>(
    `SELECT (SELECT count(*)::int FROM tickets WHERE event_id = $1) AS tickets,
       (SELECT w.public_key FROM wallets w JOIN events e ON e.issuer_id = w.issuer_id WHERE e.id = $1) AS destination`,
    [event.id],
  );
  const faults = row?.tickets === SOLD ? [] : [`${row?.tickets} tickets for ${SOLD} payments`];
  const from = new Map<string, number>();
  let cursor = '0';
  for (;;) {
    const page = await ledger.get<{ _embedded: { records: PaymentRecord[] } }>(
      `/accounts/${row?.destination}/payments?limit=200&cursor=${cursor}`,
    );
    const { records } = page._embedded;
    for (const record of records)
      if (record.type === 'payment') from.set(record.from, (from.get(record.from) ?? 0) + 1);
    cursor = records.at(-1)?.paging_token ?? cursor;
    if (records.length < 200) break;
  }
  const twice = [...from.values()].filter((count) => count > 1).length;
  if (from.size !== SOLD || twice > 0)
    faults.push(`the ledger has payments of ${from.size} buyers, ${twice} paid twice`);
  return faults;
}

interface PaymentRecord {
  type: string;
  from: string;
  paging_token: string;
}
