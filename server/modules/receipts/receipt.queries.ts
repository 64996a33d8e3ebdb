import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { type Paging, pageOf, sliceById } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Order } from '../orders/index.ts';
import { holderByPass } from '../tickets/index.ts';
import { presentReceipt } from './receipt.present.ts';
import { type ReceiptRecord, readReceiptsOfAddress, readReceiptsOfOrders } from './receipt.reads.ts';
import type { Receipt, ReceiptConnection } from './receipt.schema.ts';

/**
 * The receipts and credit notes of an order, oldest first, for a reader who may see the order. What is missing is issued
 * now, so that a buyer who looks at once finds it.
 */
export async function receiptsOfOrder(scope: Scope, { id, status, total }: Order): Promise<Receipt[]> {
  if (total.every(({ amount }) => Number(amount) === 0)) return [];
  const load = status === 'paid' ? loadOfPaid : status === 'refunded' ? loadOfRefunded : loadIssued;
  return ((await load(scope, id)) ?? []).map(presentReceipt);
}

type Records = ReceiptRecord[];

/** The records of the receipts of an order that is paid, which are issued now if they are missing. The caller must authorize. */
export async function readOrIssue(scope: Scope, orderId: string): Promise<ReceiptRecord[]> {
  return (await loadOfPaid(scope, orderId)) ?? [];
}

/** @param isComplete whether the receipts of an order can be all of them */
const loader = (isComplete: (records: Records) => boolean) =>
  batchByKey(async (scope: Scope, orderIds: string[]) => {
    const issued = await readByOrder(scope, orderIds);
    const missing = orderIds.filter((id) => !isComplete(issued.get(id) ?? []));
    if (missing.length === 0) return issued;
    await scope.services.receiptBatcher.issue(missing);
    // Another may have issued them since they were read.
    return readByOrder(scope, orderIds);
  });

const loadIssued = loader(() => true);
const loadOfPaid = loader((records) => records.length > 0);
const loadOfRefunded = loader((records) => records.some(({ kind }) => kind === 'credit_note'));

async function readByOrder(scope: Scope, orderIds: readonly string[]): Promise<Map<string, Records>> {
  const byOrder = new Map<string, Records>();
  for (const record of await readReceiptsOfOrders(scope.db, orderIds))
    byOrder.set(record.orderId, [...(byOrder.get(record.orderId) ?? []), record]);
  return byOrder;
}

/**
 * Lists the receipts of the orders that the address of a pass made, newest first.
 * @throws TicketLinkInvalid, BadInput for an invalid page
 */
export async function listFoundReceipts(
  scope: Scope,
  request: { pass: string; page: Paging },
): Promise<ReceiptConnection> {
  const slice = sliceById(request.page);
  const holder = await holderByPass(scope, request.pass);
  return pageOf(
    await readReceiptsOfAddress(scope.db, holder, slice),
    slice,
    (row) => [row.id],
    presentReceipt,
  );
}
