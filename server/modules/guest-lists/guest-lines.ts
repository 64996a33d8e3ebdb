import type { CsvRecord } from '../../lib/documents/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { issueGuestOrders, UNKNOWN_TIER } from '../checkout/index.ts';
import { buyerFaults } from '../orders/index.ts';
import type { GuestListRecord } from './guest-list.reads.ts';
import {
  type Columns,
  duplicateOf,
  type GuestLine,
  guestOf,
  MAX_GUESTS,
  sameGuest,
  TIER_MISSING,
  TOO_MANY,
} from './guest-list.rules.ts';
import { completeLines, processedLines } from './guest-list.writes.ts';

/** A line of the file. `refusal`: why it cannot get a ticket, whatever the stock; null when it can. */
export interface ListedLine {
  line: number;
  guest: GuestLine;
  refusal: string | null;
}

/** Issues tickets for the valid lines and records the outcome of all lines. Idempotent. */
export async function issueGuestTickets(
  scope: Scope,
  list: GuestListRecord,
  lines: readonly ListedLine[],
): Promise<void> {
  const good = lines.filter(({ refusal }) => refusal === null);
  let processed = new Set<number>();
  await issueGuestOrders(scope, {
    eventId: list.eventId,
    guests: good.map(({ guest }) => guest),
    complimentary: list.payment === 'complimentary',
    open: async (tx) => {
      processed = await processedLines(
        tx,
        list.id,
        lines.map(({ line }) => line),
      );
      return good.map(({ line }) => !processed.has(line));
    },
    record: async (tx, outcomes) => {
      const outcomeByLine = new Map(good.map(({ line }, index) => [line, outcomes[index]]));
      const outcomeOf = ({ line, refusal }: ListedLine) => {
        const outcome = outcomeByLine.get(line);
        if (outcome && 'orderId' in outcome) return { line, orderId: outcome.orderId, refusal: null };
        return { line, orderId: null, refusal: refusal ?? outcome?.refusal ?? null };
      };
      await completeLines(tx, list, lines.filter(({ line }) => !processed.has(line)).map(outcomeOf));
    },
  });
}

/**
 * Yields the guests of a file, each checked alone and against earlier lines. A list that is too long ends with a line
 * that reports it.
 */
export async function* listedLines(
  records: AsyncIterable<CsvRecord>,
  columns: Columns,
  tiers: readonly string[],
): AsyncGenerator<ListedLine> {
  const seen = new Map<string, number>();
  let count = 0;
  let isFull = false;
  for await (const { line, cells } of records) {
    // Keep reading, because the hash covers the whole file.
    if (isFull) continue;
    count += 1;
    isFull = count > MAX_GUESTS;
    const guest = guestOf(cells, columns, tiers);
    yield { line, guest, refusal: isFull ? TOO_MANY : refusalOf(guest, tiers, seen, line) };
  }
}

function refusalOf(
  guest: GuestLine,
  tiers: readonly string[],
  seen: Map<string, number>,
  line: number,
): string | null {
  // The phone number is optional for a guest, but required for a buyer.
  const faults = buyerFaults({ ...guest, phone: guest.phone === '' ? '000' : guest.phone });
  if (faults.length > 0) return faults.map(({ message }) => message).join(' ');
  if (!tiers.includes(guest.tier)) {
    return guest.tier === '' ? TIER_MISSING : `${UNKNOWN_TIER} "${guest.tier.slice(0, 100)}".`;
  }
  const before = seen.get(sameGuest(guest));
  if (before !== undefined) return duplicateOf(before);
  seen.set(sameGuest(guest), line);
  return null;
}
