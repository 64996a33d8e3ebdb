import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Forbidden } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked, notifySecurity } from '../../identity/index.ts';
import { OwnFactorFirst } from '../people/user-account.failures.ts';
import {
  hasFactor,
  type LockedIssuer,
  lockIssuer,
  otherStaff,
  staffOf,
  writeFactorRequired,
} from './issuer-account.writes.ts';

/**
 * Sets whether staff of the caller's organisation need a second factor. It applies to their next request: those
 * without one can only set one up. Their open websockets are closed, and they get a mail about it.
 * @throws Forbidden unless the caller is an owner, OwnFactorFirst for an owner without a second factor
 */
export async function setSecondFactorRequired(scope: Scope, required: boolean): Promise<void> {
  const { userId, role, issuerId } = signedIn(scope.actor);
  if (role !== 'issuer_owner' || issuerId === null) throw new Forbidden();
  await inTransaction(scope, async (tx) => {
    if (required && !(await hasFactor(tx, userId))) throw new OwnFactorFirst();
    const staff = await staffOf(tx, issuerId);
    const issuer = await lockIssuer(tx, issuerId);
    if (!(await writeFactorRequired(tx, issuerId, required))) return;
    for (const id of staff) if (id !== userId) announceRevoked(tx, id);
    if (required && issuer) await notifyStaff(tx, issuer, userId);
    await tx.audit({
      action: 'issuer.set_second_factor',
      entityType: 'issuer',
      entityId: issuerId,
      issuerId,
      details: { required },
    });
  });
}

async function notifyStaff(tx: Tx, { id, name }: LockedIssuer, userId: string): Promise<void> {
  const rule = { organisation: name, since: tx.scope.clock.now().toISOString() };
  for (const person of await otherStaff(tx, id, userId))
    await notifySecurity(tx, person, 'factor_required', { rule });
}
