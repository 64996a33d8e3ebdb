import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Account, findAccount } from '../accounts/account.reads.ts';
import { findAccountInTransaction } from '../accounts/account.writes.ts';
import { LinkInvalid } from '../identity.failures.ts';
import { insertLink, useLink, voidLinks } from '../links/link.writes.ts';
import { ChallengeInvalid } from './factor.failures.ts';
import { countTry, lockFactors } from './factor.writes.ts';
import { notifySecurity } from './notify-security.ts';
import {
  cancelOpen,
  completeRecovery,
  deleteFactors,
  insertRecovery,
  readDueRecoveries,
} from './recovery.writes.ts';

const DELAY_SECONDS = 2 * DAY_SECONDS;

/**
 * Mails the link that begins the recovery of an account whose second factors are lost.
 * @param challenge of a sign-in that the password began: it proves the password
 * @throws ChallengeInvalid, RateLimited
 */
export async function requestRecovery(scope: Scope, challenge: string): Promise<void> {
  const asked = await inTransaction(scope, (tx) => countTry(tx, challenge, 'second_factor'), SYSTEM_TENANCY);
  const account = asked?.userId ? await findAccount(scope, asked.userId) : undefined;
  if (account?.status !== 'active') throw new ChallengeInvalid();
  await scope.services.limits.consume('reset', { address: scope.address, account: account.email });
  await inTransaction(
    scope,
    async (tx) => {
      const linkId = await insertLink(tx, account.id, 'recover_factors');
      await notifySecurity(tx, account, 'recovery_requested', { linkId });
      await record(tx, 'factor_recovery.request', account.id);
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Begins the recovery with the mailed link: after two days the second factors are removed, unless the owner of the
 * account signs in or follows the link that stops it.
 * @returns when they are removed
 * @throws LinkInvalid, RateLimited
 */
export async function startRecovery(scope: Scope, token: string): Promise<Date> {
  await scope.services.limits.consume('reset', { address: scope.address });
  return inTransaction(
    scope,
    async (tx) => {
      const account = await accountOf(tx, await useLink(tx, 'recover_factors', token));
      const { effectiveAt, isNew } = await insertRecovery(tx, account.id, scope.clock.in(DELAY_SECONDS));
      if (!isNew) return effectiveAt;
      const linkId = await insertLink(tx, account.id, 'stop_recovery');
      await notifySecurity(tx, account, 'recovery_started', { linkId });
      await record(tx, 'factor_recovery.start', account.id);
      return effectiveAt;
    },
    SYSTEM_TENANCY,
  );
}

/** Stops a recovery with the mailed link. @throws LinkInvalid, RateLimited */
export async function cancelRecovery(scope: Scope, token: string): Promise<void> {
  await scope.services.limits.consume('reset', { address: scope.address });
  await inTransaction(
    scope,
    async (tx) => {
      const account = await accountOf(tx, await useLink(tx, 'stop_recovery', token));
      await stopRecovery(tx, account);
    },
    SYSTEM_TENANCY,
  );
}

/** Stops a recovery that is under way: the person has signed in with a second factor, or followed the link. */
export async function stopRecovery(tx: Tx, account: Pick<Account, 'id' | 'email' | 'name'>): Promise<void> {
  if (!(await cancelOpen(tx, account.id))) return;
  for (const purpose of ['recover_factors', 'stop_recovery'] as const)
    await voidLinks(tx, account.id, purpose);
  await notifySecurity(tx, account, 'recovery_cancelled');
  await record(tx, 'factor_recovery.cancel', account.id);
}

/** Removes the second factors of accounts whose recovery has waited long enough. */
export async function completeRecoveries(scope: Scope): Promise<void> {
  for (const { id, userId } of await readDueRecoveries(scope)) {
    const work = async (tx: Tx): Promise<void> => {
      await lockFactors(tx, userId);
      if (!(await completeRecovery(tx, id))) return;
      await deleteFactors(tx, userId);
      const account = await findAccountInTransaction(tx, userId);
      if (account) await notifySecurity(tx, account, 'recovery_done');
      tx.afterCommit(() =>
        scope.services.topics.publish('person.changed', account?.issuerId ?? 'none', { userId }),
      );
      await record(tx, 'factor_recovery.complete', userId);
    };
    await inTransaction(scope, work, SYSTEM_TENANCY);
  }
}

async function accountOf(
  tx: Tx,
  userId: string | undefined,
): Promise<Pick<Account, 'id' | 'email' | 'name'>> {
  const account = userId === undefined ? null : await findAccountInTransaction(tx, userId);
  if (account?.status !== 'active') throw new LinkInvalid();
  return account;
}

const record = (tx: Tx, action: string, userId: string): Promise<void> =>
  tx.audit({ action, entityType: 'user', entityId: userId });
