export interface Sorting {
  /** The column's key. */
  key: string;
  isDescending: boolean;
}

/** The order after a click on a column's head: ascending, then descending, then the list's default. */
export function nextSorting(sorting: Sorting | null, key: string): Sorting | null {
  if (sorting?.key !== key) return { key, isDescending: false };
  return sorting.isDescending ? null : { key, isDescending: true };
}

/** As in an address: `amount`, or `-amount` for descending. */
export const sortingText = (sorting: Sorting | null): string =>
  sorting === null ? '' : `${sorting.isDescending ? '-' : ''}${sorting.key}`;

export function readSorting(text: string): Sorting | null {
  if (text === '') return null;
  return text.startsWith('-')
    ? { key: text.slice(1), isDescending: true }
    : { key: text, isDescending: false };
}
