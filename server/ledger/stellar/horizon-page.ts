import { LedgerUnavailable } from '../failures.ts';

/** How Horizon wraps lists. */
export interface HorizonPage<T> {
  _embedded: { records: T[] };
}

/** @param page null: Horizon does not know the address. @throws LedgerUnavailable for what is no page */
export function recordsOf<T>(page: HorizonPage<T> | null): T[] {
  if (page === null) return [];
  const { _embedded: embedded } = page as Partial<HorizonPage<T>>;
  if (embedded === undefined) throw new LedgerUnavailable();
  return embedded.records;
}
