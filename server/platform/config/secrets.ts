import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/** Keys of 32 bytes. `masterKey` seals the secrets in the database, `tokenKey` signs session tokens. */
export interface Secrets {
  masterKey: Buffer;
  /** Previous keys; they still open secrets that the current one does not wrap yet. */
  formerMasterKeys: Buffer[];
  tokenKey: Buffer;
}

/**
 * Loads secrets from the environment, or those of the data folder, generated at the first start and readable only by
 * our user.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const { given, dataDir } = config;
  const former = given.formerMasterKey ?? (await formerMasterKey(dataDir));
  return {
    masterKey: given.masterKey ?? (await kept(dataDir, 'master.key')),
    formerMasterKeys: former ? [former] : [],
    tokenKey: given.tokenKey ?? (await kept(dataDir, 'token.key')),
  };
}

/** Reads the previous master key; operators who rotate the key move the old one to this name. */
async function formerMasterKey(dataDir: string): Promise<Buffer | undefined> {
  const file = path.join(dataDir, 'secrets', 'master.key.former');
  return existsSync(file) ? readKey(file) : undefined;
}

async function kept(dataDir: string, name: string): Promise<Buffer> {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // `wx` lets only one of two starting processes create the key; the other reads it.
    await writeWhole(file, randomBytes(32).toString('base64'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readKey(file);
}

async function readKey(file: string): Promise<Buffer> {
  const key = Buffer.from(await fs.readFile(file, 'utf8'), 'base64');
  if (key.length !== 32) throw new Error(`${file} is not a key of 32 bytes; restore it from a backup.`);
  return key;
}

/** Writes a file that appears only once the bytes are on the disk, so that a crash leaves no partial key. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await writeSynced(draft, text);
    await fs.link(draft, file);
  } finally {
    await fs.rm(draft, { force: true });
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await fs.open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    // The system's error has no path when the disk is full for an open file.
    throw Object.assign(error as Error, { path: file });
  } finally {
    await handle.close();
  }
}
