import { isSignedIn, signedIn } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { countsAtOnce, effectiveAt } from './account-change.rules.ts';
import { insertChange, lockOrganisation, type NewChange, writeWithdrawn } from './account-change.writes.ts';

export type ChangeRequest = NewChange & {
  /** Nothing collected income in its place before. */
  isFirst?: boolean;
};

/**
 * Records a change of an account that income goes to, of which every owner is notified. The caller applies it when it
 * counts at once; otherwise it waits for an owner, or a day.
 * @returns whether it waits
 */
export async function requestChange(tx: Tx, request: ChangeRequest): Promise<{ isWaiting: boolean }> {
  const { isFirst = false, ...change } = request;
  const actor = signedIn(tx.scope.actor);
  const { issuerId } = change;
  const organisation =
    issuerId === null ? { hasOwner: true, founderId: null } : await lockOrganisation(tx, issuerId);
  const isAtOnce = countsAtOnce(actor, organisation, isFirst);
  const id = tx.scope.ids.uuid();
  const requestedAt = tx.scope.clock.now();
  const at = effectiveAt(requestedAt, isAtOnce);
  const terms = { by: actor.userId, requestedAt, effectiveAt: at, isWaiting: !isAtOnce };
  await insertChange(tx, id, change, terms);
  if (!isAtOnce) await recordRequest(tx, id, change, at);
  publishChange(tx, id);
  return { isWaiting: !isAtOnce };
}

async function recordRequest(tx: Tx, id: string, change: NewChange, at: Date): Promise<void> {
  const { issuerId, kind, label, replaces } = change;
  await tx.audit({
    action: 'account_change.request',
    entityType: 'account_change',
    entityId: id,
    issuerId,
    details: { kind, label, ...(replaces !== null && { replaces }), effective_at: at.toISOString() },
  });
  // It plans its next run by the change.
  tx.afterCommit(() => tx.scope.services.paymentWorker.wake('changes'));
}

/** Ends the waiting changes of an account or a destination that is closed or has been replaced. */
export async function withdrawChanges(
  tx: Tx,
  subject: Pick<NewChange, 'accountId' | 'destinationId'>,
): Promise<void> {
  const { actor } = tx.scope;
  const ids = await writeWithdrawn(tx, subject, isSignedIn(actor) ? actor.userId : null);
  for (const id of ids) publishChange(tx, id);
}

/** Announces a change after the commit. */
export function publishChange(tx: Tx, changeId: string): void {
  tx.afterCommit(() => tx.scope.services.topics.publish('account.change', changeId, { changeId }));
}
