import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceSelf } from '../accounts/account.writes.ts';
import { NoSecondFactor } from './factor.failures.ts';
import { makeRecoveryCode, RECOVERY_CODES, recoveryDigest } from './factor.rules.ts';
import {
  countAuthenticators,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  lockFactors,
} from './factor.writes.ts';
import { notifySecurity } from './notify-security.ts';

/** Makes new recovery codes; those from before stop working. They are returned once. @throws NoSecondFactor */
export async function createRecoveryCodes(scope: Scope): Promise<string[]> {
  const actor = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    await lockFactors(tx, actor.userId);
    if ((await countAuthenticators(tx, actor.userId)) === 0) throw new NoSecondFactor();
    const codes = await replaceRecoveryCodes(tx, actor.userId);
    announceSelf(tx);
    await notifySecurity(tx, actor, 'recovery_codes_made');
    await tx.audit({ action: 'recovery_codes.create', entityType: 'user', entityId: actor.userId });
    return codes;
  });
}

export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => makeRecoveryCode(tx.scope.ids.secret));
  await deleteRecoveryCodes(tx, userId);
  await insertRecoveryCodes(tx, userId, codes.map(recoveryDigest));
  return codes;
}
