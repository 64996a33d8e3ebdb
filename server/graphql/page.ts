import { Field, ObjectType } from 'type-graphql';
import { BadInput } from '../failures.ts';

const MOST = 100;
const WRONG_CURSOR = 'This cursor is not one of ours.';

@ObjectType({ simpleResolvers: true, description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field(() => String, { nullable: true, description: 'Give it as `after` to get the next page.' })
  endCursor!: string | null;

  @Field(() => Boolean)
  hasNextPage!: boolean;
}

export interface Page<T> {
  nodes: T[];
  pageInfo: PageInfo;
}

/** @throws BadInput unless 1 to 100 */
export function pageSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= MOST) return first;
  throw new BadInput([{ field: 'first', message: `A page holds 1 to ${MOST} entries.` }]);
}

/** A cursor names the sort key of a row; it is no secret, but nobody should build on its form. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * The sort key within a cursor, or undefined without one.
 * @param length how many parts the key has
 * @throws BadInput for anything that we did not make
 */
export function decodeCursor(
  after: string | null | undefined,
  length: number,
): (string | number)[] | undefined {
  if (after === null || after === undefined) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === length && key.every(isKeyPart)) return key;
  } catch {
    // Falls through: bytes that are no JSON are as wrong as JSON that is no key.
  }
  throw new BadInput([{ field: 'after', message: WRONG_CURSOR }]);
}

function isKeyPart(part: unknown): part is string | number {
  return typeof part === 'string' || typeof part === 'number';
}

/**
 * Cuts rows, of which one more than `first` was read, into a page.
 * @param keyOf the sort key of a row, in the order of the list
 */
export function pageOf<R, T>(
  rows: R[],
  first: number,
  keyOf: (row: R) => readonly (string | number)[],
  present: (row: R) => T,
): Page<T> {
  const shown = rows.slice(0, first);
  const last = shown.at(-1);
  return {
    nodes: shown.map(present),
    pageInfo: {
      endCursor: last === undefined ? null : encodeCursor(keyOf(last)),
      hasNextPage: rows.length > first,
    },
  };
}

const SORTED = 'sorted';

/**
 * Rows before a page of a list that is sorted by what is no key of its rows.
 * @throws BadInput for a cursor of another list
 */
export function skippedRows(after: string | null | undefined): number {
  const [mark, skip] = decodeCursor(after, 2) ?? [SORTED, 0];
  if (mark === SORTED && Number.isInteger(skip) && Number(skip) >= 0) return Number(skip);
  throw new BadInput([{ field: 'after', message: WRONG_CURSOR }]);
}

/** Cuts rows of a sorted list, of which one more than `first` was read after `skip`, into a page. */
export function skippingPage<R, T>(
  rows: R[],
  { first, skip }: { first: number; skip: number },
  present: (row: R) => T,
): Page<T> {
  const shown = rows.slice(0, first);
  return {
    nodes: shown.map(present),
    pageInfo: {
      endCursor: shown.length === 0 ? null : encodeCursor([SORTED, skip + shown.length]),
      hasNextPage: rows.length > first,
    },
  };
}
