import type { CsvRecord } from '../../lib/documents/index.ts';
import { buyerFaults, UNKNOWN_TIER } from '../checkout/index.ts';
import type { ListedLine } from './complete-guests.ts';
import { type Columns, type GuestLine, guestOf, MOST_GUESTS, sameGuest } from './guest.rules.ts';
import { duplicateOf, TIER_MISSING, TOO_MANY } from './guest-refusal.rules.ts';

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
    isFull = count > MOST_GUESTS;
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
