import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { isUniqueViolation } from '../../../platform/db/database-faults.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ConfirmedAccount } from '../accounts/confirmed-addresses.ts';
import { EmailTaken } from '../identity.failures.ts';
import { voidLinks } from '../links/link.writes.ts';

export interface EmailChangeRecord {
  id: string;
  userId: string;
  newEmail: string;
  requestedAt: Date;
  expiresAt: Date;
  withoutOld: boolean;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  effectiveAt: Date | null;
}

const COLUMNS = `id, user_id AS "userId", new_email::text AS "newEmail", requested_at AS "requestedAt", expires_at AS "expiresAt",
  without_old AS "withoutOld", old_confirmed_at AS "oldConfirmedAt", new_confirmed_at AS "newConfirmedAt",
  effective_at AS "effectiveAt"`;

export async function insertEmailChange(tx: Tx, change: EmailChangeRecord): Promise<void> {
  const { id, userId, newEmail, requestedAt, expiresAt, withoutOld, oldConfirmedAt } = change;
  await tx.query(
    `INSERT INTO email_changes (id, user_id, new_email, requested_at, expires_at, without_old, old_confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, userId, newEmail, requestedAt, expiresAt, withoutOld, oldConfirmedAt],
  );
}

/** Locks the change that waits; undefined without one, or once its time is over. */
export async function lockEmailChange(tx: Tx, userId: string): Promise<EmailChangeRecord | undefined> {
  const [change] = await tx.query<EmailChangeRecord>(
    `SELECT ${COLUMNS} FROM email_changes
     WHERE user_id = $1 AND ended_at IS NULL AND (expires_at > $2 OR effective_at IS NOT NULL) FOR UPDATE`,
    [userId, tx.scope.clock.now()],
  );
  return change;
}

/** Stores what the links of a change have confirmed. */
export async function updateEmailChange(
  tx: Tx,
  { id, oldConfirmedAt, newConfirmedAt, effectiveAt }: EmailChangeRecord,
): Promise<void> {
  await tx.query(
    'UPDATE email_changes SET old_confirmed_at = $2, new_confirmed_at = $3, effective_at = $4 WHERE id = $1',
    [id, oldConfirmedAt, newConfirmedAt, effectiveAt],
  );
}

const LINKS = ['change_email_old', 'change_email_new', 'stop_email_change'] as const;

/** Ends the change that waits, and voids its links. @returns false without one */
export async function endEmailChange(
  tx: Tx,
  userId: string,
  outcome: 'done' | 'cancelled',
): Promise<boolean> {
  const ended = await tx.query(
    'UPDATE email_changes SET ended_at = $2, outcome = $3 WHERE user_id = $1 AND ended_at IS NULL RETURNING id',
    [userId, tx.scope.clock.now(), outcome],
  );
  // After the change, as its confirmation locks them.
  for (const purpose of LINKS) await voidLinks(tx, userId, purpose);
  return ended.length > 0;
}

/**
 * Ends a change that began before its owner proved themselves anew, by another password or by the mailbox: an intruder
 * may have begun it.
 */
export async function dropEmailChange(tx: Tx, userId: string): Promise<void> {
  if (!(await endEmailChange(tx, userId, 'cancelled'))) return;
  await tx.audit({ action: 'email.change_cancel', entityType: 'user', entityId: userId });
}

export async function readDueEmailChanges({ db, clock }: Scope): Promise<{ userId: string }[]> {
  return db.read<{ userId: string }>(SYSTEM_TENANCY, {
    text: `SELECT user_id AS "userId" FROM email_changes WHERE ended_at IS NULL AND effective_at <= $1
           ORDER BY effective_at LIMIT 100`,
    values: [clock.now()],
  });
}

/** @throws EmailTaken when the address has an account meanwhile */
export async function writeEmail(
  tx: Tx,
  userId: string,
  email: string,
): Promise<ConfirmedAccount | undefined> {
  try {
    const [changed] = await tx.query<ConfirmedAccount>(
      `UPDATE users SET email = $2, email_verified_at = $3 WHERE id = $1 AND status = 'active'
       RETURNING id, email::text AS email, role`,
      [userId, email, tx.scope.clock.now()],
    );
    return changed;
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? new EmailTaken() : error;
  }
}

/**
 * Whether an order `o` has the idempotency key of another one that the account has, or of an older one that it gets: the
 * keys of an account are its own, across all events.
 */
const REPEATED = `EXISTS (SELECT FROM orders n WHERE n.idempotency_key = o.idempotency_key AND n.id <> o.id
  AND (n.user_id = $1 OR (n.user_id IS NULL AND n.buyer_email = $2 AND (n.created_at, n.id) < (o.created_at, o.id))))`;

/**
 * Gives the account what was bought for its confirmed address, which it would lose with the address, and the next owner
 * of the address would get. The address in the tickets stays: it is part of what is signed. An order that is being paid
 * takes the new address, so that its tickets are made out to it.
 */
export async function adoptPurchases(
  tx: Tx,
  { userId, newEmail }: Pick<EmailChangeRecord, 'userId' | 'newEmail'>,
  email: string,
): Promise<void> {
  const address = email.toLowerCase();
  await tx.query(
    `UPDATE tickets SET holder_id = $1, user_id = coalesce(user_id, $1)
     WHERE holder_id IS NULL AND holder_email = $2`,
    [userId, address],
  );
  await tx.query(
    `UPDATE orders o SET user_id = $1, idempotency_key = CASE WHEN NOT ${REPEATED} THEN o.idempotency_key END,
       request_hash = CASE WHEN NOT ${REPEATED} THEN o.request_hash END
     WHERE o.user_id IS NULL AND o.buyer_email = $2`,
    [userId, address],
  );
  await tx.query(
    "UPDATE orders SET buyer_email = $3 WHERE user_id = $1 AND buyer_email = $2 AND status = 'held'",
    [userId, address, newEmail.toLowerCase()],
  );
}
