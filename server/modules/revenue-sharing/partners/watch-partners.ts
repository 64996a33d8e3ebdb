import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../../platform/scope.ts';
import { partnersShown } from './partner.policy.ts';
import { presentPartner } from './partner.present.ts';
import { readPartner } from './partner.reads.ts';
import type { Partner } from './partner.type.ts';

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 200;

/** Delivers each partner of the actor's organiser after an invitation or answer, read with the viewer's permissions. */
export function watchPartners(scope: Scope): AsyncIterableIterator<Partner> {
  const issuerId = partnersShown(scope.actor);
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      // Removed before the read: a change during the read causes another one.
      changed.delete(id);
      const partner = await readPartner(scope, id).catch((error: unknown) => {
        changed.add(id);
        throw error;
      });
      if (partner) mailbox.push(presentPartner(partner));
    }
  });
  const stop = scope.services.topics.listen('partner.changed', issuerId, ({ partnerId }) => {
    changed.add(partnerId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<Partner>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
