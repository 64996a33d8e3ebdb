import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import type { Scope } from '../../../platform/scope.ts';
import { hasWaitingChange, requestChange, withdrawChanges } from '../../account-changes/index.ts';
import type { ListedMerchant, MerchantRecord } from './merchant.reads.ts';
import { ownerOf } from './merchant.rules.ts';
import { findOpenMerchant, lockOwner, writeCallback, writeClosed } from './merchant.writes.ts';
import { callbackHashOf, sealCallbackToken } from './merchant-secrets.ts';
import { recordMerchant } from './record-merchant.ts';

const TOKEN_BYTES = 24;

/**
 * Disconnects an account. Nothing new is paid with it; payments that are under way end, and refunds of its payments go
 * through it. An active one stays until an owner has approved, or a day has passed, unless an owner closes it.
 * @throws NotFound, NoOrganiser
 */
export async function closeMerchant(scope: Scope, id: string): Promise<ListedMerchant> {
  const issuerId = ownerOf(scope.actor);
  return inTransaction(scope, async (tx) => {
    await lockOwner(tx, issuerId);
    const account = await findOrFail('account', id, () => findOpenMerchant(tx, id, issuerId));
    if (account.state === 'active' && (await closesLater(tx, account))) return account;
    await closeLocked(tx, account);
    return { ...account, state: 'closed', closedAt: scope.clock.now() };
  });
}

async function closesLater(tx: Tx, { id, issuerId, label }: MerchantRecord): Promise<boolean> {
  const isOwner = signedIn(tx.scope.actor).role === 'issuer_owner';
  // Asking again neither restarts the day nor notifies the owners again.
  if (!isOwner && (await hasWaitingChange(tx, id))) return true;
  await withdrawChanges(tx, { accountId: id, destinationId: null });
  const { isWaiting } = await requestChange(tx, {
    ...{ issuerId, kind: 'close', accountId: id, destinationId: null, label, replaces: null },
  });
  return isWaiting;
}

/** Closes an account of an issuer that the caller has locked. @param replacedBy ID of the account that follows it */
export async function closeLocked(tx: Tx, account: MerchantRecord, replacedBy?: string): Promise<void> {
  const { id, issuerId, provider, label, state } = account;
  await writeClosed(tx, id);
  await withdrawChanges(tx, { accountId: id, destinationId: null });
  if (state !== 'active') await freeCallback(tx, id);
  const details = { provider, label, ...(replacedBy !== undefined && { replaced_by: replacedBy }) };
  await recordMerchant(tx, 'merchant.close', { id, issuerId, details });
}

/** An account that was never active gives its address to the next one: the organiser may have entered it already. */
async function freeCallback(tx: Tx, id: string): Promise<void> {
  const { ids, services } = tx.scope;
  const token = ids.secret(TOKEN_BYTES).toString('hex');
  const sealed = sealCallbackToken(services.secrets, id, token);
  await writeCallback(tx, id, { hash: callbackHashOf(token), sealed });
}
