import { writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Lowers the priority of a process with its own session: under full load it gets a tenth of the time, so that it is
 * never starved. The sandbox replaces a network that otherwise has its own machines: buyers' requests come first, and a
 * ledger may close a little later.
 */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  const { PRIORITY_BELOW_NORMAL } = os.constants.priority;
  try {
    os.setPriority(pid, PRIORITY_BELOW_NORMAL);
    // With Linux autogroups, the priority of a process counts within its session alone.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_BELOW_NORMAL));
  } catch {
    // It has exited, or the system does not support it: the priority stays.
  }
}
