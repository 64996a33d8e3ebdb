import type { LedgerPayment } from '../../../ledger/port.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceWallet } from '../wallet.queries.ts';
import { bookingsOf } from './booking.rules.ts';
import { advanceCursor, findKnownAccounts, insertMovements, type KnownAccount } from './follower.writes.ts';

/**
 * Handles payments in the transaction that books them: each once, whatever the ledger repeats. Payments of a page come
 * together.
 */
export type PaymentHandler = (tx: Tx, payments: readonly LedgerPayment[], networkId: string) => Promise<void>;

export interface Page {
  networkId: string;
  payments: readonly LedgerPayment[];
  /** The position up to which the history is read with this page; null when the page is no continuation. */
  cursor: string | null;
}

/**
 * Books payments that touch accounts held here. Effects and cursor are one transaction, and a booked payment is not
 * booked again: pages may come twice, in any order, or after a crash, and each payment still counts once.
 * @returns how many were new
 */
export async function bookPayments(
  scope: Scope,
  page: Page,
  handlers: readonly PaymentHandler[],
): Promise<number> {
  return inTransaction(scope, (tx) => book(tx, page, handlers), SYSTEM_TENANCY);
}

async function book(tx: Tx, page: Page, handlers: readonly PaymentHandler[]): Promise<number> {
  const { networkId, payments, cursor } = page;
  const accounts = [...new Set(payments.flatMap(({ from, to }) => [from, to]))];
  const known = accounts.length > 0 ? await findKnownAccounts(tx, accounts) : new Map<string, KnownAccount>();
  const bookings = payments.flatMap(bookingsOf).flatMap((booking) => {
    const account = known.get(booking.publicKey);
    return account ? [{ ...booking, ...account }] : [];
  });
  const newIds = bookings.length > 0 ? await insertMovements(tx, networkId, bookings) : new Set<string>();
  const booked = onceEach(payments).filter(({ operationId }) => newIds.has(operationId));
  if (booked.length > 0) for (const handle of handlers) await handle(tx, booked, networkId);
  if (cursor !== null) await advanceCursor(tx, networkId, cursor);
  const touched = bookings.filter(({ operationId }) => newIds.has(String(operationId)));
  const wallets = new Map(touched.map((wallet) => [wallet.publicKey, wallet]));
  tx.afterCommit(() => {
    for (const wallet of wallets.values()) announceWallet(tx.scope.services.topics, wallet);
  });
  return booked.length;
}

function onceEach(payments: readonly LedgerPayment[]): LedgerPayment[] {
  return [...new Map(payments.map((payment) => [payment.operationId, payment])).values()];
}
