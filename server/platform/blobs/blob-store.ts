import type { Tx } from '../db/in-transaction.ts';
import type { Scope } from '../scope.ts';

/** One file of a folder. */
export interface BlobFile {
  /** Lower-case letters and digits with an extension, such as `640.webp`. */
  name: string;
  content: Buffer;
}

/** Files that belong together, and are kept and deleted together. */
export interface BlobFolder {
  /** `<kind>/<64 hexadecimal digits>`. A name is never used twice. */
  folder: string;
  issuerId: string;
  files: readonly BlobFile[];
}

/** A folder that is written, but deleted later unless a transaction keeps it. */
export interface StagedFolder {
  /** Keeps the files if the transaction commits. */
  keep(tx: Tx): Promise<void>;
}

/** The store of files: PostgreSQL, a folder, or an S3-compatible service. */
export interface BlobStore {
  /** Prepares the files. Call it outside of transactions: the store may be on another host. */
  stage(scope: Scope, folder: BlobFolder): Promise<StagedFolder>;
  /** Deletes the files if the transaction commits. */
  discard(tx: Tx, folder: { folder: string; issuerId: string }): Promise<void>;
  /** Reads a file of any issuer; the caller must authorize. @returns undefined when there is none */
  read(scope: Scope, folder: string, name: string): Promise<Buffer | undefined>;
  /** Deletes the folders whose time has come. @throws the first failure, after trying all of them */
  sweep(scope: Scope): Promise<void>;
}
