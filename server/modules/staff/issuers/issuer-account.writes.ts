import type { Language } from '../../../lib/language/language.ts';
import type { TicketCurrency } from '../../../lib/money/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

export interface LockedIssuer {
  id: string;
  name: string;
  description: string;
  active: boolean;
}

/** Locks the issuer until the transaction ends: events that are being published finish first. */
export async function lockIssuer(tx: Tx, id: string): Promise<LockedIssuer | undefined> {
  const [issuer] = await tx.query<LockedIssuer>(
    'SELECT id, name, description, active FROM issuers WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  return issuer;
}

export async function writeIssuer(
  tx: Tx,
  { id, name, description }: Omit<LockedIssuer, 'active'>,
): Promise<void> {
  await tx.query('UPDATE issuers SET name = $2, description = $3 WHERE id = $1', [id, name, description]);
}

/** Returns whether the account has a second factor of its own. */
export async function hasFactor(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL LIMIT 1',
    [userId],
  );
  return rows.length > 0;
}

/** Locks the people of an issuer, in the order of every change of people. @returns their ids */
export async function staffOf(tx: Tx, issuerId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'SELECT id FROM users WHERE issuer_id = $1 ORDER BY id FOR NO KEY UPDATE',
    [issuerId],
  );
  return rows.map(({ id }) => id);
}

export interface StaffAddress {
  email: string;
  name: string;
  language: Language | null;
}

/** Returns the active staff of an issuer without the account that acts. */
export async function otherStaff(tx: Tx, issuerId: string, userId: string): Promise<StaffAddress[]> {
  return tx.query<StaffAddress>(
    `SELECT email, name, language FROM users
     WHERE issuer_id = $1 AND id <> $2 AND status = 'active' ORDER BY id`,
    [issuerId, userId],
  );
}

/** @returns false when the setting had that value already */
export async function writeFactorRequired(tx: Tx, id: string, required: boolean): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE issuers SET second_factor_since = CASE WHEN $2 THEN $3::timestamptz END
     WHERE id = $1 AND (second_factor_since IS NOT NULL) <> $2 RETURNING id`,
    [id, required, tx.scope.clock.now()],
  );
  return changed.length > 0;
}

/** @returns false when the setting had that value already */
export async function writeGuestAccess(tx: Tx, id: string, adminsSeeGuests: boolean): Promise<boolean> {
  const changed = await tx.query<{ id: string }>(
    'UPDATE issuers SET admins_see_guests = $2 WHERE id = $1 AND admins_see_guests <> $2 RETURNING id',
    [id, adminsSeeGuests],
  );
  return changed.length > 0;
}

/** @returns false when the setting had that value already */
export async function writeMainCurrency(
  tx: Tx,
  id: string,
  currency: TicketCurrency | null,
): Promise<boolean> {
  const changed = await tx.query<{ id: string }>(
    'UPDATE issuers SET main_currency = $2 WHERE id = $1 AND main_currency IS DISTINCT FROM $2 RETURNING id',
    [id, currency],
  );
  return changed.length > 0;
}

/** Sales under way are checked again: they compare the version of the rules that they were checked by. */
export async function writeActive(tx: Tx, id: string, active: boolean, reason: string): Promise<void> {
  await tx.query(
    `UPDATE issuers SET active = $2, inactive_since = CASE WHEN NOT $2 THEN $4::timestamptz END,
       inactive_reason = CASE WHEN NOT $2 THEN $3 END WHERE id = $1`,
    [id, active, reason, tx.scope.clock.now()],
  );
  await tx.query(
    `UPDATE tiers SET rules_version = rules_version + 1
     WHERE id IN (SELECT id FROM tiers WHERE issuer_id = $1 ORDER BY id FOR NO KEY UPDATE)`,
    [id],
  );
}

/** Reads the issuer's public events. */
export async function publishedEvents(
  tx: Tx,
  issuerId: string,
): Promise<{ id: string; issuerId: string; slug: string }[]> {
  return tx.query(
    `SELECT id, issuer_id AS "issuerId", slug FROM events WHERE issuer_id = $1 AND status = 'published'`,
    [issuerId],
  );
}

/** Reads the owners and admins of the issuer, whom its status concerns. */
export async function leadersOf(
  tx: Tx,
  issuerId: string,
): Promise<{ id: string; language: Language | null }[]> {
  return tx.query(
    `SELECT id, language FROM users WHERE issuer_id = $1 AND role IN ('issuer_owner', 'issuer_admin')
       AND status = 'active' AND deleted_at IS NULL ORDER BY id`,
    [issuerId],
  );
}
