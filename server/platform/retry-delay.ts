/**
 * Returns the delay before the next attempt: it doubles each time.
 * @param attempt 1 after the first that failed
 * @param first and `longest` in any one unit, which is that of the result
 */
export function exponentialDelay(attempt: number, first: number, longest: number): number {
  return Math.min(longest, first * 2 ** (attempt - 1));
}

/**
 * Returns half to all of a delay, so that many that failed together do not come back together.
 * @param random 0 to 1
 */
export function jittered(delay: number, random: number): number {
  return delay * (0.5 + random / 2);
}
