import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './external-blobs.ts';

/** Objects as files below a folder, which several hosts may share. */
export class FolderObjects implements ObjectStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  async put(key: string, content: Buffer): Promise<void> {
    const file = this.#pathOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    // Appears complete or not at all.
    const draft = `${file}.${randomUUID()}.part`;
    await writeFile(draft, content, { flush: true });
    await rename(draft, file);
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.#pathOf(folder), { recursive: true, force: true });
  }

  /** @throws Error for a key that leads elsewhere */
  #pathOf(key: string): string {
    const file = path.resolve(this.#root, key);
    if (!file.startsWith(this.#root + path.sep)) throw new Error(`The key ${key} leads out of the folder.`);
    return file;
  }
}
