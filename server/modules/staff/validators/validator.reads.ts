import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import { validUntil } from '../../identity/index.ts';
import type { ManagedPeople } from '../people/user-account.rules.ts';

interface DeviceRecord {
  id: string;
  kind: 'session' | 'key';
  label: string | null;
  doorDevice: string | null;
  address: string | null;
  since: string;
  lastSeenAt: string | null;
}

export interface ValidatorRecord {
  id: string;
  name: string;
  email: string;
  status: 'active' | 'suspended';
  issuerName: string | null;
  lastLoginAt: Date | null;
  temporaryUntil: Date | null;
  temporaryUsed: boolean;
  scansToday: number;
  gates: string[];
  lastScanAt: Date | null;
  lastGate: string | null;
  devices: DeviceRecord[];
}

/** Active sessions, and keys whose session is over or never existed. The key of a browser ends with its session. */
const DEVICES = `
  SELECT coalesce(json_agg(d ORDER BY d."lastSeenAt" DESC NULLS LAST, d.id), '[]') FROM (
    SELECT s.id, 'session' AS kind, s.user_agent AS label, s.door_device AS "doorDevice", s.address, s.created_at AS since, s.last_seen_at AS "lastSeenAt"
    FROM sessions s WHERE s.user_id = u.id AND s.ended_at IS NULL AND ${validUntil('s')} > $1
    UNION ALL
    SELECT k.id, 'key', k.prefix, NULL, NULL, k.created_at, k.last_used_at
    FROM api_keys k WHERE k.user_id = u.id AND k.revoked_at IS NULL AND k.expires_at > $1 AND 'web' <> ALL(k.scopes)
      AND NOT EXISTS (SELECT FROM sessions s WHERE s.id = k.session_id AND s.ended_at IS NULL AND ${validUntil('s')} > $1)
    LIMIT 50) d`;

/**
 * Reads validators by name, one more than requested. Reads as the system, because sessions and keys are visible to
 * their owner alone: the statement itself restricts the validators.
 */
export async function readValidators(
  { db, clock }: Scope,
  { issuerId }: ManagedPeople,
  { from, limit, direction, beyond }: Slice,
): Promise<ValidatorRecord[]> {
  const now = clock.now();
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return db.read<ValidatorRecord>(SYSTEM_TENANCY, {
    name: `validators-${issuerId === null ? 'all' : 'of-issuer'}-${direction}-${limit}`,
    text: `SELECT u.id, u.name, u.email::text AS email, u.status, i.name AS "issuerName",
        u.last_login_at AS "lastLoginAt", u.temporary_until AS "temporaryUntil",
        u.temporary_used_at IS NOT NULL AS "temporaryUsed", today.scans AS "scansToday", today.gates,
        latest.at AS "lastScanAt", latest.gate AS "lastGate", (${DEVICES}) AS devices
      FROM users u LEFT JOIN issuers i ON i.id = u.issuer_id
      CROSS JOIN LATERAL (SELECT count(*)::int AS scans,
          coalesce(array_agg(DISTINCT g.name) FILTER (WHERE g.name IS NOT NULL), '{}') AS gates
        FROM scans s LEFT JOIN gates g ON g.id = s.gate_id
        WHERE s.scanned_by = u.id AND s.received_at >= $2) today
      LEFT JOIN LATERAL (SELECT s.received_at AS at, g.name AS gate
        FROM scans s LEFT JOIN gates g ON g.id = s.gate_id
        WHERE s.scanned_by = u.id ORDER BY s.received_at DESC LIMIT 1) latest ON true
      WHERE u.deleted_at IS NULL AND ($3::text IS NULL OR (u.name, u.id) ${beyond} ($3, $4::uuid))
        AND ${issuerId === null ? `u.role IN ('issuer_validator', 'system_validator')` : `u.role = 'issuer_validator' AND u.issuer_id = $5`}
      ORDER BY u.name ${direction}, u.id ${direction} LIMIT ${limit}`,
    values: [now, midnight, from?.[0] ?? null, from?.[1] ?? null, ...(issuerId === null ? [] : [issuerId])],
  });
}

/** Reads the owner of a session or a key. Bypasses row-level security; the caller must authorize. */
export async function findDeviceOwner({ db }: Scope, id: string): Promise<string | undefined> {
  const [owner] = await db.read<{ userId: string }>(SYSTEM_TENANCY, {
    text: `SELECT user_id AS "userId" FROM sessions WHERE id = $1
      UNION ALL SELECT user_id FROM api_keys WHERE id = $1`,
    values: [id],
  });
  return owner?.userId;
}
