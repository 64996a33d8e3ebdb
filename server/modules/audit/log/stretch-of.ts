import type { Scope } from '../../../platform/scope.ts';
import { type DateRange, readFirstSince } from './audit-log.reads.ts';
import type { AuditFilter } from './audit-log.record.ts';

/** Tolerance between an entry's time and its neighbours': clocks of processes differ, transactions wait for locks. */
const SLACK_MS = 5 * 60_000;
const BEHIND_ALL = 2n ** 63n - 1n;

/** Returns the range of ids that contains the entries of the filter's time range. */
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
