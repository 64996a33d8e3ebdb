import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;

/**
 * The bound of every wait. Only what hangs reaches it: a machine that is slow or does other work is far from it, and
 * it is below the bound of a test, so that the message says which condition did not hold.
 */
export const LONG_ENOUGH_MS = 240_000;

/**
 * Asks again and again until the answer is neither undefined nor false, and returns it. A condition that can no longer
 * hold throws, which ends the wait.
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
