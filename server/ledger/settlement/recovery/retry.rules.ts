const FIRST_MS = 500;
const LONGEST_MS = 8_000;

/**
 * Returns the delay before the next attempt in milliseconds: it doubles each time, with jitter between half and all of
 * it, so that many that failed together do not come back together.
 * @param attempt 1 for the first that failed
 * @param random 0 to 1
 */
export function retryDelay(attempt: number, random: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return whole * (0.5 + random / 2);
}
