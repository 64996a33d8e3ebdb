import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedFailure } from './installation.ts';

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

/** A slow or busy machine writes its last changes to the disk for seconds. */
const CLEAN_STOP_MS = 10_000;
const HARD_STOP_MS = 20_000;

/** A PostgreSQL that a running Passa uses on the folder. */
export type Running = { port: number };

/**
 * Removes leftovers of a killed start from the folder: a lock file without a process, or a PostgreSQL whose Passa is
 * gone. Returns the running server when its Passa is alive; one that is just stopping has `patience` milliseconds to
 * exit.
 */
export async function clearLeftovers(
  directory: string,
  ownerFile: string,
  patience: number,
): Promise<Running | undefined> {
  const lock = readLock(directory);
  if (!lock) return undefined;
  if (!isPostmasterOf(lock.pid, directory)) {
    // PostgreSQL would accept any process with that number, and numbers are reused, in containers soon.
    rmSync(path.join(directory, 'postmaster.pid'), { force: true });
    return undefined;
  }
  const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : Number.NaN;
  const released = () => !isPostmasterOf(lock.pid, directory) || parentOf(lock.pid) !== owner;
  if (!(await holdsWithin(patience, released))) return { port: lock.port };
  await stopOrphan(lock.pid, directory);
  return undefined;
}

/** Reads the lock file: process id first, port fourth. */
function readLock(directory: string): { pid: number; port: number } | undefined {
  const file = path.join(directory, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number.parseInt(lines[0] ?? '', 10), port: Number.parseInt(lines[3] ?? '', 10) };
}

/** Tries a fast stop first; a busy server is stopped immediately, and recovers from its WAL at the next start. */
async function stopOrphan(postmaster: number, directory: string): Promise<void> {
  const gone = () => !isPostmasterOf(postmaster, directory);
  try {
    process.kill(postmaster, 'SIGINT');
    if (await holdsWithin(CLEAN_STOP_MS, gone)) return;
    process.kill(postmaster, 'SIGQUIT');
    if (await holdsWithin(HARD_STOP_MS, gone)) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
  }
  throw new EmbeddedFailure(
    `A PostgreSQL of an earlier start (process ${postmaster}) still holds ${directory} and cannot be stopped.`,
  );
}
