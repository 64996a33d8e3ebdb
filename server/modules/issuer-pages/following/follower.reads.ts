import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';

/** Reads the issuer that a mail's link to unsubscribe is about. */
export async function readIssuerOfFollow({ db }: Scope, stopHash: Buffer): Promise<string | undefined> {
  const [row] = await db.read<{ issuerId: string }>(SYSTEM_TENANCY, {
    name: 'issuer-of-follow',
    text: 'SELECT issuer_id AS "issuerId" FROM issuer_followers WHERE stop_hash = $1',
    values: [stopHash],
  });
  return row?.issuerId;
}

/** @param email in lower case */
export async function readFollowed({ db }: Scope, email: string, issuerIds: string[]): Promise<string[]> {
  const rows = await db.read<{ issuerId: string }>(SYSTEM_TENANCY, {
    name: 'issuers-followed',
    text: `SELECT issuer_id AS "issuerId" FROM issuer_followers
      WHERE email = $1 AND issuer_id = ANY($2::uuid[]) AND confirmed_at IS NOT NULL`,
    values: [email, issuerIds],
  });
  return rows.map(({ issuerId }) => issuerId);
}

export async function readFollowerCounts(
  { db }: Scope,
  issuerIds: string[],
): Promise<{ issuerId: string; followers: number }[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'issuer-follower-counts',
    text: `SELECT issuer_id AS "issuerId", count(*)::int AS followers FROM issuer_followers
      WHERE issuer_id = ANY($1::uuid[]) AND confirmed_at IS NOT NULL GROUP BY issuer_id`,
    values: [issuerIds],
  });
}

const AT_MOST = 100;

/** Reads the events whose announcements can go on: on sale, or never to be announced any more. */
export async function readOpenAnnouncements({ db, clock }: Scope): Promise<string[]> {
  const rows = await db.read<{ eventId: string }>(SYSTEM_TENANCY, {
    name: 'announcements-open',
    text: `SELECT a.event_id AS "eventId" FROM event_announcements a JOIN events e ON e.id = a.event_id
        JOIN issuers i ON i.id = a.issuer_id
      WHERE a.finished_at IS NULL AND ((e.status = 'published' AND i.active) OR e.status = 'cancelled' OR e.end_at <= $1)
      ORDER BY a.announced_at, a.event_id LIMIT ${AT_MOST}`,
    values: [clock.now()],
  });
  return rows.map(({ eventId }) => eventId);
}
