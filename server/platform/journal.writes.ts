import type { Tx } from './db/in-transaction.ts';
import { insertRow } from './db/insert-row.ts';

/** A movement between two accounts of an organiser's journal, with what it belongs to. */
export interface JournalTransfer {
  issuerId: string;
  eventId?: string | null;
  orderId?: string | null;
  ticketId?: string | null;
  attemptId?: string | null;
  refundId?: string | null;
  contractId?: string | null;
  expenseId?: string | null;
  payoutId?: string;
  kind: string;
  debit: string;
  credit: string;
  /** The provider whose account is debited or credited. */
  provider?: string | null;
  currency: string;
  /** In 10^-7 of the currency, above 0. */
  units: bigint;
}

/** Books a transfer that is posted now. */
export async function bookTransfer(tx: Tx, transfer: JournalTransfer): Promise<void> {
  const { ids, clock } = tx.scope;
  await insertRow(tx, 'journal_transfers', { id: ids.uuid(), ...transfer, occurredAt: clock.now() });
}
