import { SYSTEM_TENANCY } from '../access/actor.ts';
import { inTransaction, type Tx } from '../db/in-transaction.ts';
import type { Scope } from '../scope.ts';
import { readBlob } from './blob.reads.ts';
import { beginRemovals, deleteBlobs, endRemoval, insertRemoval, withdrawRemoval } from './blob.writes.ts';
import type { BlobFolder, BlobStore, StagedFolder } from './blob-store.ts';

/** A place for objects outside the database. Keys are `<folder>/<name>`. */
export interface ObjectStore {
  put(key: string, content: Buffer): Promise<void>;
  /** @returns undefined when there is no such object */
  get(key: string): Promise<Buffer | undefined>;
  /** Deletes a folder with everything in it; one that does not exist is no error. */
  removeFolder(folder: string): Promise<void>;
}

export const REMOVAL_JOB = 'blobs.remove';
/** Longer than any upload takes. */
const STAGED_SECONDS = 3_600;
const BATCH_SIZE = 50;

/**
 * Keeps files outside the database, which has no transaction with it. The database lists every folder that is not in
 * use: a new one before its first file is written, an old one in the transaction that stops using it. A job deletes
 * what is on the list, so that neither a crash nor an outage leaves files behind. Files that were stored while the
 * database was the store stay readable.
 */
export class ExternalBlobs implements BlobStore {
  readonly #objects: ObjectStore;

  constructor(objects: ObjectStore) {
    this.#objects = objects;
  }

  async stage(scope: Scope, folder: BlobFolder): Promise<StagedFolder> {
    const dueAt = scope.clock.in(STAGED_SECONDS);
    await inTransaction(scope, (tx) => insertRemoval(tx, folder, dueAt));
    for (const { name, content } of folder.files)
      await this.#objects.put(`${folder.folder}/${name}`, content);
    return {
      keep: async (tx) => {
        if (!(await withdrawRemoval(tx, folder.folder)))
          throw new Error(`The folder ${folder.folder} was deleted before it was used.`);
      },
    };
  }

  async discard(tx: Tx, folder: { folder: string; issuerId: string }): Promise<void> {
    await deleteBlobs(tx, folder.folder);
    await insertRemoval(tx, folder, tx.scope.clock.now());
    tx.afterCommit(() => tx.scope.services.jobs.ask(REMOVAL_JOB));
  }

  async read(scope: Scope, folder: string, name: string): Promise<Buffer | undefined> {
    return (await this.#objects.get(`${folder}/${name}`)) ?? readBlob(scope, folder, name);
  }

  async sweep(scope: Scope): Promise<void> {
    const due = await inTransaction(scope, (tx) => beginRemovals(tx, BATCH_SIZE), SYSTEM_TENANCY);
    const failures: unknown[] = [];
    for (const folder of due) {
      try {
        await this.#objects.removeFolder(folder);
        await inTransaction(scope, (tx) => endRemoval(tx, folder), SYSTEM_TENANCY);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
