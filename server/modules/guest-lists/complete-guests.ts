import type { Scope } from '../../platform/scope.ts';
import { issueGuestOrders } from '../checkout/index.ts';
import type { GuestLine } from './guest.rules.ts';
import type { GuestListRecord } from './guest-list.record.ts';
import { completeLines, processedLines } from './guest-list.writes.ts';

/** A line of the file. `refusal`: why it cannot get a ticket, whatever the stock; null when it can. */
export interface ListedLine {
  line: number;
  guest: GuestLine;
  refusal: string | null;
}

/** Issues tickets for the valid lines and records the outcome of all lines. Idempotent. */
export async function completeGuests(
  scope: Scope,
  list: GuestListRecord,
  lines: readonly ListedLine[],
): Promise<void> {
  const good = lines.filter(({ refusal }) => refusal === null);
  let settled = new Set<number>();
  await issueGuestOrders(scope, {
    eventId: list.event_id,
    guests: good.map(({ guest }) => guest),
    complimentary: list.payment === 'complimentary',
    open: async (tx) => {
      settled = await processedLines(
        tx,
        list.id,
        lines.map(({ line }) => line),
      );
      return good.map(({ line }) => !settled.has(line));
    },
    record: async (tx, outcomes) => {
      const told = new Map(good.map(({ line }, index) => [line, outcomes[index]]));
      const outcomeOf = ({ line, refusal }: ListedLine) => {
        const outcome = told.get(line);
        if (outcome && 'orderId' in outcome) return { line, orderId: outcome.orderId, refusal: null };
        return { line, orderId: null, refusal: refusal ?? outcome?.refusal ?? null };
      };
      await completeLines(tx, list, lines.filter(({ line }) => !settled.has(line)).map(outcomeOf));
    },
  });
}
