import type { BlobConfig } from '../config/config.ts';
import type { Log } from '../log.ts';
import type { BlobStore } from './blob-store.ts';
import { ExternalBlobs } from './external-blobs.ts';
import { FolderObjects } from './folder-objects.ts';
import { postgresBlobs } from './postgres-blobs.ts';
import { S3Objects } from './s3-objects.ts';

export type { BlobFile, BlobStore } from './blob-store.ts';

/** Returns the configured store of files. */
export function createBlobStore(config: BlobConfig, log: Log): BlobStore {
  if (config.store === 'database') return postgresBlobs;
  return new ExternalBlobs(
    config.store === 'folder' ? new FolderObjects(config.folder) : new S3Objects(config, log),
  );
}
