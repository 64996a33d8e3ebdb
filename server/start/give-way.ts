import { writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Lets a process of a session of its own work in the time that others leave. The sandbox stands for a network that
 * elsewhere has machines of its own: what buyers wait for comes first, and a ledger may close a little later.
 */
export function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  const { PRIORITY_LOW } = os.constants.priority;
  try {
    os.setPriority(pid, PRIORITY_LOW);
    // Where Linux shares time by sessions, a process's own priority counts within its session alone.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW));
  } catch {
    // It has ended, or the system has no such thing: it works like any other.
  }
}
