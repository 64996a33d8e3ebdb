import type { RestrictedActor, SignedInActor } from '../../platform/access/actor.ts';
import { permissionsOf } from '../../platform/access/roles.ts';
import { type ApiKeyRecord, readViewer, type ViewerRecord } from './accounts/account.reads.ts';
import type { ApiKeyRow } from './api-keys/api-key.row.ts';
import type { EmailChange } from './email-changes/email-change.schema.ts';
import type { Authenticator } from './factors/factor.schema.ts';
import type { ApiKey, LoginPayload, Session, User, Viewer } from './identity.schema.ts';
import type { Login } from './sessions/login.ts';
import { networkOf } from './sessions/session.rules.ts';

export function presentUser({ issuer, ...record }: ViewerRecord): User {
  const { id, email, name, phone, role, emailVerified, hasWallet, createdAt, lastLoginAt } = record;
  return {
    ...{ id, email, name, phone, role, emailVerified, hasWallet, createdAt, lastLoginAt },
    issuer: issuer && { ...issuer, createdAt: new Date(issuer.createdAt) },
  };
}

/** With a temporary password the viewer holds no permission, whatever the role. */
export function presentViewer(record: ViewerRecord, actor: SignedInActor | RestrictedActor): Viewer {
  return {
    user: presentUser(record),
    role: record.role,
    permissions: actor.kind === 'restricted' ? [] : [...permissionsOf(record)],
    theme: record.theme,
    hasTemporaryPassword: record.hasTemporaryPassword,
    needsSecondFactor: actor.kind === 'restricted' && actor.needs === 'second_factor',
    secondFactorDue: record.authenticators.length > 0 ? null : record.secondFactorDue,
    sessions: record.sessions.map((session) => presentSession(session, actor.sessionId)),
    apiKeys: record.apiKeys.map(presentKeyRecord),
    authenticators: record.authenticators.map(presentAuthenticator),
    recoveryCodesLeft: record.recoveryCodesLeft,
    emailChange: record.emailChange && presentEmailChange(record.emailChange),
  };
}

export async function presentLogin({ scope, ...login }: Login): Promise<LoginPayload> {
  return { ...login, user: presentUser(await readViewer(scope)) };
}

export function presentKey(row: ApiKeyRow): ApiKey {
  const { id, prefix, name, scopes, networks, createdAt, expiresAt, lastUsedAt } = row;
  return { id, prefix, name, scopes, networks, createdAt, expiresAt, lastUsedAt };
}

function presentSession(session: ViewerRecord['sessions'][number], current: string | null): Session {
  return {
    ...session,
    createdAt: new Date(session.createdAt),
    expiresAt: new Date(session.expiresAt),
    lastSeenAt: new Date(session.lastSeenAt),
    addressRange: session.address === null ? null : networkOf(session.address),
    current: session.id === current,
  };
}

function presentEmailChange(change: NonNullable<ViewerRecord['emailChange']>): EmailChange {
  return {
    ...change,
    requestedAt: new Date(change.requestedAt),
    expiresAt: new Date(change.expiresAt),
    effectiveAt: change.effectiveAt === null ? null : new Date(change.effectiveAt),
  };
}

function presentAuthenticator(one: ViewerRecord['authenticators'][number]): Authenticator {
  return {
    ...one,
    createdAt: new Date(one.createdAt),
    lastUsedAt: one.lastUsedAt === null ? null : new Date(one.lastUsedAt),
  };
}

function presentKeyRecord(key: ApiKeyRecord): ApiKey {
  return {
    ...key,
    createdAt: new Date(key.createdAt),
    expiresAt: new Date(key.expiresAt),
    lastUsedAt: key.lastUsedAt === null ? null : new Date(key.lastUsedAt),
  };
}
