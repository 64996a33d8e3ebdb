import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';

const LOOK_EVERY_MS = 20;
const BUSY = 0.3;
const WORTH_BYTES = 8 * 1024 * 1024;

/** What is looked at. */
export interface Idling {
  /** The part of the time since the last look in which there was something to do: 0 to 1. */
  utilization(): number;
  /** Bytes of young objects, dead ones included. */
  young(): number;
}

/**
 * Clears away what requests have left behind while nobody is waiting. Left to itself the engine does it once so much has
 * gathered, which is in the midst of the next crowd: all of its requests are alive then and have to be moved, and every
 * one of them waits for that. Does nothing where the engine was not started with `--expose-gc`.
 * @returns ends it
 */
export function collectWhenIdle({ utilization, young }: Idling = thisProcess()): () => void {
  const collect = globalThis.gc;
  if (collect === undefined) return () => undefined;
  let kept = young();
  const look = (): void => {
    if (utilization() > BUSY || young() - kept < WORTH_BYTES) return;
    collect({ type: 'minor' });
    kept = young();
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

function thisProcess(): Idling {
  let last = performance.eventLoopUtilization();
  return {
    utilization: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    young: () =>
      getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0,
  };
}
