import type { Language } from '../../../lib/language/language.ts';
import { identified, type SignedInActor, SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import type { KeyScope } from '../../../platform/access/key-scopes.ts';
import type { Role } from '../../../platform/access/roles.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Theme } from '../../../platform/vocabulary.ts';
import type { AuthenticatorKind } from '../factors/factor.rules.ts';
import { validUntil } from '../sessions/session.reads.ts';
import type { UserStatus } from './user.row.ts';

/** The account fields that sign-in needs, before the request is authenticated. */
export interface Account {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  role: Role;
  issuerId: string | null;
  status: UserStatus;
  passwordHash: string;
  emailVerified: boolean;
  /** The password was assigned by another user: it is good for one sign-in. */
  hasTemporaryPassword?: boolean;
  temporaryPasswordUsed?: boolean;
  deleted?: boolean;
  /** Has signed in before. */
  hasSignedIn?: boolean;
  /** Of the last sign-in. */
  language?: Language | null;
}

const COLUMNS = `id, email, name, phone, role, issuer_id AS "issuerId", status, password_hash AS "passwordHash",
  email_verified_at IS NOT NULL AS "emailVerified",
  temporary_until IS NOT NULL AS "hasTemporaryPassword", temporary_used_at IS NOT NULL AS "temporaryPasswordUsed",
  deleted_at IS NOT NULL AS deleted, last_login_at IS NOT NULL AS "hasSignedIn", language`;

/** Finds an account by email address, ignoring case. */
export async function findAccountByEmail({ db }: Scope, email: string): Promise<Account | undefined> {
  const [account] = await db.read<Account>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM users WHERE email = $1`,
    values: [email.trim()],
  });
  return account;
}

export async function findAccount({ db }: Scope, id: string): Promise<Account | undefined> {
  const [account] = await db.read<Account>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM users WHERE id = $1`,
    values: [id],
  });
  return account;
}

/** Returns the scope with the account as its actor, so that audit entries name the person instead of "anonymous". */
export function actingAs(
  scope: Scope,
  account: Omit<Account, 'status' | 'passwordHash' | 'phone'>,
  sessionId: string | null = null,
): Scope {
  const actor: SignedInActor = {
    kind: 'user',
    userId: account.id,
    email: account.email,
    name: account.name,
    role: account.role,
    issuerId: account.issuerId,
    emailVerified: account.emailVerified,
    sessionId,
    apiKeyId: null,
  };
  return { ...scope, actor };
}

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
  /** Of the user's organisation; false without one. */
  adminsSeeGuests: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  issuer: {
    id: string;
    name: string;
    description: string;
    active: boolean;
    slug: string;
    createdAt: string;
  } | null;
  sessions: {
    id: string;
    createdAt: string;
    expiresAt: string;
    lastSeenAt: string;
    address: string | null;
    userAgent: string | null;
    country: string | null;
  }[];
  apiKeys: ApiKeyRecord[];
  authenticators: {
    id: string;
    kind: AuthenticatorKind;
    name: string;
    createdAt: string;
    lastUsedAt: string | null;
  }[];
  recoveryCodesLeft: number;
  emailChange: {
    newEmail: string;
    requestedAt: string;
    expiresAt: string;
    withoutOld: boolean;
    oldConfirmed: boolean;
    newConfirmed: boolean;
    effectiveAt: string | null;
  } | null;
  /** Of a system role: when it must have a second factor. */
  secondFactorDue: Date | null;
}

export interface ApiKeyRecord {
  id: string;
  prefix: string;
  name: string | null;
  scopes: KeyScope[];
  networks: string[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
}

const SESSIONS = `
  SELECT coalesce(json_agg(json_build_object('id', s.id, 'createdAt', s.created_at, 'expiresAt', ${validUntil('s')},
    'lastSeenAt', s.last_seen_at, 'address', s.address, 'userAgent', s.user_agent, 'country', s.country)), '[]')
  FROM (SELECT * FROM sessions r WHERE user_id = u.id AND ended_at IS NULL AND ${validUntil('r')} > $2
        ORDER BY last_seen_at DESC, id DESC LIMIT 50) s`;

const KEYS = `
  SELECT coalesce(json_agg(json_build_object('id', k.id, 'prefix', k.prefix,
    'name', k.name, 'scopes', k.scopes, 'networks', k.networks::text[], 'createdAt', k.created_at,
    'expiresAt', k.expires_at, 'lastUsedAt', k.last_used_at)), '[]')
  FROM (SELECT * FROM api_keys o WHERE user_id = u.id AND revoked_at IS NULL AND expires_at > $2
          AND ('web' <> ALL(scopes) OR EXISTS (SELECT FROM sessions s WHERE s.id = o.session_id
            AND s.ended_at IS NULL AND ${validUntil('s')} > $2))
        ORDER BY created_at DESC, id DESC) k`;

const AUTHENTICATORS = `
  SELECT coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'createdAt', a.created_at,
    'lastUsedAt', a.last_used_at) ORDER BY a.created_at, a.id), '[]')
  FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL`;

const EMAIL_CHANGE = `
  SELECT json_build_object('newEmail', c.new_email, 'requestedAt', c.requested_at, 'expiresAt', c.expires_at,
    'withoutOld', c.without_old, 'oldConfirmed', c.old_confirmed_at IS NOT NULL,
    'newConfirmed', c.new_confirmed_at IS NOT NULL, 'effectiveAt', c.effective_at)
  FROM email_changes c WHERE c.user_id = u.id AND c.ended_at IS NULL
    AND (c.expires_at > $2 OR c.effective_at IS NOT NULL)`;

const ISSUER = `
  SELECT json_build_object('id', i.id, 'name', i.name, 'description', i.description, 'active', i.active, 'slug', i.slug,
    'createdAt', i.created_at)
  FROM issuers i WHERE i.id = u.issuer_id`;

/** Reads the signed-in user's own data in one statement. */
export async function readViewer(scope: Scope): Promise<ViewerRecord> {
  const { userId } = identified(scope.actor);
  const [viewer] = await scope.db.read<ViewerRecord>(tenancyOf(scope.actor), {
    name: 'viewer',
    text: `SELECT u.id, u.email, u.name, u.phone, u.role, u.theme, u.email_verified_at IS NOT NULL AS "emailVerified",
             u.temporary_until IS NOT NULL AS "hasTemporaryPassword",
             coalesce((SELECT i.admins_see_guests FROM issuers i WHERE i.id = u.issuer_id), false) AS "adminsSeeGuests",
             EXISTS (SELECT FROM wallets w WHERE w.user_id = u.id) AS "hasWallet",
             u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt",
             (${ISSUER}) AS issuer, (${SESSIONS}) AS sessions, (${KEYS}) AS "apiKeys",
             (${AUTHENTICATORS}) AS authenticators, (${EMAIL_CHANGE}) AS "emailChange",
             CASE WHEN u.role LIKE 'system\\_%' THEN u.second_factor_due END AS "secondFactorDue",
             (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = u.id AND c.used_at IS NULL) AS "recoveryCodesLeft"
           FROM users u WHERE u.id = $1`,
    values: [userId, scope.clock.now()],
  });
  if (!viewer) throw new Error('a signed-in user has no row');
  return viewer;
}
