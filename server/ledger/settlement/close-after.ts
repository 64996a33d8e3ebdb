import type { Ledger, LedgerClose } from '../port.ts';

const PAGE = 200;

/**
 * Finds the first ledger that was closed after a time.
 * @returns undefined while there is none
 * @throws LedgerUnavailable
 */
export async function findCloseAfter(
  ledger: Pick<Ledger, 'latest' | 'closesAfter'>,
  time: Date,
): Promise<LedgerClose | undefined> {
  const { sequence, closedAt } = await ledger.latest();
  if (closedAt <= time) return undefined;
  let closes = await ledger.closesAfter(Math.max(0, sequence - PAGE));
  // Back in steps that double, until a page begins before the time.
  for (let back = 2 * PAGE; closes[0] && closes[0].closedAt > time && closes[0].sequence > 1; back *= 2)
    closes = await ledger.closesAfter(Math.max(0, sequence - back));
  while (closes.length > 0) {
    const found = closes.find((close) => close.closedAt > time);
    if (found) return found;
    closes = await ledger.closesAfter(closes.at(-1)?.sequence ?? sequence);
  }
  return undefined;
}
