import { LedgerUnavailable } from '../failures.ts';

/** Horizon's format of lists. */
export interface HorizonPage<T> {
  _embedded: { records: T[] };
}

/** @param page null: Horizon does not have the resource. @throws LedgerUnavailable for anything that is not a page */
export function recordsOf<T>(page: HorizonPage<T> | null): T[] {
  if (page === null) return [];
  const { _embedded: embedded } = page as Partial<HorizonPage<T>>;
  if (embedded === undefined) throw new LedgerUnavailable();
  return embedded.records;
}
