import { request } from 'undici';
import type { SendOutcome } from '../../platform/phone/index.ts';

export type Exchange =
  | { kind: 'answer'; status: number; fields: Fields; retryAfter?: number | undefined }
  /** Nothing reached the provider. */
  | { kind: 'not_sent' }
  /** The request may have been processed: its answer was lost, late, or is none of the provider's. */
  | { kind: 'unanswered'; detail: string };

export type Fields = Readonly<Record<string, unknown>>;

const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

interface Call {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Calls a provider once, and reads its JSON. */
export async function exchange(url: string, call: Call, timeoutMs: number): Promise<Exchange> {
  try {
    const { statusCode, headers, body } = await request(url, {
      ...call,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const fields = parsedObject(await body.text());
    const retryAfter = Number(headers['retry-after']);
    // A limit of a gateway in front comes without JSON.
    if (!fields && statusCode !== 429)
      return { kind: 'unanswered', detail: `status ${statusCode} without JSON` };
    return {
      kind: 'answer',
      status: statusCode,
      fields: fields ?? {},
      retryAfter: retryAfter > 0 ? Math.min(retryAfter, 3_600) : undefined,
    };
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string };
    if (code && NOT_CONNECTED.includes(code)) return { kind: 'not_sent' };
    return { kind: 'unanswered', detail: code ?? name ?? 'no answer' };
  }
}

/**
 * Returns the outcome of a request to send. No answer and a limit mean the same at every provider.
 * @param read reads any other answer, from its HTTP status and its fields
 */
export function outcomeOf(
  answer: Exchange,
  read: (status: number, fields: Fields) => SendOutcome,
): SendOutcome {
  if (answer.kind === 'not_sent') return { kind: 'not_sent', reason: 'unavailable' };
  if (answer.kind === 'unanswered') return { kind: 'unknown', detail: answer.detail };
  const { status, fields, retryAfter } = answer;
  if (status === 429) return { kind: 'not_sent', reason: 'busy', ...(retryAfter && { retryAfter }) };
  return read(status, fields);
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parsedObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The objects of a list; none for anything else. */
export const objectsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** A text or a number as text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}
