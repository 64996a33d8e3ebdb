import type { Scope } from '../../platform/scope.ts';
import { issueGuestOrders } from '../checkout/index.ts';
import type { GuestLine } from './guest.rules.ts';
import type { GuestListRecord } from './guest-list.record.ts';
import { completeLines, processedLines } from './guest-list.writes.ts';

/** A line of the file. `refusal`: why it is given no ticket whatever places there are; null when it may be. */
export interface ListedLine {
  line: number;
  guest: GuestLine;
  refusal: string | null;
}

/** Gives tickets to the good ones of these lines and writes down what became of all of them; once, however often it runs. */
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
