import { SignJWT } from 'jose';
import { request } from 'undici';
import type { Clock } from '../../../platform/clock.ts';
import { type RetriedUpdate, WALLET_TIMEOUT_MS } from '../port.ts';
import type { Resource } from './resources.ts';
import type { ServiceAccount } from './service-account.ts';

interface ApiOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  account: ServiceAccount;
  clock: Clock;
  timeoutMs?: number;
}

export type ApiOutcome = { kind: 'stored' } | RetriedCall | { kind: 'refused'; reason: string };

interface RetriedCall extends RetriedUpdate {
  /** There was no answer in time, or no connection, so that the next call will hardly get one. */
  readonly isUnanswered?: boolean;
}

type Answer = { status: number; reason: string; retryAfter?: number | undefined };

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_SECONDS = 3_600;
/** A token is not used in its last minute: the request takes time. */
const MARGIN_MS = 60_000;

/** The REST API of Google Wallet, with an access token of the service account (RFC 7523). */
export class GoogleApi {
  readonly #options: ApiOptions;
  #token: { value: string; until: number } | undefined;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  /** Stores a resource, whether or not Google has it. @param isKnown whether it is more likely there */
  async store(resource: Resource, isKnown: boolean): Promise<ApiOutcome> {
    const change = () => this.#call('PATCH', resource);
    const create = () => this.#call('POST', resource);
    return answered(async () => {
      const first = await (isKnown ? change() : create());
      // Another process, or an earlier attempt, was faster; or Google does not have it after all.
      if (first.status === 409) return outcomeOf(await change());
      if (first.status === 404 && isKnown) return outcomeOf(await create());
      return outcomeOf(first);
    });
  }

  /** Changes fields of a resource; one that Google does not have stays so. */
  async change(resource: Resource): Promise<ApiOutcome> {
    return answered(async () => {
      const answer = await this.#call('PATCH', resource);
      return answer.status === 404 ? { kind: 'stored' } : outcomeOf(answer);
    });
  }

  /** Calls once, and once more with a new token when Google no longer takes the one at hand. */
  async #call(method: 'POST' | 'PATCH', { kind, id, body }: Resource): Promise<Answer> {
    const path = `/walletobjects/v1/${kind}${method === 'PATCH' ? `/${encodeURIComponent(id)}` : ''}`;
    const attempt = async (): Promise<Answer> =>
      this.#send(method, path, { token: await this.#accessToken(), body: JSON.stringify(body) });
    const first = await attempt();
    if (first.status !== 401) return first;
    this.#token = undefined;
    return attempt();
  }

  async #send(
    method: 'POST' | 'PATCH',
    path: string,
    { token, body }: { token: string; body: string },
  ): Promise<Answer> {
    const answer = await request(this.#options.baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      signal: this.#signal(),
    });
    const text = await answer.body.text();
    const retryAfter = Number(answer.headers['retry-after']);
    return {
      status: answer.statusCode,
      reason: reasonIn(text) || `status ${answer.statusCode}`,
      retryAfter: retryAfter > 0 ? Math.min(retryAfter, 3_600) : undefined,
    };
  }

  async #accessToken(): Promise<string> {
    const { account, clock } = this.#options;
    const now = clock.now().getTime();
    if (this.#token && this.#token.until > now) return this.#token.value;
    const issued = Math.floor(now / 1_000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.email)
      .setAudience(account.tokenUrl)
      .setIssuedAt(issued)
      .setExpirationTime(issued + TOKEN_SECONDS)
      .sign(account.key);
    const { statusCode, body } = await request(account.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
      signal: this.#signal(),
    });
    const answer = JSON.parse(await body.text()) as { access_token?: unknown; expires_in?: unknown };
    if (statusCode !== 200 || typeof answer.access_token !== 'string') {
      throw Object.assign(new Error('no access token'), { code: `no access token, status ${statusCode}` });
    }
    const lifetime = Number(answer.expires_in) * 1_000 || TOKEN_SECONDS * 1_000;
    this.#token = { value: answer.access_token, until: now + lifetime - MARGIN_MS };
    return answer.access_token;
  }

  #signal(): AbortSignal {
    return AbortSignal.timeout(this.#options.timeoutMs ?? WALLET_TIMEOUT_MS);
  }
}

async function answered(call: () => Promise<ApiOutcome>): Promise<ApiOutcome> {
  try {
    return await call();
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string };
    return { kind: 'retry', reason: code ?? name ?? 'no answer', isUnanswered: true };
  }
}

function outcomeOf({ status, reason, retryAfter }: Answer): ApiOutcome {
  if (status < 300) return { kind: 'stored' };
  // Rights and quotas of the account are mended by the operator; the pass waits for that.
  if (status >= 500 || [401, 403, 404, 408, 409, 429].includes(status))
    return { kind: 'retry', reason, retryAfter, isMisconfigured: status === 401 || status === 403 };
  return { kind: 'refused', reason };
}

/** The code of an error, without its message: that may repeat what was sent. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { status?: unknown } };
    return typeof error?.status === 'string' ? error.status.slice(0, 100) : '';
  } catch {
    return '';
  }
}
