import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Account } from '../accounts/account.reads.ts';
import { findAccountInTransaction } from '../accounts/account.writes.ts';
import { notifySecurity } from '../factors/notify-security.ts';
import { InvalidCredentials } from '../identity.failures.ts';
import {
  insertRefreshToken,
  lockRefreshToken,
  type RefreshTokenRecord,
  replaceRefreshToken,
} from './refresh-token.writes.ts';
import { deviceMarks, tokenEnd } from './session.rules.ts';
import { endSessions, recordUse } from './session.writes.ts';

/** Lifetime of the tokens of a session that is refreshed, in seconds. */
export const SHORT_TOKEN_SECONDS = 3_600;
/** How long a device that lost the answer of a refresh may repeat it. */
const REPEAT_SECONDS = 300;
const PREFIX = 'passa_refresh_';

export interface Refreshed {
  token: string;
  expiresAt: Date;
  refreshToken: string;
}

/** Derives the text of a token from its id with a key that is not in the database, so that a repeat gets it again. */
const textOf = ({ services }: Scope, id: string): string =>
  PREFIX + services.credentials.links.secretOf('refresh', id);

function makeToken(scope: Scope): { id: string; hash: Buffer } {
  const id = scope.ids.uuid();
  return { id, hash: scope.services.credentials.links.digest(textOf(scope, id)) };
}

/** Stores the first refresh token of a session. @returns its text, which is stored nowhere */
export async function startRefreshing(tx: Tx, userId: string, sessionId: string): Promise<string> {
  const first = makeToken(tx.scope);
  await insertRefreshToken(tx, first, { userId, sessionId });
  return textOf(tx.scope, first.id);
}

/**
 * Renews the token of a session, and replaces its refresh token. A token that was used before ends the session, because
 * one of its two users has stolen it; only the device that used it last may repeat the call within five minutes, while
 * its answer was not used: it gets the same refresh token again.
 * @throws InvalidCredentials, RateLimited
 */
export async function refreshSession(scope: Scope, text: string): Promise<Refreshed> {
  const { limits, credentials } = scope.services;
  await limits.consume('refresh', { address: scope.address });
  const now = scope.clock.now();
  const refreshed = await inTransaction(
    scope,
    async (tx) => {
      const given = await lockRefreshToken(tx, credentials.links.digest(text));
      if (!given || given.isEnded || given.validUntil <= now) return undefined;
      const account = await findAccountInTransaction(tx, given.userId);
      if (account?.status !== 'active') return undefined;
      const nextId = await nextOf(tx, given);
      if (nextId === undefined) return endStolen(tx, account, given);
      await recordUse(tx, 'sessions', new Map([[given.sessionId, now]]));
      return { account, given, nextId };
    },
    SYSTEM_TENANCY,
  );
  if (refreshed === undefined) throw new InvalidCredentials();
  if (refreshed === 'reused') throw new InvalidCredentials('refresh_reused');
  const { account, given, nextId } = refreshed;
  const left = (given.expiresAt.getTime() - now.getTime()) / 1_000;
  const expiresAt = tokenEnd(now, Math.min(SHORT_TOKEN_SECONDS, left));
  const { id: userId, name, email, role, phone } = account;
  const subject = { sessionId: given.sessionId, userId, name, email, role, phone };
  const token = await credentials.tokens.sign(subject, expiresAt);
  return { token, expiresAt, refreshToken: textOf(scope, nextId) };
}

/** @returns id of the next token: a new one, or for an honest repeat the one before; undefined for a stolen token */
async function nextOf(tx: Tx, given: RefreshTokenRecord): Promise<string | undefined> {
  const [mark] = deviceMarks(tx.scope) as [Buffer];
  if (given.usedAt === null) {
    const next = makeToken(tx.scope);
    await replaceRefreshToken(tx, given, next, mark);
    return next.id;
  }
  const isRepeat =
    !given.replacementUsed &&
    given.usedBy?.equals(mark) === true &&
    given.usedAt > tx.scope.clock.ago(REPEAT_SECONDS);
  return isRepeat ? (given.replacedBy ?? undefined) : undefined;
}

/** Commits the end of the session before the caller is refused. */
async function endStolen(
  tx: Tx,
  account: Pick<Account, 'id' | 'email' | 'name' | 'language'>,
  { sessionId, userId }: RefreshTokenRecord,
): Promise<'reused'> {
  await endSessions(tx, userId, 'refresh_reused', { only: sessionId });
  await notifySecurity(tx, account, 'refresh_reused');
  await tx.audit({
    action: 'session.refresh_reused',
    entityType: 'session',
    entityId: sessionId,
    success: false,
  });
  return 'reused';
}
