import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';

const LOOK_EVERY_MS = 20;
const BUSY = 0.3;
const WORTH_BYTES = 8 * 1024 * 1024;

/** Measurements of the process. */
export interface Idling {
  /** Utilization of the event loop since the last call: 0 to 1. */
  utilization(): number;
  /** Bytes of young objects, dead ones included. */
  young(): number;
}

/**
 * Runs a minor GC while the event loop is idle. On its own the engine collects once much garbage has gathered, which
 * happens in the middle of the next crowd: all of its requests are alive then and must be moved, and every one of them
 * waits for that. Does nothing unless the engine was started with `--expose-gc`.
 * @returns a function that stops it
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
