import { createHash, createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { jwtVerify, SignJWT } from 'jose';
import type { Role } from '../../platform/access/roles.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PasswordCost } from '../../platform/config/config.ts';
import type { LinkPurpose } from './links/link.rules.ts';

/**
 * Derives the secrets in mailed links from the row's id with a key that is not in the database. The outbox stores the
 * id alone, so neither it nor a copy of the database gives access to an account.
 */
export class LinkSecrets {
  readonly #key: Buffer;

  /** @param key 32 bytes */
  constructor(key: Buffer) {
    this.#key = createHmac('sha256', key).update('passa:one-time-links:v1').digest();
  }

  secretOf(
    purpose:
      | LinkPurpose
      | 'partner_invitation'
      | 'staff_invitation'
      | 'waiting_list'
      | 'find_tickets'
      | 'event_tickets'
      | 'texted_tickets'
      | 'confirm_follow'
      | 'stop_following'
      | 'refresh',
    id: string,
  ): string {
    return createHmac('sha256', this.#key).update(`${purpose}:${id}`).digest('base64url');
  }

  /** Returns the digest of a secret that the database stores. */
  digest(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }
}

/** Each hash takes tens of megabytes and a whole core for a moment; more at once would starve the sales. */
const CONCURRENCY = 2;

/** Hashes and checks passwords with argon2id, at most two at a time; further calls queue. */
export class Passwords {
  readonly #options: { memoryCost: number; timeCost: number; parallelism: number };
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #decoy: Promise<string> | undefined;

  constructor(cost: PasswordCost) {
    this.#options = { memoryCost: cost.memory, timeCost: cost.time, parallelism: 1 };
  }

  async hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normal(password), this.#options));
  }

  /** @param stored undefined when the account does not exist: the check takes as long and fails */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#decoyHash());
    const matches = await this.#inTurn(() => verify(against, normal(password)));
    return matches && stored !== undefined;
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= this.hash('a password that nobody has');
    return this.#decoy;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= CONCURRENCY) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue without becoming free in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** Normalizes the password, because two keyboards may encode the same letters as different bytes. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

/** Claims of a session token. The server trusts only `sessionId`; the rest is for display in the client. */
interface TokenSubject {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  role: Role;
  phone: string | null;
}

const ALGORITHM = 'HS256';
const TYPE = 'passa+jwt';
const ISSUER = 'passa';
const AUDIENCE = 'passa-api';

/** Signs and verifies session tokens. A token is valid only as long as its session; SessionDirectory checks that. */
export class AccessTokens {
  readonly #key: Buffer;
  readonly #clock: Clock;

  /** @param key 32 bytes */
  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  async sign(subject: TokenSubject, expiresAt: Date): Promise<string> {
    const { name, email, role, phone } = subject;
    return new SignJWT({ sid: subject.sessionId, name, email, role, phone })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(subject.userId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(this.#clock.now())
      .setExpirationTime(expiresAt)
      .sign(this.#key);
  }

  /** Returns the session of a genuine, unexpired token, and the token's end; undefined for anything else. */
  async sessionOf(token: string): Promise<{ id: string; expiresAt: Date } | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: this.#clock.now(),
      });
      return typeof payload.sid === 'string' && payload.exp !== undefined
        ? { id: payload.sid, expiresAt: new Date(payload.exp * 1_000) }
        : undefined;
    } catch {
      return undefined;
    }
  }
}

interface CredentialsOptions {
  tokenKey: Buffer;
  passwordCost: PasswordCost;
  clock: Clock;
}

/** The services that create and check passwords, session tokens and mailed links. */
export class Credentials {
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly links: LinkSecrets;

  constructor({ tokenKey, passwordCost, clock }: CredentialsOptions) {
    this.passwords = new Passwords(passwordCost);
    this.tokens = new AccessTokens(tokenKey, clock);
    this.links = new LinkSecrets(tokenKey);
  }
}
