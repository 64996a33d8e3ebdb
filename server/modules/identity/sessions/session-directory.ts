import { LRUCache } from 'lru-cache';
import { type Actor, ANONYMOUS, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { MicroBatch } from '../../../platform/db/micro-batch.ts';
import { DeviceCutOff } from '../../../platform/failures.ts';
import { sharedWork } from '../../../platform/promise-cache.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Topics } from '../../../platform/topics.ts';
import { isKey, keyHash } from '../api-keys/api-key.rules.ts';
import { isWithin } from '../api-keys/key-networks.ts';
import type { AccessTokens } from '../credentials.ts';
import { InvalidCredentials, KeyFromElsewhere } from '../identity.failures.ts';
import {
  findDeviceHolder,
  findKeyHolder,
  type Holder,
  readSessionEnd,
  readSessionHolders,
} from './session.reads.ts';
import { recordUse } from './session.writes.ts';

/** Content of an Authorization header. */
export interface Credential {
  kind: 'token' | 'api_key' | 'device';
  text: string;
}

/** Begins the credential of each door device. The device makes it: 256 random bits in base64url. */
const isDeviceCredential = (text: string): boolean => /^passa_door_[\w-]{43}$/.test(text);
const TOKEN_FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const MAX_LENGTH = 4_096;

/**
 * Parses `Bearer <token>`, `Bearer <key>` or the raw key (or token).
 * @returns null when the header is missing or empty, undefined when it is neither
 */
export function readCredential(authorization: string | undefined): Credential | null | undefined {
  const text = authorization?.replace(/^bearer(\s+|$)/i, '').trim();
  if (text === undefined || (authorization ?? '').trim() === '') return null;
  if (text.length > MAX_LENGTH) return undefined;
  // Before the keys, whose former form allows the same characters.
  if (isDeviceCredential(text)) return { kind: 'device', text };
  if (isKey(text)) return { kind: 'api_key', text };
  return TOKEN_FORM.test(text) ? { kind: 'token', text } : undefined;
}

const MIN_INTERVAL_MS = 60_000;

/** Collects the last use of sessions and keys; a timer writes them, so that no request waits for the write. */
class LastUses {
  #sessions = new Map<string, Date>();
  #keys = new Map<string, Date>();

  add({ actor, lastUsedAt: noted, keyOf }: Holder, now: Date): void {
    if (noted !== null && now.getTime() - noted.getTime() < MIN_INTERVAL_MS) return;
    const sessionId = actor.sessionId ?? keyOf;
    if (sessionId) this.#sessions.set(sessionId, now);
    if (actor.apiKeyId !== null) this.#keys.set(actor.apiKeyId, now);
  }

  /** The last use of a session that is not written yet. */
  of(sessionId: string | null): Date | undefined {
    return sessionId === null ? undefined : this.#sessions.get(sessionId);
  }

  async write(scope: Scope): Promise<void> {
    const [sessions, keys] = [this.#sessions, this.#keys];
    if (sessions.size + keys.size === 0) return;
    this.#sessions = new Map();
    this.#keys = new Map();
    const work = async (tx: Parameters<typeof recordUse>[0]): Promise<void> => {
      await recordUse(tx, 'sessions', sessions);
      await recordUse(tx, 'api_keys', keys);
    };
    await inTransaction(scope, work, SYSTEM_TENANCY);
  }
}

interface SessionDirectoryOptions {
  db: Database;
  clock: Clock;
  topics: Topics;
  tokens: AccessTokens;
}

interface CachedHolder extends Holder {
  checkedAt: number;
  /** Of a token: its session, and its own end. */
  token?: { id: string; expiresAt: Date };
}

/** How long a cached answer is valid. A session that another process ended is noticed after that at the latest. */
const CACHE_MS = 1_000;
const MAX_CACHED = 20_000;
const WRITE_EVERY_MS = 15_000;
const BATCH_SIZE = 256;
/** A batch starts once this many lookups have arrived, or after this time. */
const GATHER = { enough: 64, withinMs: 2 };

/** Resolves a credential to the actor, for HTTP, GraphQL and websocket alike. */
export class SessionDirectory {
  readonly #options: SessionDirectoryOptions;
  readonly #cache = new LRUCache<string, CachedHolder>({ max: MAX_CACHED });
  readonly #checks = sharedWork<CachedHolder>();
  /** Ids of sessions and users whose cached answers are no longer valid. */
  readonly #stale = new LRUCache<string, true>({ max: MAX_CACHED, ttl: 5 * CACHE_MS });
  readonly #uses = new LastUses();
  readonly #sessions: MicroBatch<string, Holder | undefined>;
  readonly #stopListening: (() => void)[];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SessionDirectoryOptions) {
    this.#options = options;
    this.#sessions = new MicroBatch({
      max: BATCH_SIZE,
      gather: GATHER,
      queueLimit: MAX_CACHED,
      run: (ids) => readSessionHolders(options.db, ids, options.clock.now()),
      onFull: () => new Error('too many sessions are being looked up'),
      retryAlone: () => false,
    });
    const forget = (id: string): void => {
      this.#stale.set(id, true);
      // A check under way may have read outdated data, so no other request may join it.
      this.#checks.clear();
    };
    this.#stopListening = [
      options.topics.listen('session.ended', 'all', ({ sessionId, userId }) => forget(sessionId ?? userId)),
      // A person who has just confirmed their address may use it with their next request.
      options.topics.listen('person.changed', '*', ({ userId }) => forget(userId)),
    ];
  }

  /**
   * @param authorization the header's value, or its equivalent from a websocket
   * @param address of the caller
   * @param options.isUse false: a check of an open connection, which is no use
   * @throws InvalidCredentials when a credential was sent that is not valid, KeyFromElsewhere
   */
  async authenticate(
    authorization: string | undefined,
    address: string,
    { isUse = true }: { isUse?: boolean } = {},
  ): Promise<Actor> {
    const credential = readCredential(authorization);
    if (credential === null) return ANONYMOUS;
    if (credential === undefined) throw new InvalidCredentials();
    const { text } = credential;
    const known = this.#cached(text) ?? (await this.#checks.get(text, () => this.#check(credential)));
    const now = this.#options.clock.now();
    if (known.expiresAt <= now) throw new InvalidCredentials();
    if (this.#isIdle(known, now)) throw new InvalidCredentials('idle');
    if (!isWithin(known.networks ?? [], address)) throw new KeyFromElsewhere();
    if (isUse) this.#uses.add(known, now);
    return known.actor;
  }

  /** Starts the timer that writes last uses. */
  start(scope: () => Scope): void {
    this.#timer = setInterval(() => {
      // A failed write is harmless: the credential is recorded again at its next use.
      this.recordUses(scope()).catch(() => undefined);
    }, WRITE_EVERY_MS);
    this.#timer.unref();
  }

  /** Writes the last uses since the previous call. */
  async recordUses(scope: Scope): Promise<void> {
    await this.#uses.write(scope);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const stop of this.#stopListening) stop();
  }

  #isIdle({ actor, lastUsedAt, idleSeconds }: Holder, now: Date): boolean {
    if (idleSeconds === undefined || lastUsedAt === null) return false;
    const lastUse = Math.max(lastUsedAt.getTime(), this.#uses.of(actor.sessionId)?.getTime() ?? 0);
    return lastUse + idleSeconds * 1_000 <= now.getTime();
  }

  #cached(text: string): CachedHolder | undefined {
    const known = this.#cache.get(text);
    if (!known || performance.now() - known.checkedAt >= CACHE_MS) return undefined;
    const sessionId = known.actor.sessionId ?? known.keyOf;
    if (this.#stale.has(known.actor.userId) || (sessionId && this.#stale.has(sessionId))) return undefined;
    return known;
  }

  async #check(credential: Credential): Promise<CachedHolder> {
    const checkedAt = performance.now();
    const holder = await this.#find(credential);
    if (!holder) {
      const reason = await this.#endOf(credential);
      this.#cache.delete(credential.text);
      throw new InvalidCredentials(reason);
    }
    const known = { ...holder, checkedAt };
    this.#cache.set(credential.text, known);
    return known;
  }

  /** Returns why the session was ended; the holder of a genuine token may know it. */
  async #endOf({ kind, text }: Credential): Promise<string | null> {
    if (kind !== 'token') return null;
    const session = await this.#options.tokens.sessionOf(text);
    return session ? readSessionEnd(this.#options.db, session.id) : null;
  }

  async #find({ kind, text }: Credential): Promise<Omit<CachedHolder, 'checkedAt'> | undefined> {
    const { db, tokens, clock } = this.#options;
    if (kind === 'api_key') return findKeyHolder(db, keyHash(text), clock.now());
    if (kind === 'device') {
      const holder = await findDeviceHolder(db, keyHash(text), clock.now());
      if (holder === null) throw new DeviceCutOff();
      return holder;
    }
    // The signature was checked when the token was first seen; only its session can have changed since.
    const token = this.#cache.get(text)?.token ?? (await tokens.sessionOf(text));
    const holder = token && (await this.#sessions.add(token.id));
    if (!holder) return undefined;
    // The token of a session that is refreshed ends before it.
    const expiresAt = new Date(Math.min(token.expiresAt.getTime(), holder.expiresAt.getTime()));
    return { ...holder, expiresAt, token };
  }
}
