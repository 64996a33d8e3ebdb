import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { uuidV7 } from '../../platform/clock.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { creditedReceipt, creditNote, dueCredits } from './credit.rules.ts';
import { readIssuersOf, readSweptUntil, receiptableOrders } from './receipt.reads.ts';
import type { NewReceipt, ReceiptableOrder, ReceiptSettings } from './receipt.record.ts';
import { dueReceipts } from './receipt.rules.ts';
import {
  countReceipts,
  insertReceipts,
  type LastNumbers,
  lockNumbers,
  type NumberedReceipt,
  readReceiptable,
  recordSwept,
} from './receipt.writes.ts';
import { readSettingsInside } from './settings/receipt-settings.reads.ts';

/** Orders a transaction. */
const BATCH = 200;

/**
 * Issues the receipts and credit notes that orders lack. The numbers of an issuer are locked by the transaction that
 * writes them, so that they have no gap, whatever fails, and nothing is issued twice, whoever else does the same.
 * @param orderIds any orders; those that need nothing are left out
 * @returns how many were issued
 */
export async function issueReceipts(scope: Scope, orderIds: readonly string[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  const byIssuer = new Map<string, string[]>();
  for (const { id, issuerId } of await readIssuersOf(scope.db, orderIds))
    byIssuer.set(issuerId, [...(byIssuer.get(issuerId) ?? []), id]);
  let issued = 0;
  for (const [issuerId, ids] of byIssuer) {
    // In the order of the sweep, which is that of the sales.
    const own = new Set(ids);
    const sorted = orderIds.filter((id) => own.has(id));
    for (let from = 0; from < sorted.length; from += BATCH)
      issued += await issueBatch(scope, issuerId, sorted.slice(from, from + BATCH));
  }
  return issued;
}

/** The numbers are locked last, and briefly: everything is read before. */
async function issueBatch(scope: Scope, issuerId: string, orderIds: readonly string[]): Promise<number> {
  return inTransaction(
    scope,
    async (tx) => {
      const settings = await readSettingsInside(tx, issuerId);
      const { testNetwork } = scope.services.config.ledger;
      const read = await readReceiptable(tx, orderIds, testNetwork);
      const due = read.filter(
        (order) => dueReceipts(order, settings).length > 0 || dueCredits(order).length > 0,
      );
      if (due.length === 0) return 0;
      const last = await lockNumbers(tx, issuerId);
      const receipts = (await withoutOthers(tx, due, testNetwork)).flatMap((order) =>
        numbered(scope, order, settings, last),
      );
      if (receipts.length === 0) return 0;
      await insertReceipts(tx, issuerId, receipts, last);
      scope.services.failpoints.reach('receipts.numbered');
      return receipts.length;
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Reads orders again for which another process has issued something since they were read. Nothing more is issued while
 * the numbers are locked.
 */
async function withoutOthers(
  tx: Tx,
  orders: readonly ReceiptableOrder[],
  testNetwork: boolean,
): Promise<ReceiptableOrder[]> {
  const issued = await countReceipts(
    tx,
    orders.map(({ id }) => id),
  );
  const outdated = orders.filter(({ id, receipts }) => receipts.length !== (issued.get(id) ?? 0));
  if (outdated.length === 0) return [...orders];
  const outdatedIds = outdated.map(({ id }) => id);
  const read = await readReceiptable(tx, outdatedIds, testNetwork);
  const again = new Map(read.map((order) => [order.id, order]));
  return orders.map((order) => again.get(order.id) ?? order);
}

/** Numbers what an order needs: receipts first, because a credit note names one. */
function numbered(
  { ids, services }: Scope,
  order: ReceiptableOrder,
  settings: ReceiptSettings,
  last: LastNumbers,
): NumberedReceipt[] {
  const issued: NumberedReceipt[] = [];
  const issue = (receipt: NewReceipt, credits: string | null): void => {
    last[receipt.kind] += 1;
    issued.push({ ...receipt, order, id: ids.uuid(), number: last[receipt.kind], credits });
  };
  for (const receipt of dueReceipts(order, settings)) issue(receipt, null);
  for (const credit of dueCredits(order)) {
    const receipts = [...order.receipts, ...issued];
    const of = creditedReceipt(receipts, credit);
    if (of) issue(creditNote(receipts, of, credit), of.id);
    else services.log.error({ orderId: order.id }, 'money was returned for which there is no receipt');
  }
  return issued;
}

/** Transactions that commit late are swept again: longer than any of them lasts. */
const OVERLAP_MS = 3_600_000;
const PAGE = 1_000;

/**
 * Issues what is missing since the last sweep, after a crash too. The first sweep of an installation issues the receipts
 * of all its sales.
 */
export async function sweepReceipts(scope: Scope): Promise<void> {
  const now = scope.clock.now();
  const swept = await readSweptUntil(scope.db);
  const since = swept && new Date(swept.getTime() - OVERLAP_MS);
  const firstId = uuidV7(Math.max(0, since?.getTime() ?? 0), Buffer.alloc(10));
  for await (const orderIds of receiptableOrders(scope.db, { since, firstId, now }, PAGE))
    await issueReceipts(scope, orderIds);
  await inTransaction(scope, (tx) => recordSwept(tx, now), SYSTEM_TENANCY);
}
