import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../../platform/scope.ts';
import { chargeOf } from '../people/people.policy.ts';

/** Minimum time between two notifications, also during a rush at the door. */
const BETWEEN_WORDS_MS = 1_000;

/** Delivers a timestamp when the list may have changed: a scan, a device, a status. The client reads again. */
export function watchValidators(scope: Scope): AsyncIterableIterator<Date> {
  const { issuerId } = chargeOf(scope.actor);
  const coalescer = new Coalescer(BETWEEN_WORDS_MS, async () => mailbox.push(scope.clock.now()));
  const { topics } = scope.services;
  const stops = [
    topics.listen('person.changed', issuerId ?? '*', () => coalescer.poke()),
    topics.listen('issuer.stats', issuerId ?? '*', () => coalescer.poke()),
  ];
  const mailbox = new Mailbox<Date>(1, () => {
    for (const stop of stops) stop();
    coalescer.stop();
  });
  return mailbox;
}
