import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { NoIssuer } from '../../events/index.ts';
import type { ReceiptSettings } from '../receipt.record.ts';
import { readReceiptSettings } from './receipt-settings.reads.ts';
import { checkedSettings, type FilledSettings } from './receipt-settings.rules.ts';
import { upsertReceiptSettings } from './receipt-settings.writes.ts';

/** @throws NoIssuer for users without an organiser */
function ownIssuer(scope: Scope): string {
  const { issuerId } = signedIn(scope.actor);
  if (issuerId === null) throw new NoIssuer('set up receipts');
  return issuerId;
}

/** Returns what the actor's organiser prints on receipts. @throws NoIssuer */
export async function ownReceiptSettings(scope: Scope): Promise<ReceiptSettings> {
  return readReceiptSettings(scope.db, ownIssuer(scope));
}

/**
 * Sets what the actor's organiser prints on receipts from now on. Receipts that were issued stay as they are.
 * @throws BadInput, NoIssuer
 */
export async function updateReceiptSettings(scope: Scope, filled: FilledSettings): Promise<ReceiptSettings> {
  const issuerId = ownIssuer(scope);
  const settings = checkedSettings(filled);
  await inTransaction(scope, async (tx) => {
    await upsertReceiptSettings(tx, issuerId, settings);
    await tx.audit({
      action: 'receipts.settings',
      entityType: 'issuer',
      entityId: issuerId,
      issuerId,
      details: { tax: settings.tax && { name: settings.tax.name, basis_points: settings.tax.basisPoints } },
    });
  });
  return settings;
}
