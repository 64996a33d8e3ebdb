import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { EmbeddedFailure } from './embedded-failure.ts';

/** Passwords of the two login roles: `postgres`, the superuser, and `passa`, the owner of the product's database. */
export type Passwords = { postgres: string; passa: string };

/** Reads the passwords, or generates them when no data depends on them yet. */
export async function readPasswords(file: string, hasData: boolean): Promise<Passwords> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Passwords;
  } catch {
    if (hasData) {
      throw new EmbeddedFailure(
        `The passwords of the database in ${file} cannot be read; put the file back from a copy.`,
      );
    }
  }
  const passwords = { postgres: password(), passa: password() };
  const draft = `${file}.new`;
  try {
    await writeFile(draft, JSON.stringify(passwords), { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return passwords;
}

const password = () => randomBytes(24).toString('base64url');
