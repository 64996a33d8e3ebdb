import { setTimeout as pause } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import { publicError } from './error-mapping.ts';

type Subscribed = AsyncIterable<ExecutionResult> | ExecutionResult;

/** Milliseconds before each retry, each with a jitter of up to as much again: a crowd must not come back at once. */
const PAUSES_MS = [200, 500, 1_000];

/**
 * Opens a subscription, and retries while the database is busy or unavailable, because a subscriber has no answer to
 * request again: a subscription refused once would stay silent.
 * @param isWanted whether the subscriber is still connected
 * @returns the last result, which may still be a refusal with UNAVAILABLE
 */
export async function subscribePatiently(
  subscribe: () => Promise<Subscribed>,
  isWanted: () => boolean,
): Promise<Subscribed> {
  for (const ms of PAUSES_MS) {
    const result = await subscribe();
    if (!isUnavailable(result) || !isWanted()) return result;
    await pause(ms * (1 + Math.random()));
  }
  return subscribe();
}

function isUnavailable(result: Subscribed): boolean {
  if (Symbol.asyncIterator in result) return false;
  return result.errors?.some((error) => publicError(error).code === 'UNAVAILABLE') ?? false;
}
