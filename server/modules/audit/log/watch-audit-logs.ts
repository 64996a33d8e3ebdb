import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../../platform/scope.ts';
import { auditReader } from './audit-log.policy.ts';
import { presentEntry } from './audit-log.present.ts';
import { readEntriesById, readGrowth } from './audit-log.reads.ts';
import type { AuditFilter } from './audit-log.record.ts';
import type { AuditLog } from './audit-log.type.ts';

const BETWEEN_READS_MS = 500;
const KEPT_FOR_SLOW_WATCHERS = 20;
/** A person cannot read more at once; the list contains the rest. */
const SHOWN_AT_ONCE = 100;

/** Delivers the matching entries sealed since the last delivery, oldest first, read with the viewer's permissions. */
export function watchAuditLogs(scope: Scope, filter: AuditFilter): AsyncIterableIterator<AuditLog[]> {
  const { reader, issuerId } = auditReader(scope.actor);
  let place: bigint | undefined;
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    const from = { after: place ?? 0n, ofIssuer: issuerId, limit: place === undefined ? 0 : SHOWN_AT_ONCE };
    const growth = await readGrowth(scope, reader, from);
    // A viewer who may no longer read gets nothing more, whether or not the socket is closed first.
    if (!growth.stillAllowed) return void mailbox.return();
    if (growth.entries.length > 0) {
      const entries = await readEntriesById(scope, growth.entries, filter);
      if (entries.length > 0) mailbox.push(entries.map(presentEntry));
    }
    place = growth.head;
  });
  const stop = scope.services.topics.listen('audit.sealed', 'all', () => coalescer.poke());
  const mailbox = new Mailbox<AuditLog[]>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  coalescer.poke();
  return mailbox;
}
