import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { callTexts } from '../messages/shell.ts';
import { ApiKeyFailure } from '../session/api-key.ts';
import { faultSentence, RefusedCall, refusalIn, refusalOf, wordRefusal } from './refusal.ts';

/** The stable code of a refused operation (`extensions.code`), or null when there was no response. */
export function failureCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

/** The HTTP status of a refusal, or null when there was no response. */
export function failureStatus(error: unknown): number | null {
  if (ServerError.is(error) || ServerParseError.is(error)) return error.statusCode;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const status = error.errors[0]?.extensions?.status;
  return typeof status === 'number' ? status : 500;
}

/** Returns whether there was no response at all: the network failed, not the request. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof ApiKeyFailure) return error.status === 0;
  if (error instanceof RefusedCall) return false;
  return !CombinedGraphQLErrors.is(error) && !ServerError.is(error) && !ServerParseError.is(error);
}

/** The details of a refusal with this code; undefined for every other failure. */
export function failureDetails(error: unknown, code: string): Record<string, unknown> | undefined {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first?.extensions?.code !== code) return undefined;
  return first.extensions.details as Record<string, unknown> | undefined;
}

/** Messages of invalid input by field (`BAD_INPUT`); empty for every other failure. */
export function fieldFailures(error: unknown): Record<string, string> {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first?.extensions?.code !== 'BAD_INPUT') return {};
  return Object.fromEntries(refusalOf(first).fields.map((fault) => [fault.field, faultSentence(fault)]));
}

/**
 * Returns the message to show for an error of GraphQL or of a plain call.
 * @param network replaces the message for a missing response where the specification has its own
 * @param failed replaces the message for a refusal without one
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
