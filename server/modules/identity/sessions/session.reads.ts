import { type RestrictedActor, type SignedInActor, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { DeviceGrant } from '../../../platform/access/device-profiles.ts';
import type { Database } from '../../../platform/db/database.ts';

/** The actor of a valid credential, and when it expires. */
export interface Holder {
  actor: SignedInActor | RestrictedActor;
  /** Of an API key: networks that it works from; empty: from everywhere. */
  networks?: readonly string[];
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** Of a session: seconds without use after which it ends. */
  idleSeconds?: number;
  /** Of a browser's key: the session that it ends with, whose use its own is. */
  keyOf?: string | null;
}

/**
 * SQL of the end of a session, which is not ended otherwise: of its whole time, or of its time without use.
 * @param s alias of the table
 */
export const validUntil = (s: string): string =>
  `least(${s}.expires_at, ${s}.last_seen_at + ${s}.idle_seconds * interval '1 second')`;

interface HolderRow extends Omit<SignedInActor, 'kind' | 'sessionId' | 'apiKeyId'> {
  credentialId: string;
  needs: RestrictedActor['needs'] | null;
  networks?: string[];
  expiresAt: Date;
  lastUsedAt: Date | null;
  idleSeconds?: number;
  keyOf?: string | null;
}

const PERSON = `u.id AS "userId", u.email, u.name, u.role, u.issuer_id AS "issuerId",
  coalesce((SELECT i.admins_see_guests FROM issuers i WHERE i.id = u.issuer_id), false) AS "adminsSeeGuests",
  u.email_verified_at IS NOT NULL AS "emailVerified",
  CASE WHEN u.limited_since IS NOT NULL
    THEN ARRAY(SELECT e.event_id::text FROM staff_events e WHERE e.user_id = u.id AND e.ended_at IS NULL) END AS events,
  CASE WHEN u.temporary_until IS NOT NULL THEN 'password'
    WHEN (EXISTS (SELECT FROM issuers i WHERE i.id = u.issuer_id AND i.second_factor_since IS NOT NULL)
        OR (u.role LIKE 'system\\_%' AND u.second_factor_due <= $2))
      AND NOT EXISTS (SELECT FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL)
      THEN 'second_factor' END AS needs`;

/** Reads the holders in the order of the ids; undefined where no such session is valid. */
export async function readSessionHolders(
  db: Database,
  sessionIds: string[],
  now: Date,
): Promise<(Holder | undefined)[]> {
  const rows = await db.read<HolderRow>(SYSTEM_TENANCY, {
    name: 'session-holders',
    text: `SELECT s.id AS "credentialId", s.expires_at AS "expiresAt", s.last_seen_at AS "lastUsedAt",
             s.idle_seconds AS "idleSeconds",
             coalesce(s.confirmed_at, s.created_at) AS "confirmedAt", ${PERSON}
           FROM sessions s JOIN users u ON u.id = s.user_id
           WHERE s.id = ANY($1::uuid[]) AND s.ended_at IS NULL AND u.status = 'active'`,
    values: [sessionIds, now],
  });
  const holders = new Map(rows.map((row) => [row.credentialId, holder(row, 'user')]));
  return sessionIds.map((id) => holders.get(id));
}

/** Where an account signed in before: from which addresses, and whether on this device. */
export interface SignedInBefore {
  addresses: string[];
  isDevice: boolean;
}

/** Reads where the account signed in before. Sessions are kept for a month after their end. */
export async function readSignedInBefore(
  db: Database,
  userId: string,
  deviceHash: Buffer | null,
): Promise<SignedInBefore> {
  const [row] = await db.read<SignedInBefore>(SYSTEM_TENANCY, {
    name: 'networks-of-account',
    text: `SELECT coalesce(array_agg(DISTINCT address) FILTER (WHERE address IS NOT NULL), '{}') AS addresses,
        coalesce(bool_or(device_hash = $2), false) AS "isDevice"
      FROM (SELECT address, device_hash FROM sessions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1000) s`,
    values: [userId, deviceHash],
  });
  return row ?? { addresses: [], isDevice: false };
}

/** Returns why a session was ended; null for one that is unknown or has expired. */
export async function readSessionEnd(db: Database, sessionId: string): Promise<string | null> {
  const [row] = await db.read<{ reason: string | null }>(SYSTEM_TENANCY, {
    name: 'session-end',
    text: `SELECT coalesce(s.ended_reason, CASE WHEN u.status <> 'active' THEN 'suspended' END) AS reason
           FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1`,
    values: [sessionId],
  });
  return row?.reason ?? null;
}

export async function findKeyHolder(db: Database, hash: Buffer, now: Date): Promise<Holder | undefined> {
  const [row] = await db.read<HolderRow>(SYSTEM_TENANCY, {
    name: 'key-holder',
    text: `SELECT k.id AS "credentialId", k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt",
             k.scopes, k.networks::text[] AS networks, CASE WHEN 'web' = ANY(k.scopes) THEN k.session_id END AS "keyOf", ${PERSON}
           FROM api_keys k JOIN users u ON u.id = k.user_id
           WHERE k.hash = $1 AND k.revoked_at IS NULL AND u.status = 'active' AND u.role <> 'attendee'
             -- A browser's key ends with its session.
             AND ('web' <> ALL(k.scopes) OR EXISTS (SELECT FROM sessions s WHERE s.id = k.session_id
               AND s.ended_at IS NULL AND ${validUntil('s')} > $2))`,
    values: [hash, now],
  });
  return row && holder(row, 'api_key');
}

interface DeviceRow extends DeviceGrant {
  id: string;
  issuerId: string;
  eventIds: string[] | null;
  expiresAt: Date;
}

/**
 * Reads the holder of a door device's credential, also of one that was cut off and may hand in its scans.
 * @returns undefined for an unknown credential, null for a device that was cut off for good
 */
export async function findDeviceHolder(
  db: Database,
  hash: Buffer,
  now: Date,
): Promise<Holder | null | undefined> {
  const [row] = await db.read<DeviceRow>(SYSTEM_TENANCY, {
    name: 'device-holder',
    text: `SELECT id, issuer_id AS "issuerId", name, scan_name AS "scanName", profile, event_ids AS "eventIds",
             gate_ids AS "gateIds", paired_by AS "pairedBy", cut_off_at AS "cutOffAt",
             CASE WHEN cut_off_at IS NULL THEN expires_at ELSE coalesce(takes_scans_until, cut_off_at) END AS "expiresAt"
           FROM door_devices WHERE hash = $1`,
    values: [hash],
  });
  if (!row) return undefined;
  const { id, issuerId, eventIds: events, expiresAt, ...device } = row;
  if (device.cutOffAt !== null && expiresAt <= now) return null;
  const actor: SignedInActor = {
    kind: 'device',
    userId: id,
    email: device.name,
    name: device.name,
    role: 'issuer_validator',
    issuerId,
    emailVerified: false,
    sessionId: null,
    apiKeyId: null,
    events,
    device,
  };
  return { actor, expiresAt, lastUsedAt: null };
}

function holder(
  { credentialId, expiresAt, lastUsedAt, idleSeconds, keyOf, needs, networks = [], ...person }: HolderRow,
  kind: 'user' | 'api_key',
): Holder {
  const sessionId = kind === 'user' ? credentialId : null;
  const apiKeyId = kind === 'api_key' ? credentialId : null;
  const actor = { ...person, sessionId, apiKeyId };
  return {
    actor: needs === null ? { kind, ...actor } : { kind: 'restricted', needs, ...actor },
    networks,
    expiresAt,
    lastUsedAt,
    ...(idleSeconds !== undefined && { idleSeconds }),
    ...(keyOf && { keyOf }),
  };
}
