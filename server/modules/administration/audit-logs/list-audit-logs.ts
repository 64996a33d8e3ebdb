import { BadInput } from '../../../failures.ts';
import { decodeCursor, encodeCursor, type Page, pageSize } from '../../../graphql/page.ts';
import type { Scope } from '../../../scope.ts';
import { auditReader } from './audit-log.policy.ts';
import { presentEntry } from './audit-log.present.ts';
import { readEntries, readLastLookedAt } from './audit-log.reads.ts';
import type { AuditFilter } from './audit-log.record.ts';
import type { AuditLog } from './audit-log.type.ts';
import { stretchOf } from './stretch-of.ts';

/**
 * The entries that the actor may see, newest first. A page may be shorter than asked for, even empty, while the list
 * goes on: it ends where it has looked at enough.
 * @throws Unauthenticated, Forbidden, BadInput
 */
export async function listAuditLogs(
  scope: Scope,
  filter: AuditFilter,
  page: { first: number; after?: string | null | undefined },
): Promise<Page<AuditLog>> {
  const { issuerId } = auditReader(scope.actor);
  const first = pageSize(page.first);
  const stretch = await stretchOf(scope, issuerId, filter);
  const after = placeOf(page.after);
  if (after !== undefined && after < stretch.before) stretch.before = after;
  const rows = await readEntries(scope, stretch, filter, first + 1);
  const shown = rows.slice(0, first);
  const end = rows.length > first ? shown.at(-1)?.id : await readLastLookedAt(scope, stretch);
  return {
    nodes: shown.map(presentEntry),
    pageInfo: {
      endCursor: end === undefined ? null : encodeCursor([String(end)]),
      hasNextPage: end !== undefined,
    },
  };
}

function placeOf(after: string | null | undefined): bigint | undefined {
  const key = decodeCursor(after, 1);
  if (key === undefined) return undefined;
  if (/^\d{1,18}$/.test(String(key[0]))) return BigInt(String(key[0]));
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
