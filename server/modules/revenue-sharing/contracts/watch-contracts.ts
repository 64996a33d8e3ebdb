import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readReach } from './contract.reads.ts';
import type { ContractChange } from './contract.type.ts';

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 200;

/** Contracts of the actor's organiser, and such that he is in, as they come and change. System roles hear of all. */
export function watchContracts(scope: Scope): AsyncIterableIterator<ContractChange> {
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    const asked = [...changed];
    // Taken out before they are read: what changes meanwhile is read once more.
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
