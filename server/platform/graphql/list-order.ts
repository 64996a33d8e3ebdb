import { registerEnum } from './enums.ts';
import {
  type NameOrder,
  type Page,
  type Paging,
  pageInfoOf,
  type StartOrder,
  sliceBy,
  type TimeOrder,
} from './page.ts';

export type { NameOrder, StartOrder, TimeOrder } from './page.ts';

export const TimeOrderEnum = registerEnum<TimeOrder>('TimeOrder', 'Order of a list by time.', {
  newest_first: 'Newest first.',
  oldest_first: 'Oldest first.',
});
export const StartOrderEnum = registerEnum<StartOrder>('StartOrder', 'Order of events by start.', {
  soonest_first: 'From the earliest start to the latest.',
  latest_first: 'From the latest start to the earliest.',
});
export const NameOrderEnum = registerEnum<NameOrder>('NameOrder', 'Order of a list by name.', {
  a_to_z: 'Alphabetical.',
  z_to_a: 'Reverse alphabetical.',
});

const description = 'Order of the list. A cursor is valid only for the order in which it was created.';

export const NEWEST_FIRST = { defaultValue: 'newest_first', description } as const;
export const OLDEST_FIRST = { defaultValue: 'oldest_first', description } as const;
export const SOONEST_FIRST = { defaultValue: 'soonest_first', description } as const;
export const LATEST_FIRST = { defaultValue: 'latest_first', description } as const;
export const BY_NAME = { defaultValue: 'a_to_z', description } as const;

/** A part of a list that is sorted by values that are not a key of its rows: its rows are counted from an end. */
export interface SortedSlice {
  skip: number;
  limit: number;
  /** True when the statement reads the list from its end. */
  reversed: boolean;
  size: number;
  backwards: boolean;
  /** The row next to the part: 1 for the first of the list, -1 for the last; null at an end of the list. */
  from: number | null;
}

const SORTED = 'sorted';

/** @throws as `sliceBy` */
export function sortedSlice(paging: Paging): SortedSlice {
  const { size, backwards, from } = sliceBy(paging, ([mark, place]) =>
    mark === SORTED && Number.isSafeInteger(place) && place !== 0 ? Number(place) : undefined,
  );
  const reversed = from === null ? backwards : from < 0;
  const common = { reversed, size, backwards, from };
  const passed = Math.abs(from ?? 0);
  if (reversed === backwards) return { ...common, skip: passed, limit: size + 1 };
  // Reads towards the end from which the rows are counted: no further than it.
  const skip = Math.max(0, passed - 1 - size);
  return { ...common, skip, limit: passed - 1 - skip };
}

/** Cuts the rows of a sorted slice into a page. */
export function sortedPage<R, T>(rows: R[], slice: SortedSlice, present: (row: R) => T): Page<T> {
  const { skip, size, reversed, backwards } = slice;
  const shown = rows.slice(0, size);
  const places = shown.map((_row, index) => (reversed ? -1 : 1) * (skip + index + 1));
  if (reversed) {
    shown.reverse();
    places.reverse();
  }
  const more = reversed === backwards ? rows.length > size : skip > 0;
  const [start, end] = [places.at(0), places.at(-1)].map((place) =>
    place === undefined ? undefined : [SORTED, place],
  );
  return { nodes: shown.map(present), pageInfo: pageInfoOf(slice, more, start, end) };
}
