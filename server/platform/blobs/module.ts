import { EVERY_MINUTE, type Module } from '../module.ts';
import { REMOVAL_JOB } from './external-blobs.ts';

export const blobs: Module = {
  jobs: (scope) => [{ name: REMOVAL_JOB, ...EVERY_MINUTE, run: () => scope().services.blobs.sweep(scope()) }],
};
