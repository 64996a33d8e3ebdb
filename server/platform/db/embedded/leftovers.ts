import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedFailure } from './embedded-failure.ts';
import { holdsWithin, isPostmasterOf, parentOf } from './processes.ts';

const CLEAN_STOP_MS = 2_500;
const HARD_STOP_MS = 1_500;

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
