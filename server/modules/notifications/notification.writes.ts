import type { Tx } from '../../platform/db/in-transaction.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';
import { DEFAULTS } from './notification.rules.ts';

export interface InsertedNotification {
  id: string;
  userId: string;
  contextId: string;
  email: string;
  inBell: boolean;
  mailed: boolean;
}

/** One notification for one user. */
export interface NewNotification {
  userId: string;
  subjectKey: string;
  contextId: string;
  /** Values for its text. */
  data: Record<string, unknown>;
  /** A path within the web app. */
  link: string;
}

const GIVEN = `SELECT t."userId" AS user_id, t."subjectKey" AS subject_key, t."contextId" AS context_id, t.data, t.link, true AS is_due
  FROM jsonb_to_recordset($1::jsonb) AS t ("userId" uuid, "subjectKey" text, "contextId" uuid, data jsonb, link text)`;

/** Inserts the notifications whose users want the kind and have no open one with the same subject key. */
export function insertGiven(
  tx: Tx,
  kind: NotificationKind,
  given: readonly NewNotification[],
): Promise<InsertedNotification[]> {
  return insertPending(tx, kind, GIVEN, [JSON.stringify(given)]);
}

/**
 * Like `insertGiven`, for the users of a statement.
 * @param pending selects user_id, subject_key, context_id, data, link and is_due (false: not worth a notification now)
 * @param values of that statement; the timestamp follows them
 */
export async function insertPending(
  tx: Tx,
  kind: NotificationKind,
  pending: string,
  values: readonly unknown[],
): Promise<InsertedNotification[]> {
  const { bell, mail } = DEFAULTS[kind];
  return tx.query<InsertedNotification>(
    `WITH pending AS (${pending}), people AS (
       SELECT w.*, u.email::text AS email, coalesce(p.bell, ${bell}) AS in_bell,
         coalesce(p.mail, ${mail}) AND u.email_verified_at IS NOT NULL AS mailed
       FROM pending w JOIN users u ON u.id = w.user_id AND u.status = 'active'
         LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.kind = '${kind}'
       WHERE w.is_due), inserted AS (
       INSERT INTO notifications (id, user_id, kind, subject_key, context_id, data, link, in_bell, created_at)
       SELECT gen_random_uuid(), user_id, '${kind}', subject_key, context_id, data, link, in_bell, $${values.length + 1}::timestamptz
       FROM people WHERE in_bell OR mailed ORDER BY user_id, subject_key
       ON CONFLICT (user_id, kind, subject_key) WHERE open DO NOTHING RETURNING id, user_id, subject_key)
     SELECT r.id, p.user_id AS "userId", p.context_id AS "contextId", p.email, p.in_bell AS "inBell", p.mailed
     FROM inserted r JOIN people p USING (user_id, subject_key)`,
    [...values, tx.scope.clock.now()],
  );
}

/**
 * Closes notifications whose item is no longer pending.
 * @param pending as above; its first value is the context, or null for all
 * @returns the ids of the affected users
 */
export async function resolveMissing(
  tx: Tx,
  kind: NotificationKind,
  pending: string,
  values: readonly unknown[],
): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>(
    `WITH pending AS (${pending})
     UPDATE notifications n SET open = false, read_at = coalesce(n.read_at, $${values.length + 1}::timestamptz)
     WHERE n.kind = '${kind}' AND n.open AND ($1::uuid IS NULL OR n.context_id = $1)
       AND NOT EXISTS (SELECT FROM pending w WHERE w.user_id = n.user_id AND w.subject_key = n.subject_key)
     RETURNING n.user_id AS "userId"`,
    [...values, tx.scope.clock.now()],
  );
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Marks the user's notification of the subject as resolved. @returns false when none was open */
export async function resolveOwn(tx: Tx, userId: string, subjectKey: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE notifications SET open = false, read_at = coalesce(read_at, $3)
     WHERE user_id = $1 AND subject_key = $2 AND open RETURNING id`,
    [userId, subjectKey, tx.scope.clock.now()],
  );
  return rows.length > 0;
}

/** @param id null: all of them @returns how many were unread */
export async function markRead(tx: Tx, userId: string, id: string | null): Promise<number> {
  const rows = await tx.query(
    `UPDATE notifications SET read_at = $3 WHERE user_id = $1 AND ($2::uuid IS NULL OR id = $2) AND read_at IS NULL
     RETURNING id`,
    [userId, id, tx.scope.clock.now()],
  );
  return rows.length;
}

export async function upsertPreference(
  tx: Tx,
  userId: string,
  { kind, bell, mail }: { kind: NotificationKind; bell: boolean; mail: boolean },
): Promise<void> {
  await tx.query(
    `INSERT INTO notification_preferences (user_id, kind, bell, mail) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, kind) DO UPDATE SET bell = excluded.bell, mail = excluded.mail`,
    [userId, kind, bell, mail],
  );
}
