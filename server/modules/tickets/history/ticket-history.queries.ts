import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readTicketHistories } from './ticket-history.reads.ts';
import type { TicketHistoryEntry } from './ticket-history.schema.ts';

/** The history of a ticket, newest entry first. The caller must have checked that the reader may see its holder. */
export async function historyOf(scope: Scope, ticketId: string): Promise<TicketHistoryEntry[]> {
  return (await loadHistories(scope, ticketId)) ?? [];
}

const loadHistories = batchByKey(async (scope: Scope, ids: string[]) => {
  const histories = new Map<string, TicketHistoryEntry[]>();
  for (const { ticketId, ...entry } of await readTicketHistories(scope.db, ids)) {
    const entries = histories.get(ticketId);
    if (entries) entries.push(entry);
    else histories.set(ticketId, [entry]);
  }
  return histories;
});
