import { jwtVerify, SignJWT } from 'jose';
import type { Role } from '../../../platform/access/roles.ts';
import type { Clock } from '../../../platform/clock.ts';

/** Claims of a session token. The server trusts only `sessionId`; the rest is for display in the client. */
export interface TokenSubject {
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

  /** Returns the session id of a genuine, unexpired token; undefined for anything else. */
  async sessionOf(token: string): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: this.#clock.now(),
      });
      return typeof payload.sid === 'string' ? payload.sid : undefined;
    } catch {
      return undefined;
    }
  }
}
