import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { ApiKeyFailure } from '../session/api-key.ts';
import { callTexts } from '../texts/calls.ts';
import { faultSentence } from './fault-sentence.ts';
import { refusalIn, refusalOf, wordRefusal } from './refusal.ts';
import { RefusedCall } from './refused-call.ts';

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
  if (error instanceof RefusedCall) return false;
  return !CombinedGraphQLErrors.is(error) && !ServerError.is(error) && !ServerParseError.is(error);
}

/** What somebody typed wrong, by field (`BAD_INPUT`); empty for every other failure. */
export function fieldFailures(error: unknown): Record<string, string> {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first?.extensions?.code !== 'BAD_INPUT') return {};
  return Object.fromEntries(refusalOf(first).fields.map((fault) => [fault.field, faultSentence(fault)]));
}

/**
 * The one reader of errors, of GraphQL and of plain calls: the sentence that a person sees.
 *
 * @param network replaces the sentence for a missing answer where the specification has its own
 * @param failed replaces the one for a refusal that brought no sentence
 */
export function readFailure(
  error: unknown,
  network: string = callTexts.networkTryAgain,
  failed?: string,
): string {
  if (CombinedGraphQLErrors.is(error)) return wordRefusal(refusalOf(error.errors[0] ?? {}), failed);
  if (ServerError.is(error) || ServerParseError.is(error)) {
    const refusal = refusalIn(error.bodyText);
    return refusal
      ? wordRefusal(refusal, failed)
      : (failed ?? callTexts.http(error.statusCode, error.bodyText.slice(0, 200)));
  }
  if (error instanceof RefusedCall) {
    const { refusal, status } = error;
    return refusal ? wordRefusal(refusal, failed) : (failed ?? callTexts.serverError(status));
  }
  if (error instanceof ApiKeyFailure && error.status !== 0) return error.message;
  return network;
}
