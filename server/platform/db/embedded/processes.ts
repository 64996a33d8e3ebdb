import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Returns true when the process exists, of whatever user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the parent of a process, or undefined when it is gone. A process whose parent died belongs to a reaper. */
export function parentOf(pid: number): number | undefined {
  try {
    if (process.platform !== 'linux') return Number(ps('ppid=', pid));
    // The name in brackets may contain spaces and brackets itself, so fields are counted from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Returns true when this is the postmaster of that folder, and not another process that got the same number later. */
export function isPostmasterOf(pid: number, directory: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === directory;
    return ps('command=', pid).includes('postgres');
  } catch (error) {
    // Another user's process cannot be inspected: better to refuse than to run a second server on the data.
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

/** Waits until the condition holds. @returns false when it did not in time */
export async function holdsWithin(milliseconds: number, condition: () => boolean): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    if (condition()) return true;
    await pause(20);
  }
  return condition();
}

function ps(column: string, pid: number): string {
  return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
}
