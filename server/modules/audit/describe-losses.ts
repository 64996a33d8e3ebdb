import type { CommitLoss } from '../../lib/signing/index.ts';

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
