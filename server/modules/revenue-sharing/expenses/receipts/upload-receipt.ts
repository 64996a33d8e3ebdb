import { requireAny, type SignedInActor } from '../../../../platform/access/actor.ts';
import type { Role } from '../../../../platform/access/roles.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { BadInput, Forbidden } from '../../../../platform/failures.ts';
import type { Scope } from '../../../../platform/scope.ts';
import type { ReceiptRecord } from '../expense.record.ts';
import { readIsSignatory } from './receipt.reads.ts';
import { receiptName, receiptType } from './receipt.rules.ts';
import { insertReceipt } from './receipt.writes.ts';

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
