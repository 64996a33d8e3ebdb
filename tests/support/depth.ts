/** Whether `npm run test:deep` runs, which proves by many cases what `npm test` proves by one. */
export const IS_DEEP = process.env.TEST_DEPTH === 'deep';

/** @returns the first value in the run of every change, the second in the one before a release */
export function deeper<T>(usual: T, deep: T): T {
  return IS_DEEP ? deep : usual;
}
