import { auditKey, type CommitLoss, type SigningKey, signCommitLoss } from '../../lib/signing/index.ts';
import { SYSTEM_ACTOR, SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { auditRow, insertAuditRows } from '../../platform/audit-entry.writes.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { readEntryTime } from './audit.reads.ts';
import type { ChainEnd, SeenLink } from './audit.writes.ts';

/** Keys that sign records of lost commits: the current one first, then those of former master keys. */
export function auditKeys({
  masterKey,
  formerMasterKeys,
}: Pick<Secrets, 'masterKey' | 'formerMasterKeys'>): [SigningKey, ...SigningKey[]] {
  return [auditKey(masterKey), ...formerMasterKeys.map(auditKey)];
}

/** Returns one sentence for each failover that lost links. */
export function describeLosses(losses: readonly CommitLoss[]): string {
  return losses
    .map(({ kept_seq, lost_seq, noticed_at, timeline_before, timeline_now }) => {
      const from = BigInt(kept_seq) + 1n;
      const which = from < BigInt(lost_seq) ? `Entries ${from} to ${lost_seq}` : `Entries up to ${lost_seq}`;
      return `${which} were lost in a failover of the database (timeline ${timeline_before} to ${timeline_now}), noticed at ${noticed_at} and recorded with a signature.`;
    })
    .join(' ');
}

/** Returns the time spans whose records were lost. */
export function lostSpans(losses: readonly CommitLoss[]): { from: Date; to: Date }[] {
  return losses.map(({ kept_at, noticed_at }) => ({ from: new Date(kept_at), to: new Date(noticed_at) }));
}

/** Action of the entry that records the loss. */
const COMMITS_LOST = 'audit.commits_lost';

interface NoticedLoss {
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
  const [kept] = await connection.run<{ at: Date }>(SYSTEM_TENANCY, readEntryTime(end.tail.entryId));
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
  await insertAuditRows((text, values) => connection.run(SYSTEM_TENANCY, { text, values }), [row]);
}
