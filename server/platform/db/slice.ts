/** The part of an ordered list that one statement reads: a page, and one row more that says whether the list goes on. */
export interface Slice<Key = [string, string]> {
  /** Sort key of the row next to the part; null at an end of the list. */
  from: Key | null;
  limit: number;
  direction: 'ASC' | 'DESC';
  /** The comparison that holds between a row of the part and `from`. */
  beyond: '<' | '>';
}
