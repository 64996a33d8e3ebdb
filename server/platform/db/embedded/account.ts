import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedFailure } from './embedded-failure.ts';

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
