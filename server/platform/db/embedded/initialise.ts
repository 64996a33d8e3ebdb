import { spawn } from 'node:child_process';
import { chown, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account.ts';
import { isReachable } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedFailure } from './embedded-failure.ts';

/**
 * Returns the folder's path for the programs. Their working directory is the folder itself, set before privileges are
 * dropped; where the account could not traverse the path, that directory is still open to it.
 */
export function nameFor(account: Account, directory: string): string {
  if (account.uid === undefined || isReachable(path.dirname(directory))) return directory;
  return '/proc/self/cwd';
}

/** The environment of PostgreSQL's programs: none of our settings, no `PG...` variable. */
export const quietEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates a data folder under a temporary name and renames it when it is complete, so that a killed start simply
 * creates it again.
 */
export async function initialise(
  directory: string,
  binaries: Binaries,
  account: Account,
  password: string,
): Promise<void> {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (account.uid !== undefined) await chown(draft, account.uid, account.gid ?? account.uid);
  await runInitdb(draft, binaries, account, password, 'C.UTF-8').catch(() =>
    // Fallback for a system without that locale: letters beyond ASCII then carry no weight in similarity search, all
    // else is the same.
    runInitdb(draft, binaries, account, password, 'C'),
  );
  await writeFile(path.join(draft, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  await rename(draft, directory);
}

/** The builtin collation is the same on every system, so an index never depends on the version of a C library. */
async function runInitdb(
  draft: string,
  binaries: Binaries,
  account: Account,
  password: string,
  letters: string,
): Promise<void> {
  const secret = `${draft}.secret`;
  await writeFile(secret, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined) await chown(secret, account.uid, account.gid ?? account.uid);
  const handle = await open(secret, 'r');
  try {
    const flags = [
      ['-D', nameFor(account, draft)],
      [
        '--username=postgres',
        '--auth=scram-sha-256',
        '--pwfile=/dev/fd/3',
        '--data-checksums',
        '--no-instructions',
      ],
      ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      [`--lc-ctype=${letters}`],
    ].flat();
    const child = spawn(binaries.initdb, flags, {
      cwd: draft,
      ...account,
      env: quietEnvironment,
      stdio: ['ignore', 'ignore', 'pipe', handle.fd],
    });
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint += text;
    });
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(complaint))));
    });
  } catch (error) {
    const reason = (error as Error).message.trim().split('\n')[0];
    throw new EmbeddedFailure(`PostgreSQL could not make its data folder ${draft}: ${reason}`);
  } finally {
    await handle.close();
    await rm(secret, { force: true });
  }
}
