import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readReach } from './contract.reads.ts';
import type { ContractChange } from './contract.type.ts';

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 200;

/**
 * Delivers new and changed contracts of the actor's organiser, and those that the actor is in. System roles get all.
 */
export function watchContracts(scope: Scope): AsyncIterableIterator<ContractChange> {
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    const asked = [...changed];
    // Removed before the read: a change during the read causes another one.
    changed.clear();
    const reach = await readReach(scope, asked).catch((error: unknown) => {
      for (const contractId of asked) changed.add(contractId);
      throw error;
    });
    for (const contractId of reach) mailbox.push({ contractId });
  });
  const stop = scope.services.topics.listen('contract.changed', '*', ({ contractId }) => {
    changed.add(contractId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<ContractChange>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
