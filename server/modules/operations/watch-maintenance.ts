import { Coalescer } from '../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../platform/scope.ts';
import { type MaintenanceState, readMaintenance } from './maintenance.reads.ts';

const BETWEEN_READS_MS = 200;

/** Delivers the state on each change. */
export function watchMaintenance({ db, services }: Scope): AsyncIterableIterator<MaintenanceState> {
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => mailbox.push(await readMaintenance(db)));
  const stop = services.topics.listen('system.changed', 'all', () => coalescer.poke());
  const mailbox = new Mailbox<MaintenanceState>(1, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
