import { Coalescer } from '../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../platform/scope.ts';
import type { SystemStats } from './system.type.ts';
import { systemStats } from './system-stats.ts';

const BETWEEN_READS_MS = 500;
/** No topic announces a disk that fills up. */
const LOOK_AGAIN_MS = 5_000;

/** Delivers the figures as they change. A slow client gets the newest. */
export function watchSystemStats(scope: Scope): AsyncIterableIterator<SystemStats> {
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => mailbox.push(await systemStats(scope)));
  const stop = scope.services.topics.listen('system.changed', 'all', () => coalescer.poke());
  const timer = setInterval(() => coalescer.poke(), LOOK_AGAIN_MS);
  timer.unref();
  const mailbox = new Mailbox<SystemStats>(1, () => {
    stop();
    clearInterval(timer);
    coalescer.stop();
  });
  return mailbox;
}
