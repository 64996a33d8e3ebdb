import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Slice } from '../db/statement.ts';
import { BadInput, checkAll, type FieldFault, refuseFaults } from '../failures.ts';
import { isUuid } from '../is-uuid.ts';

export type TimeOrder = 'newest_first' | 'oldest_first';
export type StartOrder = 'soonest_first' | 'latest_first';
export type NameOrder = 'a_to_z' | 'z_to_a';
export type ListOrder = TimeOrder | StartOrder | NameOrder;

const MAX_PAGE = 100;
const SIZES = `1 to ${MAX_PAGE}`;

@ObjectType({
  simpleResolvers: true,
  description:
    'Pagination details. Whether the list continues is checked in the direction of reading and, in the other direction, follows from the cursor that was given.',
})
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the first entry, to pass as `before` for the previous page. Null on an empty page.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry, to pass as `after` for the next page. Null on an empty page.',
  })
  endCursor!: string | null;

  @Field(() => Boolean, {
    description: 'Whether a next page exists. With `last`: whether `before` was given.',
  })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a previous page exists. With `first`: whether `after` was given.',
  })
  hasPreviousPage!: boolean;
}

export interface Page<T> {
  nodes: T[];
  pageInfo: PageInfo;
}

/** Returns the fields of a page whose entries are of the given type. */
export function ConnectionOf<T extends object>(Entry: ClassType<T>) {
  @ObjectType({ simpleResolvers: true })
  abstract class Connection implements Page<T> {
    @Field(() => [Entry], { description: 'Entries of the page.' })
    nodes!: T[];

    @Field(() => PageInfo, { description: 'Pagination details of the page.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** Requested page: forwards with `first` and `after`, or backwards with `last` and `before`. */
export interface Paging {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  /** Page size when neither `first` nor `last` is given. */
  defaultSize: number;
  /** The order of the list; null for lists with a fixed order. */
  order: ListOrder | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Number of entries per page for forward pagination: ${SIZES}. 20 when neither \`first\` nor \`last\` is given.`,
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: '`endCursor` of the previous page, for forward pagination.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Number of entries per page for backward pagination, from \`before\` or from the end of the list: ${SIZES}. Cannot be combined with \`first\`.`,
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: '`startCursor` of the next page, for backward pagination.',
  })
  before?: string | null;

  readonly defaultSize: number = 20;

  /** Returns the paging in this order. */
  of(order: ListOrder | null): Paging {
    const { first, after, last, before, defaultSize } = this;
    return { first, after, last, before, defaultSize, order };
  }
}

@ArgsType()
export class LongPageArgs extends PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Number of entries per page for forward pagination: ${SIZES}. 50 when neither \`first\` nor \`last\` is given.`,
  })
  override first?: number | null;

  override readonly defaultSize: number = 50;
}

/** @throws BadInput unless 1 to 100 */
export function pageSize(size: number): number {
  refuseFaults(sizeFaults({ first: size }));
  return size;
}

function sizeFaults(sizes: Pick<Paging, 'first' | 'last'>): FieldFault[] {
  return (['first', 'last'] as const).flatMap((field) => {
    const size = sizes[field] ?? 1;
    const fits = Number.isInteger(size) && size >= 1 && size <= MAX_PAGE;
    return fits ? [] : [{ field, message: `A page holds ${SIZES} entries.` }];
  });
}

/** A part of a list, with the data needed to present it as a page. */
export interface PageSlice<Key = [string, string]> extends Slice<Key> {
  size: number;
  backwards: boolean;
}

/** Faults of a page requested in both directions at once. */
function directionFaults({ first, after, last, before }: Paging): FieldFault[] {
  const given = (value: unknown): boolean => value !== null && value !== undefined;
  const faults: FieldFault[] = [];
  if (given(first) && given(last))
    faults.push({ field: 'last', message: 'Give `first` or `last`, not both.' });
  if (given(before) && (given(first) || given(after))) {
    const message = 'Give `before` with `last`, to read backwards; `after` goes with `first`.';
    faults.push({ field: 'before', message });
  }
  if (given(after) && given(last)) {
    const message = 'Give `after` with `first`, to read forwards; `before` goes with `last`.';
    faults.push({ field: 'after', message });
  }
  return faults;
}

const ASCENDING: readonly (ListOrder | null)[] = ['oldest_first', 'soonest_first', 'a_to_z'];

/**
 * Returns the part of a list that a page shows. A reversed order and reading backwards both reverse the direction;
 * `pageOf` reverses the rows of a page that was read backwards again.
 * @param keyOf the sort key within a cursor, or undefined when it is a key of another list
 * @throws BadInput for an invalid page, and for a cursor that was not created here
 */
export function sliceBy<Key>(
  paging: Paging,
  keyOf: (parts: (string | number)[]) => Key | undefined,
): PageSlice<Key> {
  const { first, after, last, before, defaultSize } = paging;
  const [, key, keyBefore] = checkAll(
    () => refuseFaults([...directionFaults(paging), ...sizeFaults(paging)]),
    () => keyWithin(after, 'after', keyOf),
    () => keyWithin(before, 'before', keyOf),
  );
  const backwards = (last ?? before ?? null) !== null;
  const size = (backwards ? last : first) ?? defaultSize;
  const ascending = ASCENDING.includes(paging.order) !== backwards;
  return {
    size,
    backwards,
    limit: size + 1,
    direction: ascending ? 'ASC' : 'DESC',
    beyond: ascending ? '>' : '<',
    from: backwards ? keyBefore : key,
  };
}

/** Slices a list ordered by timestamp and id. @throws as `sliceBy` */
export function sliceByMoment(paging: Paging): PageSlice {
  return sliceBy(paging, ([moment, id, ...more]) =>
    isMoment(moment) && isId(id) && more.length === 0 ? [moment, id] : undefined,
  );
}

/** Slices a list ordered by name and id. @throws as `sliceBy` */
export function sliceByName(paging: Paging): PageSlice {
  return sliceBy(paging, ([name, id, ...more]) =>
    typeof name === 'string' && isId(id) && more.length === 0 ? [name, id] : undefined,
  );
}

/** Slices a list ordered by increasing ids. @throws as `sliceBy` */
export function sliceById(paging: Paging): PageSlice<string> {
  return sliceBy(paging, ([id, ...more]) => (isId(id) && more.length === 0 ? id : undefined));
}

/** Slices a list ordered by numbers of up to 18 digits. @throws as `sliceBy` */
export function sliceByNumber(paging: Paging): PageSlice<bigint> {
  return sliceBy(paging, ([key, ...more]) => {
    const digits = typeof key === 'string' || typeof key === 'number' ? String(key) : '';
    return /^\d{1,18}$/.test(digits) && more.length === 0 ? BigInt(digits) : undefined;
  });
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export function isMoment(part: unknown): part is string {
  return typeof part === 'string' && MOMENT.test(part) && !Number.isNaN(Date.parse(part));
}

export function isId(part: unknown): part is string {
  return typeof part === 'string' && isUuid(part);
}

/** Encodes the sort key of a row as a cursor; it is no secret, but its form may change. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function keyWithin<Key>(
  cursor: string | null | undefined,
  field: 'after' | 'before',
  keyOf: (parts: (string | number)[]) => Key | undefined,
): Key | null {
  if (cursor === null || cursor === undefined) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const key = Array.isArray(parts) && parts.every(isKeyPart) ? keyOf(parts) : undefined;
    if (key !== undefined) return key;
  } catch {
    // Falls through: bytes that are not JSON are as invalid as JSON that is not a key.
  }
  throw new BadInput([{ field, message: 'This cursor is not one of ours.' }]);
}

function isKeyPart(part: unknown): part is string | number {
  return typeof part === 'string' || typeof part === 'number';
}

/** Returns the page info from the ends of a page. @param more whether the list continues in the direction of reading */
export function pageInfoOf(
  slice: { backwards: boolean; from: unknown },
  more: boolean,
  start: readonly (string | number)[] | undefined,
  end: readonly (string | number)[] | undefined,
): PageInfo {
  const bounded = slice.from !== null;
  return {
    startCursor: start === undefined ? null : encodeCursor(start),
    endCursor: end === undefined ? null : encodeCursor(end),
    hasNextPage: slice.backwards ? bounded : more,
    hasPreviousPage: slice.backwards ? more : bounded,
  };
}

/**
 * Cuts the rows of a slice into a page.
 * @param keyOf the sort key of a row, in the order of the list
 */
export function pageOf<R, T>(
  rows: R[],
  slice: Pick<PageSlice<unknown>, 'size' | 'backwards' | 'from'>,
  keyOf: (row: R) => readonly (string | number)[],
  present: (row: R) => T,
): Page<T> {
  const shown = rows.slice(0, slice.size);
  if (slice.backwards) shown.reverse();
  const [start, end] = [shown.at(0), shown.at(-1)].map((row) => row && keyOf(row));
  return { nodes: shown.map(present), pageInfo: pageInfoOf(slice, rows.length > slice.size, start, end) };
}

export function emptyPage<T>(): Page<T> {
  return {
    nodes: [],
    pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
  };
}
