import { isSignedIn, SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound, refuseFaults } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findAccount, findAccountByEmail } from '../accounts/account.reads.ts';
import { emailFaults } from '../accounts/account.rules.ts';
import { announceSelf, findAccountInTransaction } from '../accounts/account.writes.ts';
import { proveAccount } from '../accounts/verify-email.ts';
import { notifySecurity } from '../factors/notify-security.ts';
import { EmailTaken, LinkInvalid } from '../identity.failures.ts';
import { findLinkOwner } from '../links/link.reads.ts';
import { insertLink, useLink, voidLinks } from '../links/link.writes.ts';
import {
  adoptPurchases,
  type EmailChangeRecord,
  endEmailChange,
  insertEmailChange,
  lockEmailChange,
  readDueEmailChanges,
  updateEmailChange,
  writeEmail,
} from './email-change.writes.ts';

const DELAY_SECONDS = 2 * DAY_SECONDS;

/**
 * Begins a change of the caller's address: links go to both mailboxes, and it counts once both were followed. An address
 * that was never confirmed needs no link. Takes the place of a change that waits.
 * @param withoutOld the old mailbox is lost: the change counts two days after the link to the new one, and the old one
 *   gets a notice with a link that stops it
 * @throws BadInput, EmailTaken, RateLimited
 */
export async function changeEmail(
  scope: Scope,
  given: string,
  withoutOld: boolean,
): Promise<EmailChangeRecord> {
  const { userId, email, emailVerified } = signedIn(scope.actor);
  const { clock, ids, services, address } = scope;
  const newEmail = given.trim();
  refuseFaults(emailFaults(newEmail));
  await services.limits.consume('reset', { address, account: email });
  await services.limits.consume('invited', { address, account: newEmail });
  if (await findAccountByEmail(scope, newEmail)) throw new EmailTaken();
  const requestedAt = clock.now();
  const change: EmailChangeRecord = {
    ...{ id: ids.uuid(), userId, newEmail, requestedAt },
    expiresAt: clock.in(DAY_SECONDS),
    withoutOld: withoutOld && emailVerified,
    oldConfirmedAt: emailVerified ? null : requestedAt,
    newConfirmedAt: null,
    effectiveAt: null,
  };
  await inTransaction(scope, async (tx) => {
    const account = await findAccountInTransaction(tx, userId);
    if (!account) throw new NotFound('account');
    await endEmailChange(tx, userId, 'cancelled');
    await insertEmailChange(tx, change);
    const newLink = await insertLink(tx, userId, 'change_email_new');
    await notifySecurity(tx, { ...account, email: newEmail }, 'email_change_new', {
      linkId: newLink,
      newEmail,
    });
    if (emailVerified) await askOldMailbox(tx, account, change);
    await record(tx, 'email.change_request', userId, { new_email: newEmail, without_old: change.withoutOld });
  });
  return change;
}

async function askOldMailbox(
  tx: Tx,
  account: { email: string; name: string },
  { userId, newEmail, withoutOld }: EmailChangeRecord,
): Promise<void> {
  const linkId = await insertLink(tx, userId, withoutOld ? 'stop_email_change' : 'change_email_old');
  await notifySecurity(tx, account, withoutOld ? 'email_change_delayed' : 'email_change_old', {
    linkId,
    newEmail,
  });
}

/**
 * Confirms one side of a change with a mailed link. The link proves the mailbox; a session or the password of the account
 * proves the account, so that a stranger's change cannot be confirmed by an owner who follows links.
 * @returns when it counts; undefined while the link of the other mailbox is missing
 * @throws LinkInvalid, ConfirmationNeedsAccount, WrongConfirmationPassword, EmailTaken, RateLimited
 */
export async function confirmEmailChange(
  scope: Scope,
  secret: string,
  password?: string | null,
): Promise<Date | undefined> {
  await scope.services.limits.consume('reset', { address: scope.address });
  const oldOwner = await findLinkOwner(scope, 'change_email_old', secret);
  const purpose = oldOwner === undefined ? 'change_email_new' : 'change_email_old';
  const ownerId = oldOwner ?? (await findLinkOwner(scope, purpose, secret));
  const account = ownerId === undefined ? undefined : await findAccount(scope, ownerId);
  if (account?.status !== 'active') throw new LinkInvalid();
  return inTransaction(
    await proveAccount(scope, account, password ?? null),
    async (tx) => {
      const change = await lockEmailChange(tx, account.id);
      if (!change || (await useLink(tx, purpose, secret)) !== account.id) throw new LinkInvalid();
      const now = scope.clock.now();
      if (purpose === 'change_email_old') change.oldConfirmedAt = now;
      else change.newConfirmedAt = now;
      if (change.withoutOld) change.effectiveAt = scope.clock.in(DELAY_SECONDS);
      await updateEmailChange(tx, change);
      await record(tx, 'email.change_confirm', account.id, {
        mailbox: purpose === 'change_email_old' ? 'old' : 'new',
      });
      announceSelf(tx);
      if (change.effectiveAt) return change.effectiveAt;
      if (!change.oldConfirmedAt || !change.newConfirmedAt) return undefined;
      await complete(tx, change);
      return now;
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Ends a change that waits, by the link of its notice or by its owner.
 * @param secret null: that of the caller
 * @throws LinkInvalid, NotFound, RateLimited
 */
export async function cancelEmailChange(scope: Scope, secret: string | null): Promise<void> {
  await scope.services.limits.consume('reset', { address: scope.address });
  const caller = secret === null && isSignedIn(scope.actor) ? scope.actor.userId : null;
  await inTransaction(
    scope,
    async (tx) => {
      const userId = secret === null ? caller : await useLink(tx, 'stop_email_change', secret);
      if (!userId) throw new LinkInvalid();
      if (!(await endEmailChange(tx, userId, 'cancelled'))) throw new NotFound('change');
      const account = await findAccountInTransaction(tx, userId);
      if (account) await notifySecurity(tx, account, 'email_change_cancelled');
      await record(tx, 'email.change_cancel', userId);
      announce(tx, userId, account?.issuerId ?? null);
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Lets the changes count whose two days are over. One whose new address has an account meanwhile is cancelled; one that
 * fails waits for the next run, and holds up no other.
 */
export async function completeEmailChanges(scope: Scope): Promise<void> {
  for (const { userId } of await readDueEmailChanges(scope)) {
    try {
      await completeOrDrop(scope, userId);
    } catch (error) {
      scope.services.log.error({ err: error, userId }, 'a change of an email address could not be completed');
    }
  }
}

async function completeOrDrop(scope: Scope, userId: string): Promise<void> {
  try {
    await inTransaction(scope, (tx) => completeDue(tx, userId), SYSTEM_TENANCY);
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    await inTransaction(scope, (tx) => dropTaken(tx, userId), SYSTEM_TENANCY);
  }
}

async function completeDue(tx: Tx, userId: string): Promise<void> {
  const change = await lockEmailChange(tx, userId);
  if (change?.effectiveAt && change.effectiveAt <= tx.scope.clock.now()) await complete(tx, change);
}

async function dropTaken(tx: Tx, userId: string): Promise<void> {
  if (!(await endEmailChange(tx, userId, 'cancelled'))) return;
  const account = await findAccountInTransaction(tx, userId);
  if (account) await notifySecurity(tx, account, 'email_change_cancelled');
  await record(tx, 'email.change_cancel', userId);
}

/** Mails to both addresses say so. Mails that are queued go where they were addressed. */
async function complete(tx: Tx, change: EmailChangeRecord): Promise<void> {
  const { userId, newEmail } = change;
  const account = await findAccountInTransaction(tx, userId);
  if (!account) return;
  await endEmailChange(tx, userId, 'done');
  for (const purpose of ['reset_password', 'verify_email'] as const) await voidLinks(tx, userId, purpose);
  if (account.emailVerifiedAt) await adoptPurchases(tx, change, account.email);
  const changed = await writeEmail(tx, userId, newEmail);
  if (!changed) return;
  await tx.scope.services.confirmedAddresses.announce(tx, changed);
  for (const email of [account.email, newEmail])
    await notifySecurity(tx, { ...account, email }, 'email_changed', { newEmail });
  await record(tx, 'email.change', userId, { old_email: account.email, new_email: newEmail });
  announce(tx, userId, account.issuerId);
}

function announce(tx: Tx, userId: string, issuerId: string | null): void {
  tx.afterCommit(() => tx.scope.services.topics.publish('person.changed', issuerId ?? 'none', { userId }));
}

const record = (tx: Tx, action: string, userId: string, details?: Record<string, unknown>): Promise<void> =>
  tx.audit({ action, entityType: 'user', entityId: userId, ...(details && { details }) });
