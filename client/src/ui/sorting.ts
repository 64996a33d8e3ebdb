export interface Sorting {
  /** The column's key. */
  key: string;
  isDescending: boolean;
}

/** The order after a press on a column's head: ascending, then descending, then as the list comes by itself. */
export function nextSorting(sorting: Sorting | null, key: string): Sorting | null {
  if (sorting?.key !== key) return { key, isDescending: false };
  return sorting.isDescending ? null : { key, isDescending: true };
}

/** As it stands in an address: `amount`, or `-amount` where it descends. */
export const sortingText = (sorting: Sorting | null): string =>
  sorting === null ? '' : `${sorting.isDescending ? '-' : ''}${sorting.key}`;

export function readSorting(text: string): Sorting | null {
  if (text === '') return null;
  return text.startsWith('-')
    ? { key: text.slice(1), isDescending: true }
    : { key: text, isDescending: false };
}
