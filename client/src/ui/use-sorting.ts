import { useState } from 'react';
import { locale } from '../language/language.ts';
import { nextSorting, type Sorting } from './sorting.ts';

/** By which column a table is sorted: once pressed upwards, twice downwards, and the third time as it came. */
export function useSorting(): { sorting: Sorting | null; press: (key: string) => void } {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const press = (key: string) => setSorting((before) => nextSorting(before, key));
  return { sorting, press };
}

type Compare<Row> = (one: Row, other: Row) => number;

/** The rows in the wanted order; rows that are equal in it stay as they came. */
export function sorted<Row>(
  rows: readonly Row[],
  sorting: Sorting | null,
  by: (key: string) => Compare<Row> | undefined,
): Row[] {
  const compare = sorting ? by(sorting.key) : undefined;
  if (!compare) return [...rows];
  return rows.toSorted((one, other) => (sorting?.isDescending ? compare(other, one) : compare(one, other)));
}

/** Orders words as the reader's language does, figures in them by their size. */
export const compareWords = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }).compare;
