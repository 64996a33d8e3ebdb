import { describe, expect, it } from 'vitest';
import { nextSorting, readSorting, sortingText } from '../../../client/src/ui/sorting.ts';

describe('the order of a table', () => {
  it('ascends, descends and ends with presses on one head', () => {
    const once = nextSorting(null, 'amount');
    expect(once).toEqual({ key: 'amount', isDescending: false });
    const twice = nextSorting(once, 'amount');
    expect(twice).toEqual({ key: 'amount', isDescending: true });
    expect(nextSorting(twice, 'amount')).toBeNull();
  });

  it('begins anew with another head', () => {
    expect(nextSorting({ key: 'amount', isDescending: true }, 'at')).toEqual({
      key: 'at',
      isDescending: false,
    });
  });

  it.each([
    ['', null],
    ['amount', { key: 'amount', isDescending: false }],
    ['-amount', { key: 'amount', isDescending: true }],
  ])('stands in an address as "%s"', (text, sorting) => {
    expect(readSorting(text)).toEqual(sorting);
    expect(sortingText(sorting)).toBe(text);
  });
});
