import {
  isSignedIn,
  requireAny,
  type SignedInActor,
  SYSTEM_TENANCY,
  signedIn,
} from '../../../../platform/access/actor.ts';
import type { Role } from '../../../../platform/access/roles.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { BadInput, Forbidden, NotFound } from '../../../../platform/failures.ts';
import { isUuid } from '../../../../platform/is-uuid.ts';
import type { Scope } from '../../../../platform/scope.ts';
import { findExpenseRecord } from '../expense.queries.ts';
import type { ReceiptRecord } from '../expense.record.ts';
import {
  type ReceiptOwner,
  readIsSignatory,
  readReceipt,
  readReceiptOwner,
  type StoredReceipt,
} from './receipt.reads.ts';
import { receiptName, receiptType } from './receipt.rules.ts';
import { deleteUnusedReceipts, insertReceipt } from './receipt.writes.ts';

/**
 * Returns a receipt to those who see its expense, and to its uploader.
 * @throws Unauthenticated, NotFound
 */
export async function downloadReceipt(scope: Scope, id: string): Promise<StoredReceipt> {
  signedIn(scope.actor);
  const owner = isUuid(id) ? await readReceiptOwner(scope, id) : undefined;
  if (!owner || !(await maySeeReceipt(scope, owner))) throw new NotFound('receipt');
  const receipt = await readReceipt(scope, id);
  if (!receipt) throw new NotFound('receipt');
  return receipt;
}

async function maySeeReceipt(scope: Scope, { userId, expenseId }: ReceiptOwner): Promise<boolean> {
  if (isSignedIn(scope.actor) && scope.actor.userId === userId) return true;
  if (expenseId === null) return false;
  try {
    await findExpenseRecord(scope, expenseId);
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** Roles that submit expenses of their organiser's contracts without being a signatory. */
const ISSUERS: readonly Role[] = ['issuer_owner', 'issuer_admin'];

/**
 * Checks that the actor may upload a file at all, before its bytes are read.
 * @throws Unauthenticated, Forbidden, RateLimited
 */
export async function admitUpload(scope: Scope): Promise<SignedInActor> {
  const actor = requireAny(scope.actor, ['VIEW_CONTRACTS']);
  if (!ISSUERS.includes(actor.role) && !(await readIsSignatory(scope, actor.userId))) {
    scope.services.audit.refused(scope, { operation: 'receipt.upload', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  await scope.services.limits.consume('receipt', { address: scope.address, account: actor.userId });
  return actor;
}

/**
 * Stores a receipt for an expense that is submitted next. One that no expense uses is deleted after a day.
 * @throws WrongReceiptType by its bytes, ReceiptTooLarge, BadInput for an empty one
 */
export async function uploadReceipt(
  scope: Scope,
  file: { name: string; declaredType: string; content: Buffer },
): Promise<ReceiptRecord> {
  const actor = requireAny(scope.actor, ['VIEW_CONTRACTS']);
  if (file.content.length === 0)
    throw new BadInput([{ field: 'body', code: 'EMPTY_FILE', message: 'The file is empty.' }]);
  const type = receiptType(file.content, file.declaredType);
  const name = receiptName(file.name, type);
  return inTransaction(scope, async (tx) => {
    const receipt = await insertReceipt(tx, actor, { name, type, content: file.content });
    await tx.audit({
      action: 'receipt.upload',
      entityType: 'receipt',
      entityId: receipt.id,
      issuerId: actor.issuerId,
      details: { mediaType: type, size: receipt.size },
    });
    return receipt;
  });
}

const RETENTION_SECONDS = 24 * 3_600;

/** Deletes uploads older than a day that no expense uses. @returns their count */
export async function purgeReceipts(scope: Scope): Promise<number> {
  const before = scope.clock.ago(RETENTION_SECONDS);
  return inTransaction(scope, (tx) => deleteUnusedReceipts(tx, before), SYSTEM_TENANCY);
}
