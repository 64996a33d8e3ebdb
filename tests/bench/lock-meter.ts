import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './stage.ts';

const EVERY_MS = 50;

const WAITING = `
  SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), 60) AS statement, count(*)::int AS waiting
  FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' GROUP BY 1`;

export interface LockWaits {
  /** Sum over all sessions, in milliseconds. */
  total: number;
  /** By the beginning of the waiting statement, the longest first. */
  byStatement: [string, number][];
}

/** Samples which sessions of the product wait for a lock, 20 times a second. */
export function watchLocks(stage: Stage): { stop(): Promise<LockWaits> } {
  const waits = new Map<string, number>();
  let isOver = false;
  const watching = (async () => {
    for (let last = performance.now(); !isOver; ) {
      await pause(EVERY_MS);
      const rows = await stage.sql<{ statement: string; waiting: number }>(WAITING);
      const at = performance.now();
      for (const { statement, waiting } of rows)
        waits.set(statement, (waits.get(statement) ?? 0) + waiting * (at - last));
      last = at;
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      const byStatement = [...waits].sort(([, one], [, other]) => other - one);
      return { total: byStatement.reduce((sum, [, ms]) => sum + ms, 0), byStatement };
    },
  };
}
