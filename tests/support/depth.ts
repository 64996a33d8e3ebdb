/** Whether `npm run test:deep` runs: everything that `npm test` proves by one case, by many. */
export const IS_DEEP = process.env.TEST_DEPTH === 'deep';

/** @returns the first in the run of every change, the second in the one before a release */
export function deeper<T>(usual: T, deep: T): T {
  return IS_DEEP ? deep : usual;
}
