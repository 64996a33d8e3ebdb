import { readBlob } from './blob.reads.ts';
import { deleteBlobs, insertBlobs } from './blob.writes.ts';
import type { BlobFolder, BlobStore, StagedFolder } from './blob-store.ts';

/** Keeps files in the database: they are written and deleted in the transaction that refers to them. */
export const postgresBlobs: BlobStore = {
  stage: async (_scope, folder: BlobFolder): Promise<StagedFolder> => ({
    keep: (tx) => insertBlobs(tx, folder),
  }),
  discard: (tx, { folder }) => deleteBlobs(tx, folder),
  read: readBlob,
  sweep: async () => undefined,
};
