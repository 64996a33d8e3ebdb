import { request } from 'undici';
import { parsedObject, textOf } from './paystack-messages.ts';

export type PaystackAnswer =
  /** An answer that Paystack made; `error` is its code where it refused, or the status without one. */
  | {
      kind: 'answer';
      status: number;
      data: unknown;
      error: string | null;
    }
  /** Nothing reached Paystack. */
  | { kind: 'not_sent' }
  /** The request may have been processed: its answer was lost, late, or from a machine between. */
  | { kind: 'unanswered'; detail: string };

const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Calls Paystack. Sends every request once. */
export class PaystackClient {
  readonly #baseUrl: string;
  readonly #secretKey: string;
  readonly #timeoutMs: number;

  /** @param baseUrl without a slash at its end */
  constructor({ baseUrl, secretKey }: { baseUrl: string; secretKey: string }, timeoutMs: number) {
    this.#baseUrl = baseUrl;
    this.#secretKey = secretKey;
    this.#timeoutMs = timeoutMs;
  }

  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<PaystackAnswer> {
    const search = new URLSearchParams(query).toString();
    return this.#send('GET', search ? `${path}?${search}` : path);
  }

  post(path: string, body: object): Promise<PaystackAnswer> {
    return this.#send('POST', path, body);
  }

  async #send(method: 'GET' | 'POST', path: string, body?: object): Promise<PaystackAnswer> {
    try {
      const { statusCode, body: answer } = await request(this.#baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#secretKey}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      const fields = parsedObject(await answer.text());
      if (!fields) return { kind: 'unanswered', detail: `status ${statusCode} without JSON` };
      const isDone = statusCode < 300 && fields.status === true;
      const error = isDone ? null : (textOf(fields, 'code') ?? String(statusCode));
      return { kind: 'answer', status: statusCode, data: fields.data, error };
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string };
      if (code && NOT_CONNECTED.includes(code)) return { kind: 'not_sent' };
      return { kind: 'unanswered', detail: code ?? name ?? 'no answer' };
    }
  }
}
