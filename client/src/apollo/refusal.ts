import { language, locale } from '../language/language.ts';
import { failureTexts, faultTexts, valueTexts } from '../messages/failures.ts';
import { callTexts } from '../messages/shell.ts';

/** One invalid value of an input, as the service names it. */
export interface FaultyField {
  field: string;
  /** In English. */
  message: string;
  /** One of a closed set; a fault that only programs can cause has none. */
  code?: string;
  min?: number;
  max?: number;
}

type Worded = string | ((limits: { min: string; max: string }) => string);

const figure = new Intl.NumberFormat(locale);
const TEXTS: Readonly<Record<string, Worded | undefined>> = { ...valueTexts, ...faultTexts };

/** Returns whether the message of a fault is complete without the label of its field. */
export const isClearAlone = ({ code }: FaultyField): boolean =>
  code !== undefined && Object.hasOwn(faultTexts, code);

/** Returns the message of an invalid value in the reader's language; in English the service's own message. */
export function faultSentence({ code, message, min = 0, max = 0 }: FaultyField): string {
  if (language === 'en') return message;
  const words = code === undefined ? undefined : TEXTS[code];
  if (typeof words === 'function') return words({ min: figure.format(min), max: figure.format(max) });
  return words ?? failureTexts.BAD_FIELD;
}

/** A call that the service refused, over GraphQL or REST. */
export interface Refusal {
  code: string | null;
  /** The service's own message, in English. */
  message: string | null;
  /** Seconds until a retry is useful. */
  retryAfter: number | null;
  /** Faults of the input, by value. */
  fields: readonly FaultyField[];
}

interface RefusedOperation {
  message?: string | undefined;
  extensions?: { code?: unknown; details?: unknown } | undefined;
}

interface RefusalBody {
  errors?: readonly RefusedOperation[];
  error?: { code?: unknown; message?: string } | null;
  message?: unknown;
}

/** Codes with a message of the client; for all others an English reader sees the service's own message. */
const SENTENCES: Record<string, string> = {
  UNAUTHENTICATED: callTexts.authenticationRequired,
  INVALID_CREDENTIALS: callTexts.authenticationFailed,
  FORBIDDEN: callTexts.forbidden,
};

/** @returns the refusal of a GraphQL operation */
export function refusalOf({ message, extensions }: RefusedOperation): Refusal {
  return shaped(extensions?.code, message, extensions?.details);
}

/**
 * @param body of a response to a plain call, or of an operation that was refused as a whole
 * @returns null when the body holds no refusal of the service, such as that of a proxy
 */
export function refusalIn(body: string): Refusal | null {
  try {
    const { errors, error, message } = JSON.parse(body) as RefusalBody;
    if (errors?.[0]) return refusalOf(errors[0]);
    if (!error && typeof message !== 'string') return null;
    return shaped(error?.code, error?.message ?? message, error);
  } catch {
    return null;
  }
}

function shaped(code: unknown, message: unknown, details: unknown): Refusal {
  const { retryAfter, fields } = (details ?? {}) as { retryAfter?: unknown; fields?: unknown };
  return {
    code: typeof code === 'string' ? code : null,
    message: typeof message === 'string' ? message : null,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    fields: Array.isArray(fields) ? (fields as FaultyField[]) : [],
  };
}

/**
 * Returns the message of a refusal, by its code and in the reader's language.
 * @param failed message for an internal fault of the service, and for a refusal without a message
 */
export function wordRefusal(refusal: Refusal, failed: string = callTexts.internal): string {
  const { code, message, retryAfter } = refusal;
  if (code === 'INTERNAL') return failed;
  if (code === 'RATE_LIMITED') return rateLimited(retryAfter);
  return ownSentence(refusal) || message || failed;
}

function ownSentence({ code, fields }: Refusal): string | undefined {
  if (code === null) return undefined;
  if (SENTENCES[code]) return SENTENCES[code];
  if (language === 'en') return undefined;
  if (code === 'BAD_INPUT' && fields.length > 0 && fields.every(isClearAlone))
    return [...new Set(fields.map(faultSentence))].join(' ');
  return (failureTexts as Record<string, string>)[code];
}

/** Message with the time of the next allowed attempt, if the service gives it. */
function rateLimited(retryAfter: number | null): string {
  if (retryAfter === null) return callTexts.rateLimited;
  return callTexts.rateLimitedFor(Math.max(1, Math.ceil(retryAfter / 60)));
}

/** Thrown when a plain call is refused. */
export class RefusedCall extends Error {
  constructor(
    /** HTTP status. */
    readonly status: number,
    /** The service's refusal; null when the response came from something else. */
    readonly refusal: Refusal | null,
  ) {
    super(refusal?.message ?? `The call was answered with ${status}.`);
    this.name = 'RefusedCall';
  }
}

/**
 * @returns the response of a successful plain call
 * @throws RefusedCall for every other response
 */
export async function succeeded(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new RefusedCall(response.status, refusalIn(await response.text().catch(() => '')));
}
