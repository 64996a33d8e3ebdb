import { setTimeout as sleep } from 'node:timers/promises';
import { exponentialDelay } from '../../platform/retry-delay.ts';
import type { Scope } from '../../platform/scope.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** About half a minute after the first: a sandbox that is only starting is no reason for a warning. */
const REPORTED_ATTEMPT = 8;

export interface KeepTryingOptions {
  /** Aborts when the process stops. */
  signal: AbortSignal;
  /** Waits before the next attempt; rejects when the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Repeats work of the demo until it succeeds or the process stops: the sandboxes may answer later than the product
 * starts, however slow the machine is. Repeating the work must be safe.
 * @param problem the warning of the log after several failures
 */
export async function keepTrying(
  { services: { log } }: Scope,
  problem: string,
  work: () => Promise<void>,
  { signal, pause = pauseFor }: KeepTryingOptions,
): Promise<void> {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === REPORTED_ATTEMPT && !signal.aborted) log.warn({ err: error }, problem);
    }
    await pause(exponentialDelay(attempt, FIRST_PAUSE_MS, LONGEST_PAUSE_MS), signal).catch(() => undefined);
  }
}

const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal });
