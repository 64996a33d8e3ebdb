import { EVERY_MINUTE, type Module } from '../module.ts';
import type { BlobStore } from './blob-store.ts';
import { REMOVAL_JOB } from './external-blobs.ts';

declare module '../services.ts' {
  interface Services {
    readonly blobs: BlobStore;
  }
}

export const blobs: Module = {
  jobs: (scope) => [{ name: REMOVAL_JOB, ...EVERY_MINUTE, run: () => scope().services.blobs.sweep(scope()) }],
};
