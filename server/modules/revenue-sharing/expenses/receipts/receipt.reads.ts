import { SYSTEM_TENANCY } from '../../../../platform/access/actor.ts';
import type { Scope } from '../../../../platform/scope.ts';

export interface ReceiptOwner {
  userId: string;
  /** null: no expense uses it yet. */
  expenseId: string | null;
}

/** Reads the owner of a receipt. The caller must check that the actor may see the expense before revealing anything. */
export async function readReceiptOwner(scope: Scope, id: string): Promise<ReceiptOwner | undefined> {
  const [row] = await scope.db.read<ReceiptOwner>(SYSTEM_TENANCY, {
    name: 'receipt-owner',
    text: `SELECT r.user_id AS "userId", x.id AS "expenseId"
      FROM receipts r LEFT JOIN expenses x ON x.receipt_id = r.id WHERE r.id = $1`,
    values: [id],
  });
  return row;
}

export interface StoredReceipt {
  fileName: string;
  mediaType: string;
  content: Buffer;
}

/** Bypasses row-level security; the caller must authorize. */
export async function readReceipt(scope: Scope, id: string): Promise<StoredReceipt | undefined> {
  const [row] = await scope.db.read<StoredReceipt>(SYSTEM_TENANCY, {
    name: 'receipt',
    text: 'SELECT file_name AS "fileName", media_type AS "mediaType", content FROM receipts WHERE id = $1',
    values: [id],
  });
  return row;
}

/** Checks that the person can submit an expense of any contract as a signatory. */
export async function readIsSignatory(scope: Scope, userId: string): Promise<boolean> {
  const [row] = await scope.db.read<{ signs: boolean }>(
    { tenant: null, user: userId },
    {
      name: 'signs-somewhere',
      text: `SELECT EXISTS (SELECT FROM contract_members WHERE user_id = $1 AND kind = 'signatory') AS signs`,
      values: [userId],
    },
  );
  return row?.signs === true;
}
