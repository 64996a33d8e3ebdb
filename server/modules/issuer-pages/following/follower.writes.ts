import type { Language } from '../../../lib/language/language.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

interface Follow {
  issuerId: string;
  /** In lower case. */
  email: string;
  language: Language;
  /** The words that the person agreed to. */
  wording: string;
}

interface StoredFollow {
  id: string;
  isConfirmed: boolean;
}

/**
 * Stores a request to follow. Of an address that asked before, the request is renewed; one that follows already is not
 * changed.
 */
export async function insertRequest(tx: Tx, follow: Follow): Promise<StoredFollow> {
  const [stored] = await tx.query<StoredFollow>(
    `${INSERT} ON CONFLICT (issuer_id, email) DO UPDATE SET
       requested_at = CASE WHEN f.confirmed_at IS NULL THEN excluded.requested_at ELSE f.requested_at END,
       language = CASE WHEN f.confirmed_at IS NULL THEN excluded.language ELSE f.language END,
       wording = CASE WHEN f.confirmed_at IS NULL THEN excluded.wording ELSE f.wording END
     RETURNING id, confirmed_at IS NOT NULL AS "isConfirmed"`,
    valuesOf(tx, follow, { isConfirmed: false }),
  );
  if (stored === undefined) throw new Error('a follower was not stored');
  return stored;
}

/** Stores a follower whose address is known to be their own. */
export async function insertConfirmed(tx: Tx, follow: Follow): Promise<void> {
  await tx.query(
    `${INSERT} ON CONFLICT (issuer_id, email) DO UPDATE SET
       confirmed_at = coalesce(f.confirmed_at, greatest(f.requested_at, excluded.confirmed_at))`,
    valuesOf(tx, follow, { isConfirmed: true }),
  );
}

const INSERT = `INSERT INTO issuer_followers AS f
  (id, issuer_id, email, language, confirm_hash, stop_hash, requested_at, confirmed_at, wording)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

function valuesOf(
  tx: Tx,
  { issuerId, email, language, wording }: Follow,
  { isConfirmed }: { isConfirmed: boolean },
): unknown[] {
  const { clock, ids, services } = tx.scope;
  const { links } = services.credentials;
  const id = ids.uuid();
  // One reading of the clock: no follower is confirmed before the request.
  const now = clock.now();
  const hashes = (['confirm_follow', 'stop_following'] as const).map((purpose) =>
    links.digest(links.secretOf(purpose, id)),
  );
  return [id, issuerId, email, language, ...hashes, now, isConfirmed ? now : null, wording];
}

/**
 * Confirms the address of a request; repeating it changes nothing.
 * @param since requests from before have expired
 */
export async function confirmRequest(
  tx: Tx,
  confirmHash: Buffer,
  since: Date,
): Promise<{ id: string; issuerId: string } | undefined> {
  const [follow] = await tx.query<{ id: string; issuerId: string }>(
    `UPDATE issuer_followers SET confirmed_at = coalesce(confirmed_at, greatest(requested_at, $2))
     WHERE confirm_hash = $1 AND (confirmed_at IS NOT NULL OR requested_at >= $3)
     RETURNING id, issuer_id AS "issuerId"`,
    [confirmHash, tx.scope.clock.now(), since],
  );
  return follow;
}

type Unfollow = { stopHash: Buffer } | { email: string; issuerId: string };

/** Deletes the follower and their queued mails. @returns the deleted row */
export async function deleteFollower(tx: Tx, by: Unfollow): Promise<{ id: string } | undefined> {
  const [where, values] =
    'stopHash' in by
      ? ['stop_hash = $1', [by.stopHash]]
      : ['email = $1 AND issuer_id = $2', [by.email, by.issuerId]];
  const [follow] = await tx.query<{ id: string }>(
    `DELETE FROM issuer_followers WHERE ${where} RETURNING id`,
    values,
  );
  if (follow) await deleteQueued(tx, "payload ->> 'followerId' = $1", follow.id);
  return follow;
}

const QUEUED = `state = 'queued' AND (kind IN ('confirm_follow', 'event_announced')
  OR (kind = 'group_message' AND payload ? 'followerId'))`;

/** Deletes mails to followers that are not sent yet, also those of group messages. */
async function deleteQueued(tx: Tx, condition: string, value: string): Promise<void> {
  const queued = `FROM mail_outbox WHERE ${QUEUED} AND ${condition}`;
  await tx.query(
    `UPDATE message_batch_recipients SET mail_id = NULL WHERE mail_id IN (SELECT id ${queued})`,
    [value],
  );
  await tx.query(`DELETE ${queued}`, [value]);
}

/** Removes an address from the followers of every issuer, with its queued mails. @param email in lower case */
export async function purgeFollows(tx: Tx, email: string): Promise<void> {
  await tx.query('DELETE FROM issuer_followers WHERE email = $1', [email]);
  await deleteQueued(tx, 'recipient = $1', email);
}

/** Deletes requests from before a time that were never confirmed. */
export async function deleteRequests(tx: Tx, before: Date): Promise<void> {
  await tx.query('DELETE FROM issuer_followers WHERE confirmed_at IS NULL AND requested_at < $1', [before]);
}

export interface LockedAnnouncement {
  issuerId: string;
  announcedAt: Date;
  /** False for an event that was cancelled or has ended meanwhile. */
  isDue: boolean;
}

/** Locks the open announcement of an event; undefined while its event is not on sale, or when another process has it. */
export async function lockAnnouncement(tx: Tx, eventId: string): Promise<LockedAnnouncement | undefined> {
  const [announcement] = await tx.query<LockedAnnouncement>(
    `SELECT a.issuer_id AS "issuerId", a.announced_at AS "announcedAt",
       e.status = 'published' AND e.end_at > $2 AS "isDue"
     FROM event_announcements a JOIN events e ON e.id = a.event_id JOIN issuers i ON i.id = a.issuer_id
     WHERE a.event_id = $1 AND a.finished_at IS NULL
       AND ((e.status = 'published' AND i.active) OR e.status = 'cancelled' OR e.end_at <= $2)
     FOR UPDATE OF a SKIP LOCKED`,
    [eventId, tx.scope.clock.now()],
  );
  return announcement;
}

/**
 * Records the mail to the next followers, each once: to those who followed when the event was published.
 * @returns the followers to mail
 */
export async function takeFollowers(
  tx: Tx,
  eventId: string,
  { issuerId, announcedAt }: LockedAnnouncement,
  limit: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `INSERT INTO announcement_mails (event_id, follower_id)
     SELECT $1, f.id FROM issuer_followers f
     WHERE f.issuer_id = $2 AND f.confirmed_at <= $3
       AND NOT EXISTS (SELECT FROM announcement_mails m WHERE m.event_id = $1 AND m.follower_id = f.id)
     ORDER BY f.id LIMIT $4
     ON CONFLICT DO NOTHING RETURNING follower_id AS id`,
    [eventId, issuerId, announcedAt, limit],
  );
  return rows.map(({ id }) => id);
}

export async function finishAnnouncement(tx: Tx, eventId: string): Promise<void> {
  await tx.query('UPDATE event_announcements SET finished_at = $2 WHERE event_id = $1', [
    eventId,
    tx.scope.clock.now(),
  ]);
}

/** Statement for `queueMails`: recipient and payload of the followers in $1, about the event $2. */
export const ANNOUNCEMENT_RECIPIENTS = `SELECT email AS recipient, NULL::uuid AS order_id,
    jsonb_build_object('followerId', id, 'eventId', $2::text, 'language', language) AS payload
  FROM issuer_followers WHERE id = ANY($1::uuid[])`;
