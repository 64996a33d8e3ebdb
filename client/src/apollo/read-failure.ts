import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { language } from '../language/language.ts';
import { ApiKeyFailure } from '../session/api-key.ts';
import { callTexts } from '../texts/calls.ts';
import { failureTexts } from '../texts/failures.ts';

/** Codes whose sentence is ours; for all others the server's own sentence is shown. */
const SENTENCES: Record<string, string> = {
  UNAUTHENTICATED: callTexts.authenticationRequired,
  INVALID_CREDENTIALS: callTexts.authenticationFailed,
  FORBIDDEN: callTexts.forbidden,
};

/** Ours, where there is one; a reader of another language is told in his, if with less detail. */
function ownSentence(code: string): string | undefined {
  const translated: Record<string, string> = language === 'en' ? {} : failureTexts;
  return SENTENCES[code] ?? translated[code];
}

/** The stable code of a refused operation (`extensions.code`), or null when it never got an answer. */
export function failureCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

/** The HTTP status that a refusal stands for, or null when there was no answer. */
export function failureStatus(error: unknown): number | null {
  if (ServerError.is(error) || ServerParseError.is(error)) return error.statusCode;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const status = error.errors[0]?.extensions?.status;
  return typeof status === 'number' ? status : 500;
}

/** True when there was no answer at all: the network, not the wish, failed. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof ApiKeyFailure) return error.status === 0;
  return !CombinedGraphQLErrors.is(error) && !ServerError.is(error) && !ServerParseError.is(error);
}

/** What somebody typed wrong, by field (`BAD_INPUT`); empty for every other failure. */
export function fieldFailures(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error) || failureCode(error) !== 'BAD_INPUT') return {};
  const details = error.errors[0]?.extensions?.details as
    | { fields?: { field: string; message: string }[] }
    | undefined;
  const sentence = (message: string): string => (language === 'en' ? message : failureTexts.BAD_FIELD);
  return Object.fromEntries((details?.fields ?? []).map(({ field, message }) => [field, sentence(message)]));
}

/** Says when to try again, where the service said it. */
function rateLimited(details: unknown): string {
  const { retryAfter } = (details ?? {}) as { retryAfter?: unknown };
  if (typeof retryAfter !== 'number') return callTexts.rateLimited;
  return callTexts.rateLimitedFor(Math.max(1, Math.ceil(retryAfter / 60)));
}

/** The sentence inside a refusal that came with an HTTP status, or null when the body has none. */
function sentenceInBody(body: string): string | null {
  try {
    const parsed = JSON.parse(body) as { errors?: { message?: string }[]; error?: { message?: string } };
    return parsed.errors?.[0]?.message ?? parsed.error?.message ?? null;
  } catch {
    return null;
  }
}

/**
 * The one reader of errors: what a person is told. `network` replaces the sentence for a missing answer
 * where the specification has its own, `failed` the one for a refusal that brought no sentence.
 */
export function readFailure(
  error: unknown,
  network: string = callTexts.networkTryAgain,
  failed?: string,
): string {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const code = first?.extensions?.code;
    if (code === 'INTERNAL') return failed ?? callTexts.internal;
    if (code === 'RATE_LIMITED') return rateLimited(first?.extensions?.details);
    return (
      (typeof code === 'string' && ownSentence(code)) || first?.message || (failed ?? callTexts.internal)
    );
  }
  if (ServerError.is(error) || ServerParseError.is(error)) {
    const plain = callTexts.http(error.statusCode, error.bodyText.slice(0, 200));
    return sentenceInBody(error.bodyText) ?? failed ?? plain;
  }
  if (error instanceof ApiKeyFailure && error.status !== 0) return error.message;
  return network;
}
