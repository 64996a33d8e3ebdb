import type { Tx } from '../../platform/db/in-transaction.ts';
import { purgeFollows } from '../issuer-pages/index.ts';
import { eraseAnswersOf } from '../questions/index.ts';
import { eraseReceiptBuyer } from '../receipts/index.ts';

const DELETED_NAME = 'Deleted person';

/** An address that no mail reaches and that cannot be registered. */
const deletedAddress = (userId: string): string => `deleted-${userId}@deleted.invalid`;

/** Checks, with a row lock, for another person who can manage the organisation, or the system. */
export async function hasOtherLeader(
  tx: Tx,
  { id, role, issuerId }: { id: string; role: string; issuerId: string | null },
): Promise<boolean> {
  const roles = issuerId === null ? [role] : ['issuer_owner', 'issuer_admin'];
  const rows = await tx.query(
    `SELECT 1 FROM users WHERE id <> $1 AND status = 'active' AND role = ANY($2) AND issuer_id IS NOT DISTINCT FROM $3
     ORDER BY id LIMIT 1 FOR UPDATE`,
    [id, roles, issuerId],
  );
  return rows.length > 0;
}

/** Lists contracts that would have too few active signatories without the person. */
export async function contractsThatNeed(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `SELECT c.name FROM contracts c
     WHERE c.status IN ('finalizing', 'final') AND c.id IN (SELECT contract_id FROM contract_signatories WHERE user_id = $1)
       AND c.required_sigs > (SELECT count(*) FROM contract_signatories s JOIN users u ON u.id = s.user_id
         WHERE s.contract_id = c.id AND s.user_id <> $1 AND u.status = 'active')
     ORDER BY c.name`,
    [userId],
  );
  return rows.map(({ name }) => name);
}

/**
 * Replaces the person by a placeholder in all tables. Orders, tickets, payments and records keep their numbers: a code
 * that was handed out still opens the door, since there is no personal data in it.
 * @param email in lower case; null unless it was confirmed
 */
export async function erasePerson(
  tx: Tx,
  { id, email, passwordHash }: { id: string; email: string | null; passwordHash: string },
): Promise<void> {
  const address = deletedAddress(id);
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE users SET name = $2, email = $3, phone = NULL, theme = NULL, language = NULL, password_hash = $4, status = 'suspended',
       email_verified_at = NULL, temporary_until = NULL, temporary_used_at = NULL, deleted_at = $5 WHERE id = $1`,
    [id, DELETED_NAME, address, passwordHash, now],
  );
  await tx.query('UPDATE sessions SET address = NULL, user_agent = NULL, country = NULL WHERE user_id = $1', [
    id,
  ]);
  await tx.query('DELETE FROM one_time_tokens WHERE user_id = $1', [id]);
  for (const table of [
    'authenticators',
    'recovery_codes',
    'sign_in_challenges',
    'factor_recoveries',
    'known_devices',
    'refresh_tokens',
  ])
    await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [id]);
  await eraseAnswersOf(tx, { id, email });
  await erasePayers(tx, id, email);
  await eraseReceiptBuyer(tx, { id, email, name: DELETED_NAME, address });
  await tx.query(
    `UPDATE orders SET buyer_name = $2, buyer_email = $3, buyer_phone = ''
     WHERE user_id = $1 OR (user_id IS NULL AND buyer_email = $4)`,
    [id, DELETED_NAME, address, email],
  );
  await tx.query(
    `UPDATE tickets SET holder_name = $2, holder_email = $3, holder_phone = ''
     WHERE user_id = $1 OR (user_id IS NULL AND holder_email = $4)`,
    [id, DELETED_NAME, address, email],
  );
  await tx.query('UPDATE partners SET name = $2, email = $3 WHERE user_id = $1', [id, DELETED_NAME, address]);
  await tx.query('UPDATE revocations SET actor = $2 WHERE revoked_by = $1', [id, address]);
  if (email !== null) await eraseAddress(tx, email, address);
}

/** Removes the numbers that paid, unless a refund still needs them, and what providers reported with them. */
async function erasePayers(tx: Tx, id: string, email: string | null): Promise<void> {
  await tx.query(
    `WITH own AS (SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
       WHERE (o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2))
         AND NOT EXISTS (SELECT FROM refunds r WHERE r.attempt_id = a.id AND r.state IN ('waiting', 'paying'))
     ), reported AS (DELETE FROM payment_callbacks c USING own WHERE c.attempt_id = own.id AND c.handled_at IS NOT NULL)
     UPDATE payment_attempts a SET phone = NULL, payer = NULL FROM own WHERE a.id = own.id`,
    [id, email],
  );
}

/** Removes data that is known by the address alone. A queued mail is still sent, unless it is for followers. */
async function eraseAddress(tx: Tx, email: string, address: string): Promise<void> {
  await tx.query('UPDATE revocations SET actor = $2 WHERE revoked_by IS NULL AND lower(actor) = $1', [
    email,
    address,
  ]);
  await tx.query('UPDATE messages SET guest_name = $2, guest_email = $3 WHERE guest_email = $1', [
    email,
    DELETED_NAME,
    address,
  ]);
  await tx.query('DELETE FROM ticket_links WHERE email = $1', [email]);
  await tx.query('DELETE FROM event_ticket_links WHERE email = $1', [email]);
  await purgeFollows(tx, email);
  await tx.query('DELETE FROM staff_invitations WHERE email = $1', [email]);
  await tx.query(
    `UPDATE mail_outbox SET recipient = $2, payload = '{}' WHERE lower(recipient) = $1 AND state <> 'queued'`,
    [email, address],
  );
}
