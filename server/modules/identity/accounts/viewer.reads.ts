import { identified, tenancyOf } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Theme } from '../../../platform/vocabulary.ts';

/** Timestamps within JSON arrive as text. */
export interface ViewerRecord {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  role: Role;
  theme: Theme | null;
  emailVerified: boolean;
  hasWallet: boolean;
  hasTemporaryPassword: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  issuer: { id: string; name: string; description: string; active: boolean; createdAt: string } | null;
  sessions: {
    id: string;
    createdAt: string;
    expiresAt: string;
    lastSeenAt: string;
    address: string | null;
    userAgent: string | null;
  }[];
  apiKeys: ApiKeyRecord[];
}

export interface ApiKeyRecord {
  id: string;
  prefix: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
}

const SESSIONS = `
  SELECT coalesce(json_agg(json_build_object('id', s.id, 'createdAt', s.created_at, 'expiresAt', s.expires_at,
    'lastSeenAt', s.last_seen_at, 'address', s.address, 'userAgent', s.user_agent)), '[]')
  FROM (SELECT * FROM sessions WHERE user_id = u.id AND ended_at IS NULL AND expires_at > $2
        ORDER BY last_seen_at DESC, id DESC LIMIT 50) s`;

const KEYS = `
  SELECT coalesce(json_agg(json_build_object('id', k.id, 'prefix', k.prefix, 'createdAt', k.created_at,
    'expiresAt', k.expires_at, 'lastUsedAt', k.last_used_at)), '[]')
  FROM (SELECT * FROM api_keys WHERE user_id = u.id AND revoked_at IS NULL AND expires_at > $2
        ORDER BY created_at DESC, id DESC) k`;

const ISSUER = `
  SELECT json_build_object('id', i.id, 'name', i.name, 'description', i.description, 'active', i.active,
    'createdAt', i.created_at)
  FROM issuers i WHERE i.id = u.issuer_id`;

/** Reads the signed-in user's own data in one statement. */
export async function readViewer(scope: Scope): Promise<ViewerRecord> {
  const { userId } = identified(scope.actor);
  const [viewer] = await scope.db.read<ViewerRecord>(tenancyOf(scope.actor), {
    name: 'viewer',
    text: `SELECT u.id, u.email, u.name, u.phone, u.role, u.theme, u.email_verified_at IS NOT NULL AS "emailVerified",
             u.temporary_until IS NOT NULL AS "hasTemporaryPassword",
             EXISTS (SELECT FROM wallets w WHERE w.user_id = u.id) AS "hasWallet",
             u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt",
             (${ISSUER}) AS issuer, (${SESSIONS}) AS sessions, (${KEYS}) AS "apiKeys"
           FROM users u WHERE u.id = $1`,
    values: [userId, scope.clock.now()],
  });
  if (!viewer) throw new Error('a signed-in user has no row');
  return viewer;
}
