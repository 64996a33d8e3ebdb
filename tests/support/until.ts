import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;

/**
 * The limit of every wait. Only a hang reaches it: a slow or busy machine stays far below, and it is below the limit of
 * a test, so that the message names the failed condition.
 */
export const LONG_ENOUGH_MS = 240_000;

/**
 * Polls until the result is neither undefined nor false, and returns it. A condition that can no longer hold throws,
 * which ends the wait.
 * @throws Error when that takes longer than `withinMs`
 */
export async function until<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = LONG_ENOUGH_MS,
): Promise<T> {
  for (const end = performance.now() + withinMs; ; await pause(EVERY_MS)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as T;
    if (performance.now() > end) throw new Error(`It did not become true within ${withinMs} ms: ${ask}`);
  }
}
