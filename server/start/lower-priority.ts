import { writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Lets others go before a process that has a session of its own: where all want to work it gets a tenth of their time, so
 * that it is never starved. The sandbox stands for a network that elsewhere has machines of its own: what buyers wait for
 * comes first, and a ledger may close a little later.
 */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  const { PRIORITY_BELOW_NORMAL } = os.constants.priority;
  try {
    os.setPriority(pid, PRIORITY_BELOW_NORMAL);
    // Where Linux shares time by sessions, a process's own priority counts within its session alone.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_BELOW_NORMAL));
  } catch {
    // It has ended, or the system has no such thing: it works like any other.
  }
}
