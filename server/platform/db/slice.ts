/** The part of an ordered list that one statement reads: a page, plus one row that shows whether the list continues. */
export interface Slice<Key = [string, string]> {
  /** Sort key of the row next to the part; null at an end of the list. */
  from: Key | null;
  limit: number;
  direction: 'ASC' | 'DESC';
  /** The comparison between a row of the part and `from`. */
  beyond: '<' | '>';
}
