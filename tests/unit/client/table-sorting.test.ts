import { describe, expect, it } from 'vitest';
import { compareDecimals } from '../../../client/src/ui/compare-decimals.ts';
import { compareWords, sorted } from '../../../client/src/ui/use-sorting.ts';

const ROWS = [
  { name: 'gate 10', price: '9.5' },
  { name: 'Gate 2', price: '90071992547409.9234568' },
  { name: 'gate 2', price: '90071992547409.9234567' },
  { name: 'Sea', price: '-0.5' },
];
type Row = (typeof ROWS)[number];

const ORDERS: Record<string, (one: Row, other: Row) => number> = {
  name: (one, other) => compareWords(one.name, other.name),
  price: (one, other) => compareDecimals(one.price, other.price),
};
const order = (key: string | null, isDescending = false) =>
  sorted(ROWS, key === null ? null : { key, isDescending }, (one) => ORDERS[one]).map((row) =>
    ROWS.indexOf(row),
  );

describe('a table', () => {
  it.each([
    ['as it came', null, false, [0, 1, 2, 3]],
    ['by words, figures in them by size', 'name', false, [1, 2, 0, 3]],
    ['by words, downwards, equals as they came', 'name', true, [3, 0, 1, 2]],
    ['by amounts, to the last digit', 'price', false, [3, 0, 2, 1]],
    ['by amounts, downwards', 'price', true, [1, 2, 0, 3]],
    ['as it came, for a column that has no order', 'nothing', false, [0, 1, 2, 3]],
  ])('is shown %s', (_what, key, isDescending, rows) => {
    expect(order(key, isDescending)).toEqual(rows);
  });
});
