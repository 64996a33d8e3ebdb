import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedFailure } from './embedded-failure.ts';

/** Whom PostgreSQL runs as. Empty: as we do. */
export type Account = { uid?: number; gid?: number };

/**
 * PostgreSQL refuses to run as root, and its data belongs to whoever runs it. Root therefore lends the work to the
 * owner of the folder when there is one, else to an account without rights that every system has.
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

/** May any account walk down to this path? Root walks everywhere, the account that it lends may not. */
export function isReachable(place: string): boolean {
  for (let step = place; ; step = path.dirname(step)) {
    if ((statSync(step).mode & 0o001) === 0) return false;
    if (step === path.dirname(step)) return true;
  }
}
