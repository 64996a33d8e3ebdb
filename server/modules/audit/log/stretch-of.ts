import type { Scope } from '../../../platform/scope.ts';
import { type DateRange, readFirstSince } from './audit-log.reads.ts';
import type { AuditFilter } from './audit-log.record.ts';

/** What an entry's own time may be off from its neighbours': processes whose clocks differ, waits for a lock. */
const SLACK_MS = 5 * 60_000;
const BEHIND_ALL = 2n ** 63n - 1n;

/** The ids among which entries of the filter's time are found. */
export async function dateRange(
  scope: Scope,
  issuerId: string | null,
  { from, until }: AuditFilter,
): Promise<DateRange> {
  const [first, last] = await Promise.all([
    from ? readFirstSince(scope, new Date(from.getTime() - SLACK_MS)) : null,
    until ? readFirstSince(scope, new Date(until.getTime() + SLACK_MS)) : null,
  ]);
  return { from: first ?? 0n, before: last ?? BEHIND_ALL, issuerId };
}
