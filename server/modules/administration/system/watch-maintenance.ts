import type { Scope } from '../../../scope.ts';
import { Coalescer } from '../../../topics/coalescer.ts';
import { Mailbox } from '../../../topics/mailbox.ts';
import { type MaintenanceState, readMaintenance } from './maintenance.reads.ts';

const BETWEEN_READS_MS = 200;

/** The state as it changes, for everybody. */
export function watchMaintenance({ db, parts }: Scope): AsyncIterableIterator<MaintenanceState> {
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => mailbox.push(await readMaintenance(db)));
  const stop = parts.topics.listen('system.changed', 'all', () => coalescer.poke());
  const mailbox = new Mailbox<MaintenanceState>(1, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
