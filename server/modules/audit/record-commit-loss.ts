import { type CommitLoss, type SigningKey, signCommitLoss } from '../../lib/signing/index.ts';
import { SYSTEM_ACTOR, SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { auditRow, insertAuditRows } from '../../platform/audit/audit-entry.writes.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { ChainEnd, SeenLink } from './seal-entries.ts';

/** Action of the entry that records the loss. */
export const COMMITS_LOST = 'audit.commits_lost';

export interface NoticedLoss {
  /** The lost link. */
  seen: SeenLink;
  timelineBefore: number;
  /** The current end of the chain. */
  end: ChainEnd;
  noticedAt: Date;
}

/** Writes a signed entry that names the links lost in a failover. */
export async function recordCommitLoss(
  connection: Connection,
  { seen, timelineBefore, end, noticedAt }: NoticedLoss,
  key: SigningKey,
): Promise<void> {
  const [kept] = await connection.run<{ at: Date }>(SYSTEM_TENANCY, readEntryTime(end.tail.entry_id));
  const loss: CommitLoss = {
    lost_seq: String(seen.seq),
    lost_hash: seen.hash.toString('hex'),
    kept_seq: String(end.tail.seq),
    kept_hash: end.tail.hash.toString('hex'),
    kept_at: (kept?.at ?? new Date(0)).toISOString(),
    noticed_at: noticedAt.toISOString(),
    timeline_before: timelineBefore,
    timeline_now: end.timeline,
  };
  const source = { actor: SYSTEM_ACTOR, requestId: '', address: '', clock: { now: () => noticedAt } };
  const row = auditRow(source, {
    action: COMMITS_LOST,
    entityType: 'audit_log',
    details: signCommitLoss(loss, key),
  });
  await insertAuditRows((text, values) => connection.run(SYSTEM_TENANCY, withValues(text, values)), [row]);
}

const withValues = (text: string, values: unknown[] | undefined): Statement => ({
  text,
  values: values ?? [],
});

function readEntryTime(id: bigint): Statement {
  return { text: 'SELECT at FROM audit_entries WHERE id = $1', values: [id] };
}
