import { request } from 'undici';
import { ANSWER_TIMEOUT_MS } from '../port.ts';
import { parsedObject, textOf } from './daraja-messages.ts';
import { isTokenError } from './mpesa.rules.ts';

export interface DarajaAddress {
  /** Without a slash at its end. */
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
}

export type DarajaAnswer =
  /** An answer that Daraja made: its status, fields, and error code where it refused. */
  | { kind: 'answer'; status: number; fields: Readonly<Record<string, unknown>>; error: string | null }
  /** Nothing reached Daraja. */
  | { kind: 'not_sent'; reason: 'credentials' | 'unavailable' }
  /** The request may have been processed: its answer was lost, late, or from a machine between. */
  | { kind: 'unanswered'; detail: string };

/** Tokens are renewed this long before their end. */
const TOKEN_MARGIN_MS = 60_000;
const DEFAULT_TOKEN_SECONDS = 3_599;
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Calls Daraja. Each token invalidates the one before, so all calls share one, and only one call at a time renews it.
 */
export class DarajaClient {
  readonly #address: DarajaAddress;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  #token: { value: string; until: number } | undefined;
  #renewal: Promise<string> | undefined;

  /** @param now milliseconds of a clock */
  constructor(address: DarajaAddress, now: () => number, timeoutMs = ANSWER_TIMEOUT_MS) {
    this.#address = address;
    this.#now = now;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Posts a request. A token that Daraja refuses is renewed once and the same request is sent again, since a refused
   * token proves that nothing was processed.
   */
  async post(path: string, body: object): Promise<DarajaAnswer> {
    for (let renewals = 0; ; renewals += 1) {
      const token = await this.#tokenOrRefusal();
      if (typeof token !== 'string') return token;
      const answer = await this.#send(path, body, token);
      const isRefused = answer.kind === 'answer' && isTokenError(answer.error);
      if (!isRefused) return answer;
      if (this.#token?.value === token) this.#token = undefined;
      if (renewals > 0) return { kind: 'not_sent', reason: 'credentials' };
    }
  }

  async #tokenOrRefusal(): Promise<string | Extract<DarajaAnswer, { kind: 'not_sent' }>> {
    try {
      return await this.#currentToken();
    } catch (error) {
      return {
        kind: 'not_sent',
        reason: error instanceof RefusedCredentials ? 'credentials' : 'unavailable',
      };
    }
  }

  #currentToken(): Promise<string> {
    if (this.#token && this.#token.until > this.#now()) return Promise.resolve(this.#token.value);
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #renew(): Promise<string> {
    const { baseUrl, consumerKey, consumerSecret } = this.#address;
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
    const { statusCode, body } = await request(`${baseUrl}/oauth/v1/generate?grant_type=client_credentials`, {
      headers: { authorization: `Basic ${basic}` },
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const text = await body.text();
    const fields = parsedObject(text);
    const value = textOf(fields, 'access_token');
    // Daraja refuses with an error or an empty body; a page is from a machine between.
    const isRefusal = [400, 401].includes(statusCode) && (fields !== undefined || text.trim() === '');
    if (isRefusal) throw new RefusedCredentials();
    if (value === null || statusCode >= 300) throw new Error(`Daraja answered ${statusCode} for a token`);
    const seconds = Number(fields?.expires_in) || DEFAULT_TOKEN_SECONDS;
    this.#token = { value, until: this.#now() + seconds * 1_000 - TOKEN_MARGIN_MS };
    return value;
  }

  async #send(path: string, body: object, token: string): Promise<DarajaAnswer> {
    try {
      const { statusCode, body: answer } = await request(this.#address.baseUrl + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      const fields = parsedObject(await answer.text());
      if (!fields) return { kind: 'unanswered', detail: `status ${statusCode} without JSON` };
      return { kind: 'answer', status: statusCode, fields, error: textOf(fields, 'errorCode') };
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string };
      if (code && NOT_CONNECTED.includes(code)) return { kind: 'not_sent', reason: 'unavailable' };
      return { kind: 'unanswered', detail: code ?? name ?? 'no answer' };
    }
  }
}

class RefusedCredentials extends Error {}
