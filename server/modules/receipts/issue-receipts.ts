import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { uuidV7 } from '../../platform/clock.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { creditedReceipt, creditNote, dueCredits } from './credit.rules.ts';
import { readIssuersOf, readSweptUntil, receiptableOrders } from './receipt.reads.ts';
import type { IssuedReceipt, NewReceipt, ReceiptableOrder, ReceiptSettings } from './receipt.record.ts';
import { dueReceipts } from './receipt.rules.ts';
import {
  insertReceipt,
  type LastNumbers,
  lockNumbers,
  readReceiptable,
  recordSwept,
  writeNumbers,
} from './receipt.writes.ts';
import { readSettingsInside } from './settings/receipt-settings.reads.ts';

/** Orders a transaction: it holds the numbers of the issuer meanwhile. */
const BATCH = 50;

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

async function issueBatch(scope: Scope, issuerId: string, orderIds: readonly string[]): Promise<number> {
  return inTransaction(
    scope,
    async (tx) => {
      const last = await lockNumbers(tx, issuerId);
      const settings = await readSettingsInside(tx, issuerId);
      const { testNetwork } = scope.services.config.ledger;
      const before = { ...last };
      for (const order of await readReceiptable(tx, orderIds, testNetwork))
        await issueOrder(tx, order, settings, last);
      const issued = last.receipt - before.receipt + last.credit_note - before.credit_note;
      if (issued > 0) await writeNumbers(tx, issuerId, last);
      if (issued > 0) scope.services.failpoints.reach('receipts.numbered');
      return issued;
    },
    SYSTEM_TENANCY,
  );
}

/** Receipts first: a credit note names one. */
async function issueOrder(
  tx: Tx,
  order: ReceiptableOrder,
  settings: ReceiptSettings,
  last: LastNumbers,
): Promise<void> {
  const receipts = [...order.receipts];
  const issue = async (receipt: NewReceipt, credits: string | null): Promise<void> => {
    last[receipt.kind] += 1;
    const numbered = { ...receipt, id: tx.scope.ids.uuid(), number: last[receipt.kind], credits };
    await insertReceipt(tx, order, numbered);
    receipts.push(numbered satisfies IssuedReceipt);
  };
  for (const receipt of dueReceipts(order, settings)) await issue(receipt, null);
  for (const credit of dueCredits(order)) {
    const of = creditedReceipt(receipts, credit);
    if (of) await issue(creditNote(receipts, of, credit), of.id);
    else
      tx.scope.services.log.error({ orderId: order.id }, 'money was returned for which there is no receipt');
  }
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
