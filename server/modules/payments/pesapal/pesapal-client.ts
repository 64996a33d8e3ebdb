import { request } from 'undici';
import { isTokenRefusal } from './pesapal.rules.ts';
import { errorOf, type Fields, isObject, parsed, textOf } from './pesapal-messages.ts';

export interface PesapalAddress {
  /** Without a slash at its end. */
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
}

export type PesapalAnswer =
  /** An answer that Pesapal made: its status, fields or list, and error code where it refused. */
  | { kind: 'answer'; status: number; fields: Fields; list: readonly Fields[] | null; error: string | null }
  /** Nothing was processed. */
  | { kind: 'not_sent'; reason: 'credentials' | 'unavailable' }
  /** The request may have been processed: its answer was lost, late, or from a machine between. */
  | { kind: 'unanswered'; detail: string };

/** A token is valid for 5 minutes. It is renewed before that, so that none ends on its way. */
const TOKEN_MS = 4 * 60_000;
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Calls Pesapal. All calls share one token, which only one call at a time renews. */
export class PesapalClient {
  readonly #address: PesapalAddress;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  #token: { value: string; until: number } | undefined;
  #renewal: Promise<string> | undefined;

  /** @param now milliseconds of a clock */
  constructor(address: PesapalAddress, now: () => number, timeoutMs: number) {
    this.#address = address;
    this.#now = now;
    this.#timeoutMs = timeoutMs;
  }

  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<PesapalAnswer> {
    const search = new URLSearchParams(query).toString();
    return this.#authorized('GET', search ? `${path}?${search}` : path);
  }

  post(path: string, body: object): Promise<PesapalAnswer> {
    return this.#authorized('POST', path, body);
  }

  /** A token that Pesapal refuses is renewed once, and the same request is sent again: it was not processed. */
  async #authorized(method: 'GET' | 'POST', path: string, body?: object): Promise<PesapalAnswer> {
    for (let renewals = 0; ; renewals += 1) {
      const token = await this.#tokenOrRefusal();
      if (typeof token !== 'string') return token;
      const answer = await this.#send(method, path, { body, token });
      if (answer.kind !== 'answer' || !isTokenRefusal(answer.status, answer.error)) return answer;
      if (this.#token?.value === token) this.#token = undefined;
      if (renewals > 0) return { kind: 'not_sent', reason: 'credentials' };
    }
  }

  async #tokenOrRefusal(): Promise<string | Extract<PesapalAnswer, { kind: 'not_sent' }>> {
    try {
      return await this.#currentToken();
    } catch (error) {
      const reason = error instanceof RefusedCredentials ? 'credentials' : 'unavailable';
      return { kind: 'not_sent', reason };
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
    const { consumerKey, consumerSecret } = this.#address;
    const begun = this.#now();
    const answer = await this.#send('POST', '/api/Auth/RequestToken', {
      body: { consumer_key: consumerKey, consumer_secret: consumerSecret },
    });
    if (answer.kind !== 'answer') throw new Error('Pesapal did not answer for a token');
    const value = textOf(answer.fields, 'token');
    if (value !== null && answer.error === null) {
      this.#token = { value, until: begun + TOKEN_MS };
      return value;
    }
    // A refusal of the key has its code, also with HTTP 200; other errors say nothing about the key.
    if (answer.status === 401 || /consumer_?(key|secret)/i.test(answer.error ?? ''))
      throw new RefusedCredentials();
    throw new Error(`Pesapal answered ${answer.error ?? answer.status} for a token`);
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    { body, token }: { body?: object; token?: string },
  ): Promise<PesapalAnswer> {
    try {
      const { statusCode: status, body: answer } = await request(this.#address.baseUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      const value = parsed(await answer.text());
      const list = Array.isArray(value) ? value.filter(isObject) : null;
      // A refused token may come without a body.
      if (list === null && !isObject(value) && status !== 401)
        return { kind: 'unanswered', detail: `status ${status} without JSON` };
      const fields = isObject(value) ? value : {};
      return { kind: 'answer', status, fields, list, error: errorOf(fields, status) };
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string };
      if (code && NOT_CONNECTED.includes(code)) return { kind: 'not_sent', reason: 'unavailable' };
      return { kind: 'unanswered', detail: code ?? name ?? 'no answer' };
    }
  }
}

class RefusedCredentials extends Error {}
