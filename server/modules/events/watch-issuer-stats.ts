import { requireAny, signedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { Coalescer } from '../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../platform/concurrency/mailbox.ts';
import { Forbidden } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentEventStats } from './event-stats.present.ts';
import { readEventStats } from './event-stats.reads.ts';
import type { EventStats } from './event-stats.type.ts';

const BETWEEN_READS_MS = 500;
const KEPT_FOR_SLOW_WATCHERS = 200;

/**
 * Subscribes to the figures of changed events: of the actor's organiser, or of all for system roles. Only ids are
 * published; the figures are read as the actor.
 */
export function watchIssuerStats(scope: Scope): AsyncIterableIterator<EventStats> {
  const actor = requireAny(signedIn(scope.actor), ['VIEW_SALES']);
  const issuer = isSystemRole(actor.role) ? '*' : actor.issuerId;
  if (issuer === null) throw new Forbidden();
  let changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    const ids = [...changed];
    changed = new Set();
    for (const record of await readEventStats(scope, ids)) mailbox.push(presentEventStats(record));
  });
  const stop = scope.services.topics.listen('issuer.stats', issuer, ({ eventId }) => {
    changed.add(eventId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<EventStats>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
