import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;

/**
 * Asks again and again until the answer is neither undefined nor false, and returns it.
 * @throws Error when that takes longer than `withinMs`
 */
export async function until<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 15_000,
): Promise<T> {
  for (const end = performance.now() + withinMs; ; await pause(EVERY_MS)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as T;
    if (performance.now() > end) throw new Error(`It did not become true within ${withinMs} ms: ${ask}`);
  }
}
